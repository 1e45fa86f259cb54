import type { SearchKind } from "@yno/search/record";
import type { Hit } from "@yno/search/search";

/** Hits under one heading. */
export type HitGroup = {
  /** `best` holds the first hits of all kinds, `recent` what was chosen before. */
  id: SearchKind | "best" | "recent";
  /** How many hits it has, shown or not. */
  count: number;
  shown: readonly Hit[];
  /** How many of the shown hits were added by "show more". */
  added?: number;
};

const best = 3;
const firstOfKind = 4;

/** A longer list would not be read: more words find it. */
const maxOfKind = 50;

/**
 * The first hits, and then the others by their kind, the kind with the best hit first. A group
 * shows its first few, and more when it is among the expanded ones.
 */
export function groupHits(hits: readonly Hit[], expanded: ReadonlySet<string>): HitGroup[] {
  const byKind = new Map<SearchKind, Hit[]>();
  for (const hit of hits.slice(best)) {
    const ofKind = byKind.get(hit.kind);
    if (ofKind) ofKind.push(hit);
    else byKind.set(hit.kind, [hit]);
  }
  const groups = [...byKind].map(([id, ofKind]): HitGroup => {
    const shown = ofKind.slice(0, expanded.has(id) ? maxOfKind : firstOfKind);
    return { id, count: ofKind.length, shown, added: Math.max(0, shown.length - firstOfKind) };
  });
  const first = hits.slice(0, best);
  return first.length > 0 ? [{ id: "best", count: first.length, shown: first }, ...groups] : [];
}
