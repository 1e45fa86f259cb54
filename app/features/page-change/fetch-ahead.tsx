import { useEffect, useState } from "react";
import { whenIdle } from "#app/browser/clock.ts";
import { fetchLinksInView, fetchOnIntent } from "#app/browser/fetch-ahead.ts";
import { useRouter } from "#app/browser/navigation/router-context.tsx";
import { onSignal } from "#app/browser/signals.ts";

/**
 * Fetches the code of the pages that a visitor is likely to open next: those whose links are in
 * view, once the browser is idle and the page is complete, and the one that they point at.
 */
export function FetchAhead({ path }: { path: string }) {
  const { pages } = useRouter();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => fetchOnIntent(pages), [pages]);
  useEffect(() => onSignal("idle", () => setIsIdle(true)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links in view.
  useEffect(() => {
    if (!isIdle) return;
    let stop = () => {};
    const cancel = whenIdle(() => {
      stop = fetchLinksInView(pages);
    });
    return () => {
      cancel();
      stop();
    };
  }, [isIdle, path, pages]);
  return null;
}
