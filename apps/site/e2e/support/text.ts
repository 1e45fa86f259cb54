import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

const saidDifferently =
  ".needs-script, .without-script, noscript, .tab-panel, .uptime, .board, .progress-line, .run";

/**
 * The text that can be read inside an element, word by word. Parts that differ with and without
 * JavaScript on purpose are left out: controls that need it, the text shown instead of them, the
 * panels of tabs, which are one below the other without it, and values that need a clock: the
 * uptime and the countdown. A run waits for the visitor's decision with JavaScript, and is shown to
 * the end without it (lists.spec.ts). The pages' own journeys check that a `<noscript>`, such as the
 * articles of /news in full, can be read.
 */
export function readableText(element: Locator, leftOut = saidDifferently): Promise<string> {
  return element.evaluate((root, leftOut) => {
    const words: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest(leftOut)) continue;
      words.push(...(node.textContent ?? "").split(/\s+/).filter(Boolean));
    }
    return words.join(" ");
  }, leftOut);
}

/**
 * The words of a page, and of what is over it, when no more come: a page that was opened by a link
 * comes in two steps. A part that isn't near counts, though `innerText` has it only once it's laid out.
 */
export async function finalWords(page: Page): Promise<string> {
  let words: string[] = [];
  await expect(async () => {
    const before = words;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    const parts = await page.locator("main, [role=dialog], .toasts").all();
    words = await Promise.all(parts.map((part) => readableText(part, "noscript")));
    expect(words).toEqual(before);
  }).toPass();
  return words.join("\n");
}

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

/** Selects all but the first of many things in a list, once they are marked. */
export const repeated = "[axe-repeated]";

/**
 * Marks all but the first of many things in a list: they are drawn alike, and what differs between
 * them, such as names and links, is checked in their HTML.
 */
export function markRepeated(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const list of document.querySelectorAll("main :is(ul, ol, tbody)")) {
      const items = Array.from(list.children);
      if (items.length <= 24) continue;
      for (const item of items.slice(12)) item.setAttribute("axe-repeated", "");
    }
  });
}
