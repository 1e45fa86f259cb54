import type { McpServerCard, McpServerDetails } from "@yno/registry/cards";
import type { McpFigure } from "@yno/registry/enums";
import { isOld } from "@yno/registry/freshness";
import { registryName } from "@yno/registry/names";
import type { Variable } from "@yno/registry/server-json";
import { Fragment } from "react";
import { now } from "#app/browser/platform/clock.ts";
import { FactTable } from "#app/ui/fact-table.tsx";
import { formatDate } from "#app/ui/format-date.ts";
import type { RegistryPanelWords } from "#content/mcp-registry-panel.ts";
import { grouped } from "#content/messages/amounts.ts";
import type { RegistryCardWords } from "#content/pages/mcp-registry.ts";
import { readOn, seenOn } from "./source-day.ts";

type ServerFactsProps = {
  server: McpServerCard;
  details: McpServerDetails;
  words: RegistryPanelWords;
  card: RegistryCardWords;
};

/** What we did to a command since it was seen. */
function commandNote(isStarted: boolean, composed: boolean, words: RegistryPanelWords): string {
  if (composed) return words.composed;
  return isStarted ? words.versionAdded : "";
}

/** Who maintains the server, under which licence, and how it is reached. */
export function ServerFacts({ server, details, words, card }: ServerFactsProps) {
  const { statusSeenIn, tier, license, evidence, source } = details.listing;
  const isStarted = details.server.packages !== undefined || source !== undefined;
  const seenIn = evidence.command.replace(/^./, (letter) => letter.toUpperCase());
  const [remote] = details.server.remotes ?? [];
  const status = server.status === "active" ? undefined : card.statuses[server.status];
  const facts: readonly [label: string, value: string | undefined][] = [
    [words.status, status && `${status}, ${words.statusSeenIn} ${statusSeenIn}`],
    [words.maintainer, words.tiers[tier]],
    [words.license, license],
    [words.transport, isStarted ? "stdio" : remote?.type],
    [words.hosted, remote?.url],
    [words.listedName, details.server.name],
    [words.registryName, registryName(details)],
    [words.evidence, `${seenIn}. ${commandNote(isStarted, evidence.composed, words)}`.trimEnd()],
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

type ServerFiguresProps = {
  server: McpServerCard;
  details: McpServerDetails;
  words: RegistryPanelWords;
  card: RegistryCardWords;
};

/** Each figure in full, and whether it was seen or is a sample. */
export function ServerFigures({ server, details, words, card }: ServerFiguresProps) {
  const { samples, listing } = details;
  const { stars, downloads, versionOn } = listing.seen;
  const rows: readonly { figure: McpFigure; label: string; value: string; more?: string }[] = [
    {
      figure: "stars",
      label: card.stars,
      value: grouped(server.stars),
      ...(stars && { more: seenOn(stars.on, now(), words) }),
    },
    {
      figure: "downloads",
      label: card.downloads,
      value: grouped(server.downloads),
      ...(downloads && { more: `${downloads.of}, ${seenOn(downloads.on, now(), words)}` }),
    },
    {
      figure: "version",
      label: words.version,
      value: server.version,
      ...(versionOn && isOld(versionOn, now()) && { more: readOn(versionOn, words) }),
    },
    { figure: "lastUpdated", label: card.updated, value: formatDate(server.lastUpdated) },
  ];
  return (
    <dl className="panel-facts">
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
          <dd className="panel-basis">
            {samples.includes(row.figure) ? words.sample : words.seen}
            {row.more && `: ${row.more}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type EnvironmentTableProps = { variables: readonly Variable[]; words: RegistryPanelWords };

/** The variables that a server reads, what for, and whether it can do without. */
export function EnvironmentTable({ variables, words }: EnvironmentTableProps) {
  return (
    <FactTable
      caption={words.environment}
      columns={[words.variable, words.meaning, words.need]}
      rows={variables.map(({ name, description, isRequired, isSecret, value }) => ({
        key: name,
        cells: [
          <Fragment key="name">
            <code>{name}</code>
            {isSecret && (
              <span className="block text-ink-3 text-13 font-regular">{words.secret}</span>
            )}
          </Fragment>,
          description,
          value === undefined ? formatRequired(isRequired, words) : `${words.setTo} ${value}`,
        ],
      }))}
    />
  );
}

function formatRequired(required: boolean | undefined, words: RegistryPanelWords): string {
  if (required === undefined) return words.unknown;
  return required ? words.required : words.optional;
}
