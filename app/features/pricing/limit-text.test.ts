import { expect, test } from "vitest";
import { limitWords, plans } from "#content/pricing.ts";
import { limitText } from "./limit-text.ts";

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
