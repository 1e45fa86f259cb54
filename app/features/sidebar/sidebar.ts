import type { LineId } from "@yno/brand/site";
import type { NavigationLine, PageLink, QuickLink } from "#content/schema/frame.ts";

export type SidebarContent = {
  home: { brand: string };
  quick: NavigationLine<QuickLink>;
  lines: readonly NavigationLine[];
};

/** The groups that the visitor has opened (true) or closed (false) by hand during this visit. */
export type ByHand = Readonly<Partial<Record<LineId, boolean>>>;

/** The code of a station, as on the map: the line's letters and a number that counts from 1. */
export function stationCode(lineCode: string, index: number): string {
  return `${lineCode}${index + 1}`;
}

/**
 * Whether a group shows its links: as the visitor left it, else open where it starts open or
 * holds the page that is shown, so that the highlight can be seen.
 */
export function isGroupOpen(
  line: NavigationLine<PageLink | QuickLink>,
  path: string,
  byHand: ByHand,
): boolean {
  const holdsPage = line.links.some((link) => "path" in link && link.path === path);
  return byHand[line.id] ?? (line.startsOpen || holdsPage);
}
