import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { readQuery, writeQuery } from "./query-text.ts";

/** How long after the last key press the address follows, in milliseconds. */
const addressDelayMs = 300;

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
 */
export function useFilterQuery<const Key extends string>(keys: readonly Key[]): FilterQuery<Key> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const known = useRef(keys);
  const [values, setValues] = useState<Values<Key>>(() => readQuery("", keys));
  const written = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Before the next paint, so that the whole list does not flash.
  useLayoutEffect(() => {
    const before = readQuery(written.current, known.current);
    const now = readQuery(search, known.current);
    written.current = search;
    // Other changes to the address don't overwrite text that is about to be written to it.
    if (known.current.every((key) => now[key] === before[key])) return;
    clearTimeout(timer.current);
    setValues(now);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (changes: Partial<Values<Key>>, delayMs: number, replace: boolean) => {
    const next = { ...values, ...changes };
    setValues(next);
    clearTimeout(timer.current);
    const follow = () => {
      const query = writeQuery(location.search, next);
      if (query === written.current) return;
      written.current = query;
      // Without the part that the address may have named: it need not be among what is left.
      navigate({ search: query }, { replace, preventScrollReset: true });
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
