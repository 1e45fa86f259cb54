import type { Locator } from "@playwright/test";

/**
 * The text that can be read inside an element, word by word. Left out is what the site says
 * differently with and without JavaScript on purpose: controls that need it, the lines that stand
 * in their place, and what only a clock knows: the uptime and the countdown.
 */
export function readableText(element: Locator): Promise<string> {
  return element.evaluate((root) => {
    const words: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest(".needs-script, .without-script, .uptime, .board, .progress-line"))
        continue;
      words.push(...(node.textContent ?? "").split(/\s+/).filter(Boolean));
    }
    return words.join(" ");
  });
}
