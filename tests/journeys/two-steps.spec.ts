import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { visit } from "./support/visit.ts";

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

for (const [path, name] of [
  ["/docs/worker-contract", "Worker Contract"],
  ["/workflows", "Workflows"],
  ["/mcp-registry", "MCP Server Registry"],
] as const) {
  test(`${path} shows its first screen first, and then all of it`, async ({ page }) => {
    await visit(page, path);
    const whole = await countElements(page);
    await visit(page, "/about");
    const link = sideNavigation(page).locator(`a[href="${path}"]`);
    await page.locator("details:has(a)").evaluateAll((groups) => {
      for (const group of groups) group.setAttribute("open", "");
    });
    const watch = await page.evaluateHandle(watchHeading);
    await link.click();
    const first = await watch.evaluate(({ elements }) => elements);
    expect(first).toBeLessThan(whole / 2);
    await expect.poll(() => countElements(page), name).toBe(whole);
  });
}

test("Back shows all of a page at once, so that its place is there", async ({ page }) => {
  await visit(page, "/docs/worker-contract");
  const whole = await countElements(page);
  await sideNavigation(page).getByRole("link", { name: "Documentation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Platform Documentation");
  const watch = await page.evaluateHandle(watchHeading);
  await page.goBack();
  expect(await watch.evaluate(({ elements }) => elements)).toBe(whole);
});
