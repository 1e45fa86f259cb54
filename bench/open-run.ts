import type { Browser } from "@playwright/test";
import { workflows } from "#content/workflows.ts";
import { type Summary, summarise, untilQuiet } from "./measuring.ts";

/** How long the pointer is on the link before the click, in milliseconds. */
const hoverMs = 300;

/**
 * Opens the run of five workflows on the built site, CPU slowed 4 times: from the click on "See a
 * run" to the frame that shows its first step. The pointer stays on the link before the click, as a
 * hand does.
 */
export async function measureOpenRun(browser: Browser, origin: string): Promise<Summary> {
  const isQuiet = await untilQuiet();
  const taken: number[] = [];
  for (const { id, title } of workflows.slice(0, 5)) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${origin}/workflows?open=${id}`);
    await page.locator("html[data-hydrated]").waitFor();
    const link = page.getByRole("link", { name: `See a run of ${title}` });
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await link.hover();
    // The script and the sheet of a run: its data comes with them or before.
    await page.waitForFunction(
      () =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\/assets\/run-[\w-]+\.(?:js|css)$/.test(name)).length > 1,
    );
    await page.waitForTimeout(hoverMs);
    taken.push(
      await link.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const clicked = performance.now();
            const look = () => {
              // Rendered ahead, it's there before it has a box.
              const shown = document.querySelector(".run-step[open] .run-step-body > *");
              if (!shown?.getClientRects().length) {
                requestAnimationFrame(look);
                return;
              }
              // This frame shows it, and a message is delivered after the frame has been painted.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - clicked);
              port2.postMessage(null);
            };
            element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
            requestAnimationFrame(look);
          }),
      ),
    );
    await page.close();
  }
  return summarise(taken, isQuiet);
}
