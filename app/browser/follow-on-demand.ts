import { useEffect, useState } from "react";
import { whenIdle } from "./clock.ts";

type Code = typeof import("./reading-position.ts");

/**
 * Follows the reader with code that comes when the browser is idle; if it can't come, nothing is
 * marked. Returns the way to stop.
 */
export function followOnDemand(follow: (code: Code) => () => void): () => void {
  let stop = () => {};
  let isOver = false;
  const stopWaiting = whenIdle(() => {
    import("./reading-position.ts").then(
      (code) => {
        if (!isOver) stop = follow(code);
      },
      () => {},
    );
  });
  return () => {
    isOver = true;
    stopWaiting();
    stop();
  };
}

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
