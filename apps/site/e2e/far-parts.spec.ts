import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { changePage, plainPage, untilHydrated, visit } from "./support/visit.ts";

const lastHeading = (page: Page) => page.getByRole("main").getByRole("heading").last();

const isLaidOut = (page: Page) =>
  lastHeading(page).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

const topOf = (heading: Locator) =>
  heading.evaluate((element) => element.getBoundingClientRect().top);

test("Back finds its place before far parts are laid out again", async ({ page }) => {
  await visit(page, "/security");
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
  await lastHeading(page).scrollIntoViewIfNeeded();
  const before = await topOf(lastHeading(page));
  await changePage(page, plainPage);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Security");
  await expect
    .poll(async () => Math.abs((await topOf(lastHeading(page))) - before))
    .toBeLessThan(2);
});

/** Runs in the page: how many elements of the next page are there when its heading is. */
function watchHeading(): { elements: Promise<number> } {
  const before = document.querySelector("h1")?.textContent;
  const elements = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector("h1")?.textContent === before) return;
      observer.disconnect();
      resolve(document.querySelectorAll("main *").length);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return { elements };
}

const countElements = (page: Page) => page.locator("main *").count();

test("a page is laid out down to its last heading without scrolling, a reload in the middle shows the same place, a link shows its first screen first and then all of it, and Back all of it at once", async ({
  page,
}) => {
  const whole = new Map<string, number>();
  const paths = ["/docs/worker-contract", "/workflows", "/mcp-registry"];
  for (const path of ["/integrations", ...paths, "/terms"]) {
    await visit(page, path);
    whole.set(path, await countElements(page));
    await expect.poll(() => isLaidOut(page), path).toBe(true);
  }
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).nth(9);
  await heading.scrollIntoViewIfNeeded();
  const before = await topOf(heading);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(async () => Math.abs((await topOf(heading)) - before)).toBeLessThan(2);

  for (const path of paths) {
    // Those of the side navigation only: a card of /workflows would choose a line of its map.
    await sideNavigation(page)
      .locator("details")
      .evaluateAll((groups) => {
        for (const group of groups) group.setAttribute("open", "");
      });
    const watch = await page.evaluateHandle(watchHeading);
    await sideNavigation(page).locator(`a[href="${path}"]`).click();
    const first = await watch.evaluate(({ elements }) => elements);
    expect(first, path).toBeLessThan((whole.get(path) ?? 0) / 2);
    await expect.poll(() => countElements(page), path).toBe(whole.get(path));
  }
  const watch = await page.evaluateHandle(watchHeading);
  await page.goBack();
  expect(await watch.evaluate(({ elements }) => elements)).toBe(whole.get("/workflows"));
});
