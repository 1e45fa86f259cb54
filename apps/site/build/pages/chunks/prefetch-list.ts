import type { PrefetchList } from "#app/features/page-change/prefetch.ts";

type Line = { readonly links: readonly { readonly path: string }[] };

/** The most pages prefetched for one that is shown. */
const maxPages = 6;

/**
 * What each page prefetches of others (app/features/page-change/prefetch.ts): the scripts of the pages
 * nearest on its line of the navigation, or of the first line if it's on none. Scripts that every page
 * has are left out.
 *
 * @param modules the scripts of a page's first view, by its path
 */
export function prefetchList(
  modules: ReadonlyMap<string, readonly string[]>,
  lines: readonly Line[],
): PrefetchList {
  const all = [...modules.values()];
  const ownFiles = (path: string) =>
    (modules.get(path) ?? []).filter((file) => !all.every((files) => files.includes(file)));
  return Object.fromEntries(
    [...modules.keys()].map((path) => {
      const line = lines.find(({ links }) => links.some((link) => link.path === path)) ?? lines[0];
      const next = nearestPages(path, line?.links.map((link) => link.path) ?? []);
      return [path, { own: ownFiles(path), next: [...new Set(next.flatMap(ownFiles))] }];
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
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, maxPages);
}
