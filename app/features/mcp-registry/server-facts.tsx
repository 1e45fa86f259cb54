import type { McpServerCard, McpServerDetails } from "@yno/registry/cards";
import type { Transport } from "@yno/registry/transport";
import type { RegistryCardWords, RegistryPanelWords } from "#content/schema/mcp-registry-page.ts";

type ServerFactsProps = {
  server: McpServerCard;
  details: McpServerDetails;
  transport: Transport;
  words: RegistryPanelWords;
  card: RegistryCardWords;
};

/** Who maintains the server, under which licence, and how it is reached. */
export function ServerFacts({ server, details, transport, words, card }: ServerFactsProps) {
  const evidence = details.commandEvidence.replace(/^./, (letter) => letter.toUpperCase());
  const hosted = details.remoteUrl ?? (transport.kind === "stdio" ? undefined : transport.url);
  const status = server.status === "active" ? undefined : card.statuses[server.status];
  const facts: readonly [label: string, value: string | undefined][] = [
    [words.status, status && `${status}, ${words.statusSeenIn} ${details.statusSeenIn}`],
    [words.maintainer, words.tiers[details.tier]],
    [words.license, details.license],
    [words.transport, details.launch.kind === "remote" ? details.launch.type : "stdio"],
    [words.hosted, hosted],
    [words.registryName, details.registryName],
    [words.evidence, details.commandComposed ? `${evidence}. ${words.composed}` : evidence],
  ];
  return (
    <dl className="panel-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
