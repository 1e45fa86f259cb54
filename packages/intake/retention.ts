/** A number of months or years. */
export type Period = `${number} ${"months" | "years"}`;

// How long what forms received is kept, as /privacy states it. Pages take the periods from here, so
// that they don't load the declarations of the forms.

/** Requests are answered within weeks; an open one that is older has been forgotten. */
export const requestsKeptFor = "12 months";
export const ticketsKeptFor = "3 years";

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
