import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "#app/browser/animation-frames.ts";

/**
 * False until the first frame has been painted, then true. Less urgent parts are left out of the
 * first frame, so that a run opens immediately.
 *
 * @param isStatic true where the HTML already holds everything and must keep it
 */
export function usePainted(isStatic: boolean): boolean {
  const [painted, setPainted] = useState(isStatic);
  useEffect(() => {
    if (painted) return;
    return afterPaint(() => startTransition(() => setPainted(true)));
  }, [painted]);
  return painted;
}
