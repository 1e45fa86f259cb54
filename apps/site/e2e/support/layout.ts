import type { Locator, Page } from "@playwright/test";
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

/**
 * Expects that what scrolls in an open dialog has a height in every engine. WebKit gives a child
 * with a flex basis of 0 none where the height of its column is automatic.
 */
export async function expectScrollersHaveHeight(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const scrollers = await dialog.evaluate((root) =>
    [root, ...root.querySelectorAll("*")]
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
      .map((each) => {
        const column = each.parentElement ? getComputedStyle(each.parentElement) : null;
        const inColumn = column?.display === "flex" && column.flexDirection === "column";
        const { flexBasis } = getComputedStyle(each);
        return { name: `${each.tagName}.${each.className}`, flexBasis: inColumn ? flexBasis : "" };
      }),
  );
  expect(scrollers, "what scrolls").not.toEqual([]);
  expect(
    scrollers.filter(({ flexBasis }) => parseFloat(flexBasis) === 0),
    "a flex basis of 0 in a column",
  ).toEqual([]);
}
