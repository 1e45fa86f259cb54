import type { Locator } from "@playwright/test";

const saidDifferently =
  ".needs-script, .without-script, noscript, .tab-panel, .uptime, .board, .progress-line, .run";

/**
 * The text that can be read inside an element, word by word. Left out is what the site says
 * differently with and without JavaScript on purpose: controls that need it, the lines that stand
 * in their place, the panels of tabs, which stand one below the other without it, and what only a
 * clock knows: the uptime and the countdown. A run waits for the visitor's decision with JavaScript,
 * and is told to its last line without it (runs.spec.ts). Of a `<noscript>`, such as the articles of /news in
 * full, the pages' own journeys prove that it can be read.
 */
export function readableText(element: Locator): Promise<string> {
  return element.evaluate((root, saidDifferently) => {
    const words: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest(saidDifferently)) continue;
      words.push(...(node.textContent ?? "").split(/\s+/).filter(Boolean));
    }
    return words.join(" ");
  }, saidDifferently);
}
