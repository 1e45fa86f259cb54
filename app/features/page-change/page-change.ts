type Place = { pathname: string; hash: string };

type Change = {
  from: Place;
  to: Place;
  type: "POP" | "PUSH" | "REPLACE";
  /** Pixels from the top, where the visitor left this entry of the history. */
  saved: number | undefined;
};

type ScrollTarget = { scrollTo?: number; target?: string; focusHeading: boolean };

/**
 * The scroll position, and whether the heading takes the focus after a change of address. A change
 * of the query alone (a filter, an open card) moves neither.
 */
export function resolveScrollTarget({ from, to, type, saved }: Change): ScrollTarget {
  const samePage = from.pathname === to.pathname;
  const focusHeading = !samePage;
  if (type === "POP" && saved !== undefined) return { scrollTo: saved, focusHeading };
  const target = decodeHash(to.hash);
  if (target && (!samePage || from.hash !== to.hash || type === "PUSH")) {
    return { target, focusHeading };
  }
  return samePage ? { focusHeading } : { scrollTo: 0, focusHeading };
}

function decodeHash(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
