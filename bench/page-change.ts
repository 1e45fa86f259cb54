import type { Browser, CDPSession, Page } from "@playwright/test";
import { median } from "./median.ts";

export type PageChange = { fast: number; slow4g: number };

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const times = 10;
const links = ["Platform", "Integrations"] as const;

/**
 * Milliseconds from the click on a link of the side navigation to the next page's h1 on the
 * screen, CPU slowed 4 times, medians of 10.
 */
export async function measurePageChange(browser: Browser, origin: string): Promise<PageChange> {
  return {
    fast: await medianChange(browser, origin),
    slow4g: await medianChange(browser, origin, slow4g),
  };
}

async function medianChange(
  browser: Browser,
  origin: string,
  network?: typeof slow4g,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(origin);
  await page.waitForSelector("html[data-alive]", { state: "attached" });
  await page.waitForLoadState("networkidle");
  await slowDown(session, network);
  const taken: number[] = [];
  for (let round = 0; round < times; round++) {
    taken.push(await timeClick(page, links[round % links.length] ?? links[0]));
  }
  await context.close();
  return median(taken);
}

async function slowDown(session: CDPSession, network?: typeof slow4g): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  if (!network) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
}

/** Clicks as a person would and waits for the frame that shows the new heading. */
async function timeClick(page: Page, name: string): Promise<number> {
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        addEventListener("click", (event) => (clicked = event.timeStamp), {
          capture: true,
          once: true,
        });
        const before = document.querySelector("h1")?.textContent;
        const observer = new MutationObserver(() => {
          if (document.querySelector("h1")?.textContent === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - clicked);
            port2.postMessage(null);
          });
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await page.locator("nav").getByRole("link", { name, exact: true }).first().click();
  return painted;
}
