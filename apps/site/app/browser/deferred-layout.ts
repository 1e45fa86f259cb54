import { whenIdle } from "./platform/clock.ts";
import { rootFlags } from "./platform/signals.ts";

/** How long one turn may take, in milliseconds. */
const turnMs = 4;

/**
 * Lays out the far parts of the page one by one while the browser has nothing else to do. Style sheets
 * leave them out of the first layouts (`--when-near` in app/styles/base.css); then the length of the
 * page, Find and pictures of the whole page are right. Returns the cleanup function.
 */
export function layOutFarParts(): () => void {
  const parts = document
    .querySelectorAll<HTMLElement>(".page > *, main section, .prose > *, main li, .site-footer")
    .values();
  const layOutSome = () => {
    const start = performance.now();
    // The page has been restored by now, and its heights are remembered (head-script.ts).
    delete rootFlags().restoring;
    while (performance.now() - start < turnMs) {
      const { value: part } = parts.next();
      if (!part) return;
      if (getComputedStyle(part).contentVisibility !== "auto") continue;
      part.style.contentVisibility = "visible";
      // Here rather than in the next frame, which would lay out many of them in one task.
      part.getBoundingClientRect();
    }
    cancel = whenIdle(layOutSome);
  };
  let cancel = whenIdle(layOutSome);
  return () => cancel();
}
