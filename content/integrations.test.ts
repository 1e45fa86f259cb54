import { expect, test } from "vitest";
import { integrations } from "./integrations.ts";
import { browse } from "./integrations-page.ts";

test("the full list is in the order of its filter", () => {
  const order = integrations.map(({ category }) => browse.filterOptions.indexOf(category));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
