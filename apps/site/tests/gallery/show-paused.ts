import type { Locator, Page } from "@playwright/test";

/** Shows an example with a clock that stands still at `time`, for a test with `hasClock`. */
export async function showPaused(
  page: Page,
  show: (example: string) => Promise<Locator>,
  example: string,
  time: Date,
): Promise<Locator> {
  await page.clock.install({ time: time.getTime() - 3_600_000 });
  await page.clock.pauseAt(time);
  const showing = show(example);
  // The gallery waits for a frame, which comes with the clock.
  await page.locator("#main > *").first().waitFor({ state: "attached" });
  await page.clock.runFor(20);
  return showing;
}
