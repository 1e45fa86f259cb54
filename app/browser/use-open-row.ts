import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useFilterQuery } from "./filter-query.ts";
import { useView } from "./navigation/router-context.tsx";
import { withRealHeights } from "./scroll.ts";

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
  inside: readonly string[] = [],
): OpenRow<List> {
  const { values, replace } = useFilterQuery(["open", ...inside]);
  const list = useRef<List>(null);
  const wanted = values.open ?? "";
  const before = useRef("");

  const { type, location } = useView();
  const arrival = useRef(location.key);

  const follow = useEffectEvent(() => {
    const rows = rowsIn(list.current, name);
    const row = rows.find(({ id }) => id === wanted);
    // Not in the first effect: a visitor may have opened a row before the page came alive.
    if (!row && before.current !== "") for (const each of rows) each.open = false;
    before.current = wanted;
    if (!row || row.open) return;
    row.open = true;
    // A link or the search of this page led here: the visitor goes on in the row.
    const isFollowed = type === "PUSH" && location.key !== arrival.current;
    if (isFollowed) row.querySelector("summary")?.focus({ preventScroll: true });
    withRealHeights(() => row.scrollIntoView({ block: "nearest" }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event of the wanted row alone.
  useLayoutEffect(() => follow(), [wanted]);

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
