/** A count for a sentence, with a comma for thousands: `35,905`. */
export function asCount(count: number): string {
  return count.toLocaleString("en-SG");
}

/** How many more findings there are. */
export function restSentence(more: number): string {
  return `And ${asCount(more)} more. Fix these first to see the rest.`;
}
