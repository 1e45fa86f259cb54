import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { whenIdle } from "#app/browser/clock.ts";
import { wantsLessData } from "#app/browser/connection.ts";

type PagePrefetchProps = { paths: readonly string[]; current: string };

/**
 * Fetches the code of the pages in the side navigation when the browser is idle, so that a change
 * of page needs no network. Not with data saving on.
 */
export function PagePrefetch({ paths, current }: PagePrefetchProps) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(!wantsLessData())), []);
  if (!idle) return null;
  return paths
    .filter((path) => path !== current)
    .map((path) => <PrefetchPageLinks key={path} page={path} />);
}
