import type { McpServerCard, McpServerDetails } from "@yno/registry/cards";
import { registryName } from "@yno/registry/names";
import { environmentOf } from "@yno/registry/transport";
import { formatDate } from "#app/ui/format-date.ts";
import type { RegistryPanelWords } from "#content/mcp-registry-panel.ts";
import type { RegistryCardWords } from "#content/pages/mcp-registry.ts";

export type Compared = { card: McpServerCard; details: McpServerDetails };

type Words = { words: RegistryPanelWords; card: RegistryCardWords };

/** A fact that is older is shown with the day on which it was read. */
const staleDays = 90;

/** Whether a day is too long ago to state what was read then as if it were so today. */
export function isStale(day: string, now: number): boolean {
  return now - Date.parse(day) > staleDays * 24 * 60 * 60 * 1000;
}

/** What is compared of a server, in the order of the table: undefined where no source says it. */
export function comparedFacts(
  { card, details }: Compared,
  { words, card: cardWords }: Words,
  now: number,
): readonly { label: string; value: string | undefined }[] {
  const { compared } = words;
  const { server, listing } = details;
  const [found] = server.packages ?? [];
  const isStarted = found !== undefined || listing.source !== undefined;
  const remotes = server.remotes ?? [];
  const variables = environmentOf(details);
  const secrets = variables.filter(({ isSecret, isRequired }) => isSecret && isRequired !== false);
  const runtime = found?.runtimeHint ?? listing.source?.command;
  const [remote] = remotes;
  const wantsHeader = remote?.headers?.some(({ variables: named }) => named !== undefined);
  const { lastUpdated } = listing.seen;
  const release =
    lastUpdated === undefined
      ? undefined
      : `v${card.version}, ${compared.updated} ${formatDate(lastUpdated)}`;
  const read = listing.seen.stars?.on;
  const readOn = read?.length === 10 ? formatDate(read) : undefined;
  const name = registryName(details);
  return [
    {
      label: words.transport,
      value: [...(isStarted ? ["stdio"] : []), ...remotes.map(({ type }) => type)].join(", "),
    },
    { label: compared.launch, value: card.installCommand },
    {
      label: compared.runtime,
      value: isStarted
        ? runtime && (compared.runtimes[runtime as "npx"] ?? runtime)
        : compared.none,
    },
    {
      label: compared.signIn,
      value:
        secrets.length > 0 || wantsHeader
          ? compared.byKey
          : isStarted && variables.length === 0
            ? compared.noSignIn
            : undefined,
    },
    {
      label: compared.secrets,
      value:
        secrets.map((each) => each.name).join(", ") || (isStarted ? compared.noSecrets : undefined),
    },
    { label: words.license, value: listing.license },
    { label: words.maintainer, value: `${card.author}: ${words.tiers[listing.tier]}` },
    {
      label: compared.proof,
      value: name === undefined ? undefined : `${compared.listedAs} ${name}`,
    },
    { label: compared.release, value: release },
    {
      label: compared.read,
      value: read && readOn && isStale(read, now) ? `${compared.readOn} ${readOn}` : readOn,
    },
    {
      label: words.status,
      value:
        card.status === "active"
          ? compared.active
          : [
              cardWords.statuses[card.status],
              listing.replacedBy && `${words.replacedBy} ${listing.replacedBy}`,
            ]
              .filter(Boolean)
              .join(". "),
    },
    {
      label: words.tools,
      value: listing.tools
        ? String(listing.tools.count ?? `${listing.tools.names?.length} ${compared.orMore}`)
        : undefined,
    },
    { label: compared.readOnly, value: listing.more && `${compared.held} ${listing.more}` },
    { label: compared.dataLocation, value: undefined },
  ];
}
