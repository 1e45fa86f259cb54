import type { Browser, CDPSession, Page } from "@playwright/test";
import { median } from "#build/median.ts";
import { slowConnection, untilQuiet } from "./measuring.ts";

/** One change of page, in milliseconds from the click to the painted heading. */
type Change = { from: string; to: string; milliseconds: number; slow4g: number; isQuiet: boolean };

export type PageChanges = {
  changes: readonly Change[];
  median: number;
  worst: number;
  /** The median on slow 4G, with the pointer on the link for 100 ms before the click. */
  slow4g: number;
};

/** Which page changes are measured: from these pages, by every link that the selector finds there. */
export type Plan = {
  from: readonly string[];
  links: string;
  /** Whether the pointer is on the link for 100 ms before each click, and not on slow 4G alone. */
  pointsFirst?: boolean;
};

export const sideNavigation: Plan = {
  from: ["/docs/worker-contract", "/mcp-registry", "/"],
  links: 'nav[aria-label="Main"].site-sidebar a[href^="/"]',
};

/**
 * Measures every planned change of page, CPU slowed 4 times. Each starts from a page that was just
 * loaded, so that only prefetched files of the next page are cached.
 */
export async function measurePageChanges(
  browser: Browser,
  origin: string,
  { from, links, pointsFirst = false }: Plan = sideNavigation,
): Promise<PageChanges> {
  const changes: Change[] = [];
  for (const path of from) {
    const targets = (await linksOn(browser, origin + path, links)).filter((to) => to !== path);
    for (const to of targets) {
      const isQuiet = await untilQuiet();
      const link = `${links}[href="${to}"]`;
      const milliseconds = await timeChange(browser, origin + path, link, false, pointsFirst);
      const slow4g = await timeChange(browser, origin + path, link, true, true);
      changes.push({ from: path, to, milliseconds, slow4g, isQuiet });
    }
    console.info(`Page changes from ${path}: ${targets.length} links.`);
  }
  const taken = changes.map(({ milliseconds }) => milliseconds);
  const slow4g = median(changes.map((change) => change.slow4g));
  return { changes, median: median(taken), worst: Math.max(...taken), slow4g };
}

async function linksOn(browser: Browser, address: string, links: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  const found = await listAddresses(page, links);
  await page.close();
  return found;
}

/** The addresses that the links of a page lead to, each once. */
async function listAddresses(page: Page, links: string): Promise<string[]> {
  const found = await page
    .locator(links)
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return [...new Set(found)];
}

async function timeChange(
  browser: Browser,
  address: string,
  link: string,
  isSlow: boolean,
  pointsFirst: boolean,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchHeading);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  // Closed groups would hide their links.
  await page.locator("details:has(a)").evaluateAll((all) => {
    for (const each of all) each.setAttribute("open", "");
  });
  const session = await context.newCDPSession(page);
  await slowDown(session, isSlow);
  if (pointsFirst) {
    await page.locator(link).filter({ visible: true }).first().hover();
    await page.waitForTimeout(100);
  }
  const milliseconds = await timeClick(page, link);
  await context.close();
  return milliseconds;
}

async function slowDown(session: CDPSession, isSlow: boolean): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  if (!isSlow) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowConnection);
}

/** Clicks as a person would and waits for the frame that shows the new heading. */
async function timeClick(page: Page, link: string): Promise<number> {
  await page.locator(link).filter({ visible: true }).first().click();
  const read = () => document.documentElement.dataset.paintedAfter;
  const painted = await page.waitForFunction(read, undefined, { polling: 50 });
  return Number(await painted.jsonValue());
}

/**
 * Runs first in each document: writes on the root element how many milliseconds after the click the
 * frame with another heading was shown. The click is remembered across documents, because a link of
 * a peer may load another one.
 */
function watchHeading(): void {
  const key = "bench-clicked";
  const heading = () => document.querySelector("h1")?.textContent;

  const waitFor = (before: string | undefined, clicked: number) => {
    const observer = new MutationObserver(() => {
      const now = heading();
      if (now === undefined || now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const taken = performance.timeOrigin + performance.now() - clicked;
          document.documentElement.dataset.paintedAfter = String(taken);
        };
        port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  };

  const stored = sessionStorage.getItem(key);
  if (stored) waitFor(undefined, Number(stored));
  const noteClick = ({ timeStamp }: Event) => {
    const clicked = performance.timeOrigin + timeStamp;
    sessionStorage.setItem(key, String(clicked));
    waitFor(heading(), clicked);
  };
  addEventListener("click", noteClick, { capture: true, once: true });
}
