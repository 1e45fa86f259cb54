import type { Locator } from "@playwright/test";
import { expect } from "./journey.ts";

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
