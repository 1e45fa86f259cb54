import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useRouter } from "#app/browser/navigation/router-context.tsx";
import { hasCome, type QueryKey, readQuery, writeQuery } from "./query-text.ts";

type Values<Key extends string> = Readonly<Record<Key, string>>;

export type FilterQuery<Key extends string> = {
  /** The filters in use; '' where there isn't one, and everywhere in the first render. */
  values: Values<Key>;
  /** Text as it is typed: applies immediately. The address follows and replaces its entry. */
  type: (changes: Partial<Values<Key>>) => void;
  /** A choice: applies at once and adds an entry to the history. */
  choose: (changes: Partial<Values<Key>>) => void;
  /**
   * A choice that isn't a step for Back, such as a tab: applies immediately and replaces the entry.
   */
  replace: (changes: Partial<Values<Key>>) => void;
};

/**
 * Keeps what narrows a list together with the address (`?q=&category=`), so that it can be shared.
 * The list responds in the same frame; Back and links follow the address.
 *
 * @param keys names in the query; others in it stay as they are
 * @param addressDelayMs how long after the last key press the address follows
 */
export function useFilterQuery<const Key extends QueryKey>(
  keys: readonly Key[],
  addressDelayMs = 300,
): FilterQuery<Key> {
  const place = useLocation();
  const { pathname } = place;
  const router = useRouter();
  const known = useRef(keys);
  const [values, setValues] = useState<Values<Key>>(() => readQuery("", keys));
  const latest = useRef(values);
  const shown = useRef("");
  const coming = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const take = useCallback((changes: Partial<Values<Key>>) => {
    latest.current = { ...latest.current, ...changes };
    setValues(latest.current);
  }, []);

  // Before the next paint, so that the whole list does not flash.
  useLayoutEffect(() => {
    // What the list shows by now: Back may come before the last own change has been rendered.
    const before = readQuery(coming.current.at(-1) ?? shown.current, known.current);
    const now = readQuery(place.search, known.current);
    shown.current = place.search;
    // A slow machine shows an own change when more has been typed since.
    if (hasCome(coming.current, place.search)) return;
    // Other changes to the address don't overwrite text that is about to be written to it.
    const changed = known.current.filter((key) => now[key] !== before[key]);
    if (changed.length > 0) take(readQuery(place.search, changed));
  }, [place, take]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (changes: Partial<Values<Key>>, delayMs: number, replace: boolean) => {
    take(changes);
    clearTimeout(timer.current);
    const follow = () => {
      // It would call back a visitor who is on the way to another page.
      if (router.destination() !== pathname) return;
      const query = writeQuery(location.search, latest.current);
      if (query === (coming.current.at(-1) ?? shown.current)) return;
      coming.current.push(query);
      // Without the part that the address may have named: it need not be among what is left.
      router.navigate(`${pathname}${query}`, { replace });
    };
    if (delayMs > 0) timer.current = setTimeout(follow, delayMs);
    else follow();
  };

  return {
    values,
    type: (changes) => apply(changes, addressDelayMs, true),
    choose: (changes) => apply(changes, 0, false),
    replace: (changes) => apply(changes, 0, true),
  };
}
