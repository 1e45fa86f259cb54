import type { Page } from "@playwright/test";

/** Opens the folded parts of a document: the first by a click, and the others as a click does. */
export async function openFolds(page: Page): Promise<void> {
  const folds = page.getByRole("main").locator(".fold");
  if ((await folds.count()) === 0) return;
  await folds.first().locator("summary").first().click();
  // What is pointed at looks different.
  await page.mouse.move(0, 0);
  await folds.evaluateAll((all) => {
    for (const fold of all) fold.setAttribute("open", "");
  });
}
