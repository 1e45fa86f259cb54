/** In days. A fact that was read before is shown with its day. */
const freshFor = 90;

/**
 * Whether a fact is so old that its day belongs beside it.
 *
 * @param on the day, month or year in which it was read
 * @param now in milliseconds
 */
export function isOld(on: string, now: number): boolean {
  return now - Date.parse(on) > freshFor * 86_400_000;
}
