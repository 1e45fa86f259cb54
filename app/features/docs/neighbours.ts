type Station = { title: string; path: string };

/** The stations before and after a page on its line; null at the ends, and where it is not on it. */
export function findNeighbours(
  path: string,
  line: readonly Station[],
): { before: Station | null; after: Station | null } {
  const place = line.findIndex((station) => station.path === path);
  if (place < 0) return { before: null, after: null };
  return { before: line[place - 1] ?? null, after: line[place + 1] ?? null };
}
