import fc from "fast-check";
import { expect, test } from "vitest";
import { billing, limitWords, plans } from "#content/pricing.ts";
import { formatPrice, formatSgd, limitText, parseBilling } from "./price.ts";

test.each([
  [0, "SGD 0"],
  [988, "SGD 988"],
  [9_998, "SGD 9,998"],
  [1_234_567, "SGD 1,234,567"],
  [0.5, "SGD 0.50"],
  [1_000.05, "SGD 1,000.05"],
  [-42, "-SGD 42"],
])("%d is written as %s", (amount, text) => {
  expect(formatSgd(amount)).toBe(text);
});

test("any whole amount is grouped as the platform's own formatter groups it", () => {
  const reference = new Intl.NumberFormat("en-SG");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      expect(formatSgd(amount)).toBe(`SGD ${reference.format(amount)}`);
    }),
  );
});

test("any number of cents reads back as the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => {
      const digits = formatSgd(cents / 100).replace(/SGD |,/g, "");
      expect(Math.round(Number(digits) * 100)).toBe(cents + 0);
    }),
  );
});

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
] as const)("the plan %s has %s: %s", (id, limit, text) => {
  const plan = plans.find((each) => each.id === id);
  expect(plan && limitText(plan.limits, limit, limitWords)).toBe(text);
});
