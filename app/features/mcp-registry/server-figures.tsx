import type { McpServerCard, McpServerDetails } from "@yno/registry/cards";
import { formatDate, formatMonth } from "#app/ui/format-date.ts";
import type { RegistryCardWords, RegistryPanelWords } from "#content/schema/mcp-registry-page.ts";

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

function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
