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

test("the integrations that the specification names are listed", () => {
  const ids = integrations.map(({ id }) => id);
  expect(ids).toContain("salesforce");
  expect(ids).toContain("google-calendar");
});

test("all integrations are active", () => {
  expect(integrations.filter(({ status }) => status !== "active")).toEqual([]);
});

test("the shortest and the longest setup are those that the specification gives", () => {
  const minutes = integrations.map(({ setupTime }) => Number.parseInt(setupTime, 10));
  expect(Math.min(...minutes)).toBe(2);
  expect(Math.max(...minutes)).toBe(7);
});

test("the full list stands in the order of its filter", () => {
  const order = integrations.map(({ category }) => browse.filterOptions.indexOf(category));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
