import type { Limits, LimitWords } from "#content/schema/pricing.ts";

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
      return value === "unlimited" ? words.unlimited : grouped(value);
    }
  }
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
