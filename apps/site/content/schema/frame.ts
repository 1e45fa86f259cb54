import type { LineId } from "@yno/brand/site";

/** A link inside the site: a station on a line. */
export type PageLink = { title: string; path: string };

/** A link that leaves the site; the dialog shows its description before it opens. */
export type QuickLink = { title: string; href: string };

/** A group of the side navigation. */
export type NavigationLine<Link = PageLink> = {
  id: LineId;
  title: string;
  /** Two letters before the number of each station, as in PR1. */
  code: string;
  startsOpen: boolean;
  links: readonly Link[];
};
