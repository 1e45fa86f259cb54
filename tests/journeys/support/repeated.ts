import type { Page } from "@playwright/test";

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
