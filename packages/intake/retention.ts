import type { Period } from "./form.ts";

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
