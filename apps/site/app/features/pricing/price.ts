import type { Limits, Plan } from "#content/collections/plans.ts";
import { formatSgd, grouped } from "#content/messages/amounts.ts";
import type { LimitWords } from "#content/pages/pricing.ts";

export const billingPeriods = ["monthly", "yearly"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** The chosen period of the address; anything else is yearly. */
export function parseBilling(text: string | null): BillingPeriod {
  return billingPeriods.find((period) => period === text) ?? "yearly";
}

type PriceWords = {
  free: string;
  custom: string;
  periodLabels: Readonly<Record<BillingPeriod, string>>;
};

/** What a plan costs and the words after it. Free plans and plans by agreement have no period. */
export function formatPrice(
  price: Plan["price"],
  period: BillingPeriod,
  words: PriceWords,
): { amount: string; period: string } {
  const amount = price[period];
  if (amount === null) return { amount: words.custom, period: "" };
  if (amount === 0) return { amount: words.free, period: "" };
  return { amount: formatSgd(amount), period: words.periodLabels[period] };
}

/** A cell of the comparison: what one plan has of one limit, in words. */
export function limitText(limits: Limits, limit: keyof Limits, words: LimitWords): string {
  switch (limit) {
    case "support":
      return words.support[limits.support];
    case "regions":
      return words.regions[limits.regions];
    case "uptime":
      return words.uptime[limits.uptime];
    default: {
      const value = limits[limit];
      if (typeof value === "boolean") return value ? words.included : words.notIncluded;
      if (value !== "unlimited") return grouped(value);
      return limit === "apiCalls" ? words.unlimitedCalls : words.unlimited;
    }
  }
}
