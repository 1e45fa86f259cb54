import { expect, test } from "vitest";
import { everyPage, overLimit } from "#tools/checks/rhythm/pages.ts";

test.each(everyPage())("$path has few wordings that a reader notices", (page) => {
  expect(overLimit(page), page.found.join("\n")).toEqual([]);
});
