import fc from "fast-check";
import { expect, test } from "vitest";
import { plans } from "#content/collections/plans.ts";
import { billing, limitWords } from "#content/pages/pricing.ts";
import { formatPrice, limitText, parseBilling } from "./price.ts";

test.each([
  ["community", "monthly", "Free", ""],
  ["community", "yearly", "Free", ""],
  ["sme", "monthly", "SGD 988", "per month"],
  ["sme", "yearly", "SGD 9,998", "per year"],
  ["enterprise", "monthly", "Custom", ""],
  ["enterprise", "yearly", "Custom", ""],
] as const)("the plan %s costs, %s: %s %s", (id, period, amount, label) => {
  const plan = plans.find((each) => each.id === id);
  expect(plan && formatPrice(plan.price, period, billing)).toEqual({ amount, period: label });
});

test("for any address the period is one of two, and yearly unless it's monthly", () => {
  fc.assert(
    fc.property(fc.option(fc.string(), { nil: null }), (text) => {
      expect(parseBilling(text)).toBe(text === "monthly" ? "monthly" : "yearly");
    }),
  );
});

test.each([
  ["community", "agents", "3"],
  ["community", "apiCalls", "1,000"],
  ["community", "customIntegrations", "Not included"],
  ["sme", "apiCalls", "100,000"],
  ["sme", "integrations", "Unlimited"],
  ["sme", "uptime", "99.5%"],
  ["sme", "regions", "Single"],
  ["enterprise", "support", "24/7"],
  ["enterprise", "sso", "Included"],
  ["enterprise", "agents", "Unlimited"],
  ["enterprise", "apiCalls", "Up to 10M, or unlimited with dedicated capacity"],
] as const)("the plan %s has %s: %s", (id, limit, text) => {
  const plan = plans.find((each) => each.id === id);
  expect(plan && limitText(plan.limits, limit, limitWords)).toBe(text);
});
