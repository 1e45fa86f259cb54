import type { RegistryPanelWords } from "#content/schema/mcp-registry-page.ts";
import type { McpServerDetails } from "#content/schema/mcp-server.ts";
import type { Transport } from "./transport.ts";

type ServerFactsProps = {
  details: McpServerDetails;
  transport: Transport;
  words: RegistryPanelWords;
};

/** Who keeps the server, under which licence, and how it is reached. */
export function ServerFacts({ details, transport, words }: ServerFactsProps) {
  const evidence = details.commandEvidence.replace(/^./, (letter) => letter.toUpperCase());
  const hosted = details.remoteUrl ?? (transport.kind === "stdio" ? undefined : transport.url);
  const facts: readonly [label: string, value: string | undefined][] = [
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
