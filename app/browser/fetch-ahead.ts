import { isOffline, savesData } from "./connection.ts";
import { filesOfPage } from "./pages.ts";

/** The most files fetched for links that are only in view. */
const mostInView = 10;

/** Every file is requested once, even if that fails: a page change then requests it again. */
const asked = new Set<string>();

/** Fetches the code of pages whose links are in view. Returns the way to stop. */
export function fetchLinksInView(): () => void {
  if (!mayFetch()) return () => {};
  let left = mostInView;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left === 0) continue;
      const files = filesBehind(target).slice(0, left);
      left -= files.length;
      fetchFiles(files);
    }
    if (left === 0) observer.disconnect();
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  return () => observer.disconnect();
}

/** Fetches the code of a page when a visitor reaches for a link to it. Returns the way to stop. */
export function fetchOnIntent(): () => void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    if (link && mayFetch()) fetchFiles(filesBehind(link));
  };
  // A finger comes down some 100 ms before its click.
  const events = ["pointerover", "pointerdown", "focusin"];
  for (const name of events) document.addEventListener(name, look, { passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, look);
  };
}

/** A file that cannot be fetched now could not be had later either, as long as the document lives. */
function mayFetch(): boolean {
  return !savesData() && !isOffline();
}

/** The files of the page that a link leads to, except those already loaded or requested. */
function filesBehind(link: Element): string[] {
  return filesOfPage(link.getAttribute("href") ?? "").filter((file) => !asked.has(file));
}

function fetchFiles(files: readonly string[]): void {
  for (const file of files) {
    asked.add(file);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
}
