import type { McpServerCard, McpServerDetails } from "@yno/registry/cards";
import { listedName } from "@yno/registry/names";
import type { Transport } from "@yno/registry/transport";
import type { RegistryCardWords, RegistryPanelWords } from "#content/schema/mcp-registry-page.ts";

type ServerFactsProps = {
  server: McpServerCard;
  details: McpServerDetails;
  transport: Transport;
  words: RegistryPanelWords;
  card: RegistryCardWords;
};

/** What we did to a command since it was seen. */
function commandNote(details: McpServerDetails, words: RegistryPanelWords): string {
  if (details.commandComposed) return words.composed;
  return details.launch.kind === "package" ? words.versionAdded : "";
}

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
    [words.listedName, listedName({ ...server, ...details })],
    [words.registryName, details.registryName],
    [words.evidence, `${evidence}. ${commandNote(details, words)}`.trimEnd()],
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
