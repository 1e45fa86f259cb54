import type { Browser, CDPSession, Page } from "@playwright/test";
import { listAddresses, sideNavigation } from "./page-change.ts";

/** The memory of a tab in bytes, after garbage collection. */
export type Memory = { changes: number; start: number; end: number };

const changes = 500;

/** Changes the page 500 times, by one link of the side navigation after the other. */
export async function measureMemory(browser: Browser, origin: string): Promise<Memory> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/about`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  const paths = await listAddresses(page, sideNavigation.links);
  const start = await bytesHeld(session);
  for (let change = 0; change < changes; change += 1) {
    await follow(page, paths[change % paths.length] ?? "/");
  }
  const end = await bytesHeld(session);
  await page.close();
  return { changes, start, end };
}

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`${sideNavigation.links}[href="${path}"]`).first().dispatchEvent("click");
  await page.waitForFunction((wanted) => {
    const shown = document.querySelector('.site-sidebar [aria-current="page"]');
    return location.pathname === wanted && (shown?.getAttribute("href") ?? wanted) === wanted;
  }, path);
}

async function bytesHeld(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize;
}
