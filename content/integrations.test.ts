import { expect, test } from "vitest";
import { integrations } from "./integrations.ts";
import { browse } from "./integrations-page.ts";
import { contentProblems } from "./schema/check.ts";
import { integrationSetProblems, integrationShape } from "./schema/integration.ts";

test("every integration is right, and so are all together", () => {
  expect([
    ...contentProblems("content/integrations/", integrationShape, integrations, ({ id }) => id),
    ...integrationSetProblems("content/integrations.ts", integrations),
  ]).toEqual([]);
});

test("the full list is in the order of its filter", () => {
  const order = integrations.map(({ category }) => browse.filterOptions.indexOf(category));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
