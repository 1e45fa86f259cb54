import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changeCost,
  costsOf,
  counted,
  daysLeft,
  fitting,
  lacking,
  most,
  type Needs,
  type PlanFacts,
  prorated,
  regionChoices,
  supports,
  wanted,
} from "./estimate.ts";

const nothing: Needs = {
  ...{ agents: 0, workflows: 0, integrations: 0, apiCalls: 0, users: 1 },
  ...{ customIntegrations: false, sso: false, auditLogs: false, onPremises: false },
  ...{ support: "community", regions: "single" },
};
const small: PlanFacts = {
  ...{ id: "small", name: "Small", leastUsers: 1, price: { monthly: 0, yearly: 0 } },
  limits: {
    ...{ agents: 3, workflows: 10, integrations: 5, apiCalls: 1_000 },
    ...{ customIntegrations: false, sso: false, auditLogs: false, onPremises: false },
    ...{ support: "community", regions: "single" },
  },
};
const middle: PlanFacts = {
  ...{ id: "middle", name: "Middle", leastUsers: 1, price: { monthly: 988, yearly: 9_998 } },
  limits: {
    ...{ agents: 50, workflows: "unlimited", integrations: "unlimited", apiCalls: 100_000 },
    ...{ customIntegrations: true, sso: false, auditLogs: false, onPremises: false },
    ...{ support: "priority-24-5", regions: "single" },
  },
};
const large: PlanFacts = {
  ...{ id: "large", name: "Large", leastUsers: 100, price: { monthly: null, yearly: null } },
  limits: {
    ...{ agents: "unlimited", workflows: "unlimited", integrations: "unlimited" },
    ...{ apiCalls: "unlimited", support: "24-7", regions: "multi" },
    ...{ customIntegrations: true, sso: true, auditLogs: true, onPremises: true },
  },
};
const plans = [small, middle, large];

describe("the plan that fits", () => {
  test.each<[string, Partial<Needs>]>([
    ["small", {}],
    ["small", { agents: 3, workflows: 10, integrations: 5, apiCalls: 1_000 }],
    ["middle", { agents: 4 }],
    ["middle", { workflows: 11 }],
    ["middle", { apiCalls: 100_000, support: "priority-24-5" }],
    ["middle", { customIntegrations: true }],
    ["large", { agents: 51 }],
    ["large", { apiCalls: 100_001 }],
    ["large", { sso: true }],
    ["large", { support: "24-7" }],
    ["large", { regions: "multi" }],
  ])("is %s for %j", (id, needs) => {
    expect(fitting(plans, { ...nothing, ...needs }).id).toBe(id);
  });

  test("is the first of which a naive reading of its limits finds nothing lacking", () => {
    const needs = fc.record<Needs>({
      agents: fc.nat(60),
      workflows: fc.nat(12),
      integrations: fc.nat(7),
      apiCalls: fc.oneof(fc.nat(1_100), fc.nat(most.apiCalls)),
      users: fc.nat(200),
      customIntegrations: fc.boolean(),
      sso: fc.boolean(),
      auditLogs: fc.boolean(),
      onPremises: fc.boolean(),
      support: fc.constantFrom(...supports),
      regions: fc.constantFrom(...regionChoices),
    });
    const gives = ({ limits }: PlanFacts, asked: Needs) => {
      for (const need of counted) {
        const limit = limits[need] === "unlimited" ? Infinity : limits[need];
        if (limit < asked[need]) return false;
      }
      for (const need of wanted) if (asked[need] && !limits[need]) return false;
      if (asked.support === "24-7" && limits.support !== "24-7") return false;
      if (asked.support !== "community" && limits.support === "community") return false;
      return asked.regions === "single" || limits.regions === "multi";
    };
    fc.assert(
      fc.property(needs, (asked) => {
        for (const plan of plans) {
          expect(lacking(plan, asked).length === 0).toBe(gives(plan, asked));
        }
        expect(fitting(plans, asked)).toBe(plans.find((plan) => gives(plan, asked)));
      }),
    );
  });
});

test("a year paid at once costs and saves what the two prices say, to the cent", () => {
  expect(costsOf(middle)).toEqual({
    month: 98_800,
    twelveMonths: 1_185_600,
    year: 999_800,
    saved: 185_800,
  });
  expect(costsOf(large)).toBeNull();
});

test.each([
  ["2026-11-01", 30, 30],
  ["2026-11-30", 30, 1],
  ["2027-02-15", 28, 14],
  ["2028-02-29", 29, 1],
  ["2026-12-12", 31, 20],
])("from %s, a month of %d days has %d left", (day, days, left) => {
  expect(daysLeft(day)).toEqual({ days, left });
});

test.each(["", "2026-02-30", "2026-13-01", "2026-00-10", "12/11/2026", "tomorrow"])(
  "%j isn't a day",
  (day) => expect(daysLeft(day)).toBeNull(),
);

test("the days of a month that are paid and those that aren't add up to its price", () => {
  const cents = fc.nat(10_000_000);
  const parts = fc
    .integer({ min: 28, max: 31 })
    .chain((days) =>
      fc.record({ days: fc.constant(days), left: fc.integer({ min: 1, max: days }) }),
    );
  fc.assert(
    fc.property(cents, parts, (price, { days, left }) => {
      const exact = (price * left) / days;
      expect(Math.abs(prorated(price, { days, left }) - exact)).toBeLessThanOrEqual(0.5);
      expect(prorated(price, { days, left: days })).toBe(price);
    }),
  );
});

/** Worked out by hand, in dollars: 988 × 19 ÷ 30 = 625.733…, 988 × 14 ÷ 28 = 494, and so on. */
test.each<[string, PlanFacts, "monthly" | "yearly", PlanFacts, string, number]>([
  ["the middle of November, from free", middle, "monthly", small, "2026-11-12", 625.73],
  ["half of February", middle, "monthly", small, "2027-02-15", 494],
  ["the first of a month", middle, "monthly", small, "2026-12-01", 988],
  ["the last of a month", middle, "monthly", small, "2026-12-31", 31.87],
  ["a year, from free", middle, "yearly", small, "2026-11-12", 9_998],
  ["a year, with days already paid", middle, "yearly", middle, "2026-11-12", 9_372.27],
  ["back to free, with days already paid", small, "monthly", middle, "2026-11-12", -625.73],
  ["no change", middle, "monthly", middle, "2026-11-12", 0],
])("%s costs what a person works out", (_, to, billing, from, day, dollars) => {
  const days = daysLeft(day) ?? expect.fail("a day");
  const before = costsOf(from)?.month ?? 0;
  expect(changeCost(costsOf(to), billing, before, days)).toBe(Math.round(100 * dollars));
});
