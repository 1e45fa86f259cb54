import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Expects that nothing covers a control drawn by the browser, and that it doesn't cover text. */
export async function expectNothingDrawnOver(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const drawn = [...document.querySelectorAll("input")].filter(
      (input) =>
        ["radio", "checkbox"].includes(input.type) &&
        input.checkVisibility() &&
        getComputedStyle(input).appearance !== "none",
    );
    return drawn.flatMap((input) => {
      const name = input.labels?.[0]?.textContent ?? input.name;
      for (const pseudo of ["::before", "::after"]) {
        if (getComputedStyle(input, pseudo).content !== "none") return [`${name} has ${pseudo}`];
      }
      // A button that is the background of its own label is behind the text.
      if (Number(getComputedStyle(input).zIndex) < 0) return [];
      const box = input.getBoundingClientRect();
      const range = document.createRange();
      for (const text of input.labels?.[0]?.childNodes ?? []) {
        if (!(text instanceof Text)) continue;
        range.selectNode(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const isApart =
          left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
        if (!isApart) return [`${name} is covered by its own button`];
      }
      return [];
    });
  });
  expect(found, "controls that the browser draws").toEqual([]);
}
