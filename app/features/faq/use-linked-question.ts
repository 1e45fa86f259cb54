import { useLayoutEffect, useRef } from "react";
import { useLocation } from "#app/browser/navigation/router-context.tsx";
import { readQuery, writeQuery } from "#app/browser/query-text.ts";

/**
 * Opens the question or the category that the address names (`/resources#<id>`). Browsers do this when a document
 * loads; this also follows links inside the site and covers browsers that don't.
 *
 * @param values what narrows the list now: the question is looked for once that is what the
 *   address says
 */
export function useLinkedQuestion<Key extends string>(values: Readonly<Record<Key, string>>): void {
  const { hash, key, search } = useLocation();
  const place = `${key}${hash}`;
  const followed = useRef<string>(undefined);
  const waited = useRef(false);

  useLayoutEffect(() => {
    if (followed.current === place) return;
    const meant = readQuery(search, Object.keys(values));
    if (writeQuery("", values) !== writeQuery("", meant)) {
      waited.current = true;
      return;
    }
    followed.current = place;
    const named = document.getElementById(hash.slice(1));
    const around = [...document.querySelectorAll("details")].filter((each) => each.contains(named));
    if (!named || around.length === 0) return;
    // Don't move a visitor who is already there and has scrolled on.
    const isThere = around.every(({ open }) => open) && !waited.current;
    for (const each of around) each.open = true;
    if (!isThere) named.scrollIntoView();
    waited.current = false;
  }, [place, hash, search, values]);
}
