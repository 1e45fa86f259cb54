import type { PrefetchList } from "#app/features/page-change/prefetch.ts";

type Line = { readonly links: readonly { readonly path: string }[] };

/** What a page may prefetch of others, in bytes on the wire. */
const maxBytes = 40_000;

/**
 * What each page prefetches of others (app/features/page-change/prefetch.ts): the scripts of the pages
 * nearest on its line of the navigation, or of the first line if it's on none, as long as they fit the
 * budget. Scripts that every page has are left out.
 *
 * @param modules the scripts of a page that a link leads to, by its path
 * @param sizeOf the bytes of a script on the wire
 */
export function prefetchList(
  modules: ReadonlyMap<string, readonly string[]>,
  lines: readonly Line[],
  sizeOf: (file: string) => number,
): PrefetchList {
  const all = [...modules.values()];
  const ownFiles = (path: string) =>
    (modules.get(path) ?? []).filter((file) => !all.every((files) => files.includes(file)));
  return Object.fromEntries(
    [...modules.keys()].map((path) => {
      const line = lines.find(({ links }) => links.some((link) => link.path === path)) ?? lines[0];
      const own = ownFiles(path);
      const next: string[] = [];
      let bytes = 0;
      for (const other of nearestPages(path, line?.links.map((link) => link.path) ?? [])) {
        const more = ownFiles(other).filter((file) => ![...own, ...next].includes(file));
        bytes += more.reduce((sum, file) => sum + sizeOf(file), 0);
        if (bytes > maxBytes) break;
        next.push(...more);
      }
      return [path, { own, next }];
    }),
  );
}

/** The pages nearest to a page on its line, first the next and the previous one. */
function nearestPages(path: string, line: readonly string[]): string[] {
  const place = line.indexOf(path);
  // The next page is a little nearer than the previous one.
  const distance = (other: string) => Math.abs(line.indexOf(other) - place - 0.1);
  return line
    .filter((other) => other !== path)
    .sort((one, other) => distance(one) - distance(other));
}
