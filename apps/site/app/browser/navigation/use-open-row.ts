import { type RefObject, useLayoutEffect, useRef } from "react";
import { useView } from "#app/browser/navigation/router-context.tsx";
import { useFilterQuery } from "./filter-query.ts";
import type { QueryKey } from "./query-text.ts";

type OpenRow<List extends HTMLElement> = { list: RefObject<List | null>; onToggle: () => void };

/**
 * Keeps the open row of a list and the address (`?open=<id>`) together. The browser opens and
 * closes the rows; the address follows, and an address that names a row opens it.
 *
 * @param name that all its `details` have, whose ids are in the address
 * @param inside names in the query that belong to what's inside a row: they go when another opens
 */
export function useOpenRow<List extends HTMLElement>(
  name: string,
  inside: readonly QueryKey[] = [],
): OpenRow<List> {
  const { values, replace } = useFilterQuery(["open", ...inside]);
  const list = useRef<List>(null);
  const wanted = values.open ?? "";
  const { type, location } = useView();
  const { key } = location;
  const before = useRef("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the open row leads to it too.
  useLayoutEffect(() => {
    const rows = rowsIn(list.current, name);
    const row = rows.find(({ id }) => id === wanted);
    const isNew = before.current !== wanted;
    // Not in the first effect: a visitor may have opened a row before the page was hydrated.
    if (!row && isNew && before.current !== "") for (const each of rows) each.open = false;
    before.current = wanted;
    // Not one that was opened by hand, which the address follows.
    const isOpening = isNew && !row?.open;
    // By the search, or by a link of another page.
    const isFound = isOpening && type === "PUSH";
    const isFollowed = isFound || hasFollowedLink(wanted);
    if (!row || !(isFollowed || isOpening)) return;
    row.open = true;
    if (isFollowed) row.querySelector("summary")?.focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
  }, [name, wanted, key, type]);

  const onToggle = () => {
    const open = rowsIn(list.current, name).find((row) => row.open)?.id ?? "";
    if (open === wanted) return;
    replace({ open, ...Object.fromEntries(inside.map((key) => [key, ""])) });
  };
  return { list, onToggle };
}

function rowsIn(list: HTMLElement | null, name: string): HTMLDetailsElement[] {
  return [...(list?.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`) ?? [])];
}

/** Whether the focus is on a link to this row, from where the visitor goes on in the row. */
function hasFollowedLink(id: string): boolean {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLAnchorElement)) return false;
  return new URLSearchParams(activeElement.search).get("open") === id;
}
