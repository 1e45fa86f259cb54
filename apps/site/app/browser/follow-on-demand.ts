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
