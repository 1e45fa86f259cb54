import type { FormName } from "./forms.ts";

/** A number of months or years. */
type Period = `${number} ${"months" | "years"}`;

/** Requests are answered within weeks; an open one that is older has been forgotten. */
const requests = "12 months";

/**
 * How long what a form received is kept, as /privacy states it; null until consent is withdrawn, which
 * no period tells: `inbox erase` removes it then.
 */
export const retention = {
  "access-request": requests,
  "investor-deck": requests,
  "investor-updates": null,
  subscribe: null,
  "support-request": "3 years",
} as const satisfies Readonly<Record<FormName, Period | null>>;

/** The moment a period before another, by the calendar in UTC; both in milliseconds since 1970. */
export function before(now: number, period: Period): number {
  const [count, unit] = period.split(" ");
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - Number(count) * (unit === "years" ? 12 : 1));
  // A month that is too short gives a day of the next one.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
