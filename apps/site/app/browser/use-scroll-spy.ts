import { useEffect, useState } from "react";
import { followOnDemand } from "./follow-on-demand.ts";

/**
 * The id of the part that is being read (reading-position.ts). Null before the first one is, and in
 * the static HTML.
 *
 * @param ids of the headings, in the order of the page
 */
export function useReadingPosition(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(
    () => followOnDemand((code) => code.followReadingPosition(key.split(" "), setCurrent)),
    [key],
  );
  return current;
}
