/**
 * A number with a comma for thousands: '9,998'.
 *
 * Without `Intl`, because each page writes prices as it starts, and the browser's tables of
 * languages take longer to load than React.
 *
 * @param digits those after the point
 */
export function grouped(value: number, digits = 0): string {
  return value.toFixed(digits).replace(/\B(?=(?:\d{3})+(?!\d))/g, ",");
}

/** An amount in a sentence: 'SGD 9,998', with cents only where there are any. */
export function formatSgd(amount: number): string {
  const sign = amount < 0 ? "-" : "";
  return `${sign}SGD ${grouped(Math.abs(amount), Number.isInteger(amount) ? 0 : 2)}`;
}

/** A duration before a noun: '14-day' of '14 days'. */
export function hyphenated(duration: string): string {
  return duration.replace(" ", "-").replace(/s$/, "");
}
