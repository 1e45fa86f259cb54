import { isOld } from "@yno/registry/freshness";
import { formatDate, formatMonth } from "#app/ui/format-date.ts";
import type { RegistryPanelWords } from "#content/mcp-registry-panel.ts";

/** The day, month or year of a source, as far as it says it: '2026-11-02', '2026-11' or '2026'. */
function sourceDay(day: string): string {
  if (day.length === 4) return day;
  return day.length === 7 ? formatMonth(day) : formatDate(day);
}

/** Says when an old fact was read: 'read on 2 November 2026', 'read in 2026'. */
export function readOn(day: string, { read }: Pick<RegistryPanelWords, "read">): string {
  return `${day.length < "2026-11-02".length ? read.in : read.on} ${sourceDay(day)}`;
}

/** The day of a source, and that we read it then if it may have changed by `now` (milliseconds). */
export function seenOn(day: string, now: number, words: Pick<RegistryPanelWords, "read">): string {
  return isOld(day, now) ? readOn(day, words) : sourceDay(day);
}
