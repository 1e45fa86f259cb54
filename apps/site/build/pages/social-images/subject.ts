import { fileBeside } from "@yno/brand/paths";
import type { LineId } from "@yno/brand/site";
import { lines } from "#content/derived/navigation.ts";
import type { NavigationLine, PageLink } from "#content/schema/frame.ts";
import type { Page, Placeholder } from "#content/schema/page.ts";

/** The parts of a page's picture besides its heading. */
export type Subject =
  /** The first page: all lines and their interchange. */
  | { kind: "network"; lines: readonly LineId[] }
  /** A page on a line: the line, and the page's station with its code. */
  | { kind: "line"; line: LineId; title: string; code: string; stations: number; station: number }
  /** The page about a whole line, which isn't one of its stations. */
  | { kind: "line"; line: LineId; title: string; code: string; stations: number; station: null }
  /** A page that is not open yet: a line that ends in a station which is not built. */
  | { kind: "unfinished" };

/** The place of a page on the map of the site. */
export function findSubject(
  page: Page | Placeholder,
  lines: readonly NavigationLine<PageLink>[],
): Subject {
  if (page.path === "/") return { kind: "network", lines: lines.map(({ id }) => id) };
  for (const { id, title, code, links } of lines) {
    const line = { kind: "line", line: id, title, stations: links.length } as const;
    const station = links.findIndex(({ path }) => path === page.path);
    if (station >= 0) return { ...line, code: `${code}${station + 1}`, station };
    if (page.path === `/${id}`) return { ...line, code, station: null };
  }
  if ("opening" in page) {
    throw new Error(
      `${page.path} isn't on a line of the map, so nothing can be drawn for it: give its record 'navigation', or the page a subject in build/pages/social-images/subject.ts.`,
    );
  }
  return { kind: "unfinished" };
}

/** The address of a page's social image: `/social/docs/mcp.png` for `/docs/mcp`. */
export function socialImagePath(path: string): string {
  return `/social${fileBeside(path, "png")}`;
}

/** The alternative text of a page's social image. */
export function socialImageAlt(page: Page | Placeholder): string {
  const subject = findSubject(page, lines);
  switch (subject.kind) {
    case "network":
      return `${page.heading} The lines of the site meet at one station.`;
    case "unfinished":
      return `${page.heading}, a station that is not built yet`;
    case "line":
      return subject.station === null
        ? `${page.heading}, all stations of the ${subject.title} line`
        : `${page.heading}, a station of the ${subject.title} line`;
  }
}
