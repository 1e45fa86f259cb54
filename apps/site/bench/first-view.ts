import type { Browser } from "@playwright/test";

export type FirstView = {
  /** Bytes on the wire, Brotli where the file has it. */
  html: number;
  css: number;
  js: number;
  fonts: number;
  other: number;
  total: number;
  requests: number;
  /** The files fetched at idle, after the first view. */
  idle: { requests: number; bytes: number };
};

type Kind = "html" | "css" | "js" | "fonts" | "other";

/**
 * Counts what a new visitor fetches until the page is hydrated, and at idle after that. Sites of
 * others don't say when they are hydrated: there, the first view ends with the page's load event.
 */
export async function measureFirstView(
  browser: Browser,
  origin: string,
  path: string,
  isOurs = true,
): Promise<FirstView> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(markHydration);
  const answer = await page.goto(`${origin}${path}`);
  if (!answer?.ok())
    throw new Error(`${origin}${path} isn't a page: its status is ${answer?.status()}.`);
  if (isOurs) await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await page.waitForLoadState("networkidle");
  const files = await page.evaluate(fetchedFiles);
  await context.close();
  const first = files.filter((file) => file.isFirst);
  const idle = files.filter((file) => !file.isFirst);
  const sum = (kind: Kind) => wireSize(first.filter((file) => kindOf(file.url) === kind));
  return {
    html: sum("html"),
    css: sum("css"),
    js: sum("js"),
    fonts: sum("fonts"),
    other: sum("other"),
    total: wireSize(first),
    requests: first.length,
    idle: { requests: idle.length, bytes: wireSize(idle) },
  };
}

/** Runs in the page: puts a mark at the moment at which it says that it is hydrated. */
export function markHydration(): void {
  const observer = new MutationObserver(() => {
    if (document.documentElement.dataset.hydrated === undefined) return;
    performance.mark("hydrated");
    observer.disconnect();
  });
  observer.observe(document, {
    attributes: true,
    subtree: true,
    attributeFilter: ["data-hydrated"],
  });
}

type Fetched = { url: string; bytes: number; isFirst: boolean };

/** Runs in the page: every file that it has requested, the document first, with its bytes on the wire. */
function fetchedFiles(): Fetched[] {
  const entries = (type: "navigation" | "resource") => performance.getEntriesByType(type);
  // The types of the DOM don't say which class of entry goes with which type.
  const [opened] = entries("navigation") as PerformanceNavigationTiming[];
  const fetched = entries("resource") as PerformanceResourceTiming[];
  const hydrated = performance.getEntriesByName("hydrated")[0]?.startTime;
  const end = hydrated ?? opened?.loadEventEnd ?? 0;
  return [...(opened ? [opened] : []), ...fetched].map((file) => ({
    url: file.name,
    bytes: file.encodedBodySize,
    isFirst: file.startTime <= end,
  }));
}

function kindOf(url: string): Kind {
  const { pathname } = new URL(url);
  if (pathname.endsWith(".js")) return "js";
  if (pathname.endsWith(".css")) return "css";
  if (pathname.endsWith(".woff2")) return "fonts";
  return /\.[a-z0-9]+$/.test(pathname) ? "other" : "html";
}

function wireSize(files: readonly Fetched[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
