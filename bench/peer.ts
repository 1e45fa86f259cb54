import { chromium } from "@playwright/test";
import { browserFlags, ensureBrowser } from "#tools/checks/browser.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measurePageChanges } from "./page-change.ts";
import { printPageChanges } from "./report.ts";
import { serveFolder } from "./static-folder.ts";

/** A built site of others, measured as ours is: one page, and every link that the selector finds. */
export type Peer = { site: string; page: string; link: string; runs: number };

/** Measures a peer and prints what was found. */
export async function measurePeer({ site, page, link, runs }: Peer): Promise<void> {
  const browserPath = await ensureBrowser();
  const server = await serveFolder(site);
  try {
    const url = server.url + page;
    const { lcp, tbt, cls, performance } = await measureLighthouse(url, {
      chromePath: browserPath,
      chromeFlags: browserFlags,
      runs,
    });
    console.info(
      `${page}: performance ${performance}, LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`,
    );
    const browser = await chromium.launch({ executablePath: browserPath, args: [...browserFlags] });
    const plan = { from: [page], links: link };
    printPageChanges(await measurePageChanges(browser, server.url, plan));
    await browser.close();
  } finally {
    await server.close();
  }
}
