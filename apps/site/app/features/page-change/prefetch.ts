import { preloadModule } from "react-dom";
import type { Router } from "#app/browser/navigation/router.ts";
import { whenIdle } from "#app/browser/platform/clock.ts";
import { isOffline, savesData } from "#app/browser/platform/connection.ts";
import { onSignal } from "#app/browser/platform/signals.ts";

/** A pointer that stays on a link for so long isn't passing over it, in milliseconds. */
const stayMs = 50;

/** The scripts of each page, and those of the pages that are likely to be opened after it. */
export type PrefetchList = Readonly<
  Record<string, { readonly own: readonly string[]; readonly next: readonly string[] }>
>;

/**
 * Prefetches the code of the pages that a visitor is likely to open next, without running it: those
 * nearest in the navigation once the browser is idle and the page is complete, and the one behind the
 * link under the pointer or with the focus. The build lists the files (build/pages/chunks).
 */
export function startPrefetching({ destination, subscribe, pages }: Router): void {
  onSignal("idle", () => {
    const prefetchNext = () => whenIdle(() => prefetch(destination(), "next"));
    prefetchNext();
    // Back leads to the first page too, whose text came with the HTML alone.
    pages.loadPage(destination()).catch(() => {});
    subscribe(prefetchNext);
  });
  let staying: ReturnType<typeof setTimeout>;
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(staying);
    const href = target instanceof Element && target.closest("a")?.getAttribute("href");
    if (!href || !pages.isPage(href) || savesData()) return;
    const path = href.replace(/[?#].*/, "");
    prefetch(path, "own");
    // The click finds the page ready to be shown, and asks again for what doesn't come.
    const run = () => void pages.loadPage(path).catch(() => {});
    // A finger comes down some 100 ms before its click.
    if (type === "pointerdown") run();
    else staying = setTimeout(run, stayMs);
  };
  for (const name of ["pointerover", "pointerdown", "focusin"]) {
    document.addEventListener(name, onIntent, { passive: true });
  }
}

let list: Promise<PrefetchList> | undefined;

async function prefetch(path: string, files: "own" | "next"): Promise<void> {
  // In development the code of a page is a file for each module.
  if (import.meta.env.DEV || savesData() || isOffline()) return;
  list ??= fetch("/prefetch.json").then((response) => response.json());
  // Without the list nothing is prefetched: a page that is opened loads its code by itself.
  const { [path]: page } = await list.catch((): PrefetchList => ({}));
  for (const file of page?.[files] ?? []) preloadModule(file);
}
