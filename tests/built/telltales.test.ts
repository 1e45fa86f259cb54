import { expect, test } from "vitest";
import { everyPage, overLimit } from "#tools/checks/rhythm/pages.ts";
import { findTelltales } from "#tools/checks/rhythm/telltales.ts";

test.each(everyPage())("$path has few wordings that a reader notices", (page) => {
  expect(overLimit(page), page.found.join("\n")).toEqual([]);
});

test.each([
  "Posted bill BILL-3306 over SGD 4,976.",
  "None of them is a result of ours.",
  "A split task hasn't exactly one output parameter.",
  "Write the file below X.",
  "The serial number is another number than the order's.",
  "A missing output is a failure now.",
  "Take dates and parties out of contracts.",
  "You judge it by your own runs.",
  "An angry tone raises neither.",
  "A letter of the old tenancy counts as a gap.",
])("'%s' is noticed", (text) => {
  expect(findTelltales([{ page: "page.md", text, prose: true }])).toHaveLength(1);
});
