import { packCard, packedCardFields } from "@yno/registry/cards";
import type { McpFigure } from "@yno/registry/enums";
import { isOld } from "@yno/registry/freshness";
import type { McpServer } from "@yno/registry/mcp-server";
import { readOn } from "#app/features/mcp-registry/source-day.ts";
import { sourceCommit } from "#build/outputs/evidence.ts";
import { toColumns } from "#content/schema/columns.ts";
import { mcpServers } from "../collections/mcp-servers.ts";
import { panel } from "../mcp-registry-panel.ts";
import { card } from "../pages/mcp-registry.ts";

/**
 * The day for which the page is right. It's that of the commit, so that every build of it is the same,
 * or of the newest record where the sources came without their history.
 */
const builtOn = Date.parse(
  sourceCommit().date?.slice(0, "2026-11-29".length) ??
    mcpServers.reduce((newest, { listing: { seen } }) => {
      const { versionOn = "" } = seen;
      return versionOn > newest ? versionOn : newest;
    }, ""),
);

/** What follows the figures on a server's card. */
export function figureMarks(
  { samples = [], listing: { seen } }: McpServer,
  now: number,
): Partial<Record<McpFigure, string>> {
  const days = { stars: seen.stars?.on, downloads: seen.downloads?.on, version: seen.versionOn };
  const old = Object.entries(days).flatMap(([figure, day]) =>
    day !== undefined && isOld(day, now) ? [[figure, readOn(day, panel)]] : [],
  );
  return Object.fromEntries([...samples.map((figure) => [figure, card.sample]), ...old]);
}

/** The data of the registry's cards, packed, in the registry's order. */
export const mcpServerColumns = toColumns(
  mcpServers.map((server) => {
    const marks = figureMarks(server, builtOn);
    return packCard({ ...server, ...(Object.keys(marks).length > 0 && { marks }) });
  }),
  packedCardFields,
);
