import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { fileBeside } from "@yno/brand/paths";
import { root } from "#build/site-folder.ts";

export type FirstView = {
  /** Bytes on the wire, Brotli where the file has it. */
  html: number;
  css: number;
  js: number;
  fonts: number;
  other: number;
  total: number;
  requests: number;
  /** The files fetched at idle, after the page is hydrated. */
  idle: { requests: number; bytes: number };
};

type Kind = "html" | "css" | "js" | "fonts" | "other";

/** Counts what a new visitor fetches until the page is hydrated, and at idle after that. */
export async function measureFirstView(
  browser: Browser,
  origin: string,
  path: string,
): Promise<FirstView> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(noteWhenHydrated);
  await page.goto(`${origin}${path}`);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await page.waitForLoadState("networkidle");
  const files = await page.evaluate(fetchedFiles);
  await context.close();
  const first = files.filter((file) => file.beforeHydration).map((file) => file.url);
  const idle = files.filter((file) => !file.beforeHydration).map((file) => file.url);

  const sizes = first.map((url) => ({ kind: kindOf(url), bytes: wireSize(url) }));
  const sum = (kind: Kind) =>
    sizes.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html: sum("html"),
    css: sum("css"),
    js: sum("js"),
    fonts: sum("fonts"),
    other: sum("other"),
    total: sizes.reduce((total, { bytes }) => total + bytes, 0),
    requests: first.length,
    idle: {
      requests: idle.length,
      bytes: idle.reduce((total, url) => total + wireSize(url), 0),
    },
  };
}

/** Runs in the page: writes down the moment at which it says that it is hydrated. */
function noteWhenHydrated(): void {
  new MutationObserver(() => {
    const { dataset } = document.documentElement;
    if (dataset.hydrated !== undefined) dataset.hydratedAt ??= String(performance.now());
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-hydrated"] });
}

/** Runs in the page: every file that it has requested, the document first. */
function fetchedFiles(): { url: string; beforeHydration: boolean }[] {
  const hydratedAt = Number(document.documentElement.dataset.hydratedAt);
  const files = performance.getEntriesByType("resource");
  return [
    { url: location.href, beforeHydration: true },
    ...files.map(({ name, startTime }) => ({
      url: name,
      beforeHydration: startTime <= hydratedAt,
    })),
  ];
}

function kindOf(url: string): Kind {
  const { pathname } = new URL(url);
  if (pathname.endsWith(".js")) return "js";
  if (pathname.endsWith(".css")) return "css";
  if (pathname.endsWith(".woff2")) return "fonts";
  return /\.[a-z0-9]+$/.test(pathname) ? "other" : "html";
}

/** The size of the answer's body as our server sends it, in bytes. */
function wireSize(url: string): number {
  const { pathname } = new URL(url);
  const file = /\.[a-z0-9]+$/.test(pathname) ? pathname : fileBeside(pathname, "html");
  const compressed = join(root, "dist/compressed", `${file}.br`);
  const plain = join(root, "dist/client", file);
  if (existsSync(compressed)) return statSync(compressed).size;
  return existsSync(plain) ? statSync(plain).size : 0;
}
