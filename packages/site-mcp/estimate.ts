/** What of a plan its price and its limits follow from. */
export type PlanFacts = {
  readonly id: string;
  readonly name: string;
  /** In whole Singapore dollars without tax; null where an order says. */
  readonly price: { readonly monthly: number | null; readonly yearly: number | null };
  readonly limits: Readonly<
    Record<(typeof counted)[number], number | "unlimited"> &
      Record<(typeof wanted)[number], boolean>
  > & { readonly support: string; readonly regions: string };
  /** Orders are for this many users or more. */
  readonly leastUsers: number;
  /** More calls a month than these need dedicated capacity. */
  readonly sharedCalls?: number | undefined;
};

/** What is counted, by the name of its limit. */
export const counted = ["agents", "workflows", "integrations", "apiCalls"] as const;
/** What a plan has or hasn't. */
export const wanted = ["customIntegrations", "sso", "auditLogs", "onPremises"] as const;
/** Each includes what is before it. */
export const supports = ["community", "priority-24-5", "24-7"] as const;
export const regionChoices = ["single", "multi"] as const;

/** What a customer needs; calls are counted by the month. */
export type Needs = Record<(typeof counted)[number] | "users", number> &
  Record<(typeof wanted)[number], boolean> & {
    support: (typeof supports)[number];
    regions: (typeof regionChoices)[number];
  };

export type Need = Exclude<keyof Needs, "users">;

/** The most that may be asked for: above what any plan counts, and below where numbers get inexact. */
export const most: Readonly<Record<(typeof counted)[number] | "users", number>> = {
  agents: 100_000,
  workflows: 100_000,
  integrations: 10_000,
  apiCalls: 1_000_000_000,
  users: 1_000_000,
};

/** What a plan doesn't give of these needs, in the order of the lists above. */
export function lacking({ limits }: PlanFacts, needs: Needs): Need[] {
  const isShort = (list: readonly string[], has: string, needed: string) =>
    list.indexOf(has) < list.indexOf(needed);
  return [
    ...counted.filter((need) => limits[need] !== "unlimited" && limits[need] < needs[need]),
    ...wanted.filter((need) => needs[need] && !limits[need]),
    ...(isShort(supports, limits.support, needs.support) ? (["support"] as const) : []),
    ...(isShort(regionChoices, limits.regions, needs.regions) ? (["regions"] as const) : []),
  ];
}

/** The first plan that gives all that is needed. They are in order, and the last gives everything. */
export function fitting<Plan extends PlanFacts>(plans: readonly Plan[], needs: Needs): Plan {
  const plan = plans.find((each) => lacking(each, needs).length === 0) ?? plans.at(-1);
  if (!plan) throw new Error("There are no plans to choose from: give at least one.");
  return plan;
}

/** What a plan costs, in cents: a month, twelve of them, a year paid at once, and what that saves. */
export type Costs = { month: number; twelveMonths: number; year: number; saved: number };

/** The costs of a plan, or null where an order says. */
export function costsOf({ price: { monthly, yearly } }: PlanFacts): Costs | null {
  if (monthly === null || yearly === null) return null;
  const [month, year] = [100 * monthly, 100 * yearly];
  return { month, twelveMonths: 12 * month, year, saved: 12 * month - year };
}

/** A day's month: how many days it has, and how many are left, that day included. */
export type DaysLeft = { days: number; left: number };

/** The days left of a month from a day written as '2026-11-30'; null for text that isn't a day. */
export function daysLeft(day: string): DaysLeft | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  if (!year || !month || !date || month > 12) return null;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return date > days ? null : { days, left: days - date + 1 };
}

/** A month's price for the days that are left, in cents; half a cent counts as one. */
export function prorated(cents: number, { days, left }: DaysLeft): number {
  return Math.floor((2 * cents * left + days) / (2 * days));
}

export type Billing = "monthly" | "yearly";

/**
 * What the next invoice has for a change to a plan, in cents, less than 0 for a credit; null where an
 * order says. A month is paid by the day, a year starts on the day of the change.
 *
 * @param before what is paid by the month now; 0 for the free plan
 */
export function changeCost(
  to: Costs | null,
  billing: Billing,
  before: number,
  days: DaysLeft,
): number | null {
  if (!to) return null;
  const now = billing === "yearly" && to.year > 0 ? to.year : prorated(to.month, days);
  return now - prorated(before, days);
}
