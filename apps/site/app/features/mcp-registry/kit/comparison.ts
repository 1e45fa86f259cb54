import type { McpServerCard, McpServerDetails } from "@yno/registry/cards";
import { compared } from "@yno/registry/compare";
import { formatDate } from "#app/ui/format-date.ts";
import type { RegistryPanelWords } from "#content/mcp-registry-panel.ts";
import type { RegistryCardWords } from "#content/pages/mcp-registry.ts";
import { seenOn } from "../source-day.ts";

type Words = { words: RegistryPanelWords; card: RegistryCardWords };

export type ComparedFact = { label: string; value: string | undefined };

/** What is compared of a server, in the order of the table: undefined where no source says it. */
export function comparedFacts(
  server: McpServerCard,
  { server: official, listing, samples }: McpServerDetails,
  { words, card }: Words,
  now: number,
): readonly ComparedFact[] {
  const said = words.compared;
  const { name: title, author, status } = server;
  const version = samples.includes("version") ? undefined : server.version;
  const facts = compared({ title, server: official, listing: { ...listing, author, status } });
  const { runtime, signIn, provenName, released, tools } = facts;
  const replaced = facts.replacedBy && `${words.replacedBy} ${facts.replacedBy}`;
  const runtimes = new Map<string, string>(Object.entries(said.runtimes));
  return [
    { label: words.transport, value: facts.transports.join(", ") },
    { label: said.launch, value: facts.launch },
    { label: said.runtime, value: runtime ? (runtimes.get(runtime) ?? runtime) : said.none },
    { label: said.signIn, value: signIn && said.signIns[signIn] },
    { label: said.secrets, value: facts.requiredSecrets.join(", ") || said.noSecrets },
    { label: words.license, value: facts.license },
    { label: words.maintainer, value: `${facts.publisher}: ${words.tiers[listing.tier]}` },
    { label: said.proof, value: provenName && `${said.listedAs} ${provenName}` },
    {
      label: said.release,
      value:
        [version && `v${version}`, released && `${said.updated} ${formatDate(released)}`]
          .filter(Boolean)
          .join(", ") || undefined,
    },
    {
      label: said.read,
      value: facts.readOn && seenOn(facts.readOn, now, words),
    },
    {
      label: words.status,
      value:
        status === "active"
          ? said.active
          : [card.statuses[status], replaced].filter(Boolean).join(". "),
    },
    { label: words.tools, value: tools === undefined ? undefined : String(tools) },
    { label: said.readOnly, value: facts.heldBack && `${said.held} ${facts.heldBack}` },
    { label: said.dataLocation, value: undefined },
  ];
}
