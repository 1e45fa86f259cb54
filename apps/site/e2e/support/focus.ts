import type { Locator, Page } from "@playwright/test";
import { banner } from "./consent.ts";
import { expect } from "./journey.ts";

/**
 * Goes through the whole page with the Tab key, expects that the banner doesn't cover a tab stop,
 * and returns the names of all stops.
 */
export async function expectNothingCoversFocus(page: Page): Promise<string[]> {
  const stops: { name: string; covered: boolean }[] = [];
  const region = await banner(page).elementHandle();
  for (let step = 0; step < 300; step++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate((cover) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || !cover) return null;
      const { left, right, top, bottom } = cover.getBoundingClientRect();
      const covered = Array.from(focused.getClientRects()).some(
        (box) => box.right > left && box.left < right && box.bottom > top && box.top < bottom,
      );
      const name = focused.textContent?.trim() || focused.getAttribute("name") || focused.tagName;
      return { name, covered: covered && !cover.contains(focused) };
    }, region);
    // After the last stop the focus leaves the page.
    if (stop === null) break;
    stops.push(stop);
  }
  expect(stops.length, "stops of the Tab key").toBeGreaterThan(20);
  expect(stops.at(-1)?.name, "the last stop").toContain("Sign Up");
  expect(stops.filter(({ covered }) => covered)).toEqual([]);
  return stops.map(({ name }) => name);
}

/** Expects that an element has the focus without an outline, and keeps its box when it loses it. */
export async function expectFocusUnseen(element: Locator): Promise<void> {
  await expect(element).toBeFocused();
  await expect(element).toHaveCSS("outline-style", "none");
  const focused = await element.boundingBox();
  await element.blur();
  expect(await element.boundingBox(), "the box without the focus").toEqual(focused);
}
