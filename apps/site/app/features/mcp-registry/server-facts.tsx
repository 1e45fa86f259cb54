import type { McpServerCard, McpServerDetails } from "@yno/registry/cards";
import type { McpVariable } from "@yno/registry/launch";
import { listedName } from "@yno/registry/names";
import type { Transport } from "@yno/registry/transport";
import { Fragment } from "react";
import { FactTable } from "#app/ui/fact-table.tsx";
import { formatDate, formatMonth } from "#app/ui/format-date.ts";
import type { RegistryPanelWords } from "#content/mcp-registry-panel.ts";
import { grouped } from "#content/messages/amounts.ts";
import type { RegistryCardWords } from "#content/pages/mcp-registry.ts";

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

type ServerFiguresProps = {
  server: McpServerCard;
  basis: McpServerDetails["basis"];
  words: RegistryPanelWords;
  card: RegistryCardWords;
};

/** Each figure in full, and whether it was seen or is a sample. */
export function ServerFigures({ server, basis, words, card }: ServerFiguresProps) {
  const seenOn = basis.starsSeenOn && formatSeen(basis.starsSeenOn);
  const rows = [
    { label: card.stars, value: grouped(server.stars), basis: basis.stars, more: seenOn },
    {
      label: card.downloads,
      value: grouped(server.downloads),
      basis: basis.downloads,
      more: basis.downloadsOf,
    },
    { label: words.version, value: server.version, basis: basis.version },
    { label: card.updated, value: formatDate(server.lastUpdated), basis: basis.lastUpdated },
  ];
  return (
    <dl className="panel-facts">
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
          <dd className="panel-basis">
            {row.basis === "seen" ? words.seen : words.sample}
            {row.more && `: ${row.more}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A day, a month or a year, as far as the source says it. */
function formatSeen(iso: string): string {
  if (iso.length === 4) return iso;
  return iso.length === 7 ? formatMonth(iso) : formatDate(iso);
}

type EnvironmentTableProps = { variables: readonly McpVariable[]; words: RegistryPanelWords };

/** The variables that a server reads, what for, and whether it can do without. */
export function EnvironmentTable({ variables, words }: EnvironmentTableProps) {
  return (
    <FactTable
      caption={words.environment}
      columns={[words.variable, words.meaning, words.need]}
      rows={variables.map(({ name, meaning, required, secret, value }) => ({
        key: name,
        cells: [
          <Fragment key="name">
            <code>{name}</code>
            {secret && (
              <span className="block text-ink-3 text-13 font-regular">{words.secret}</span>
            )}
          </Fragment>,
          meaning,
          value === undefined ? formatRequired(required, words) : `${words.setTo} ${value}`,
        ],
      }))}
    />
  );
}

function formatRequired(required: boolean | undefined, words: RegistryPanelWords): string {
  if (required === undefined) return words.unknown;
  return required ? words.required : words.optional;
}
