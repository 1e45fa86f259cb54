/**
 * A change to what a framework or the build has written. It fails rather than change nothing, so
 * that a new version can't undo it unnoticed.
 *
 * @param expected what the text must hold exactly once
 * @param reason what the change is for and where to adapt it; ends the error
 * @throws Error when the expected text is missing or there more than once
 */
export function replacedOnce(text: string, expected: string, by: string, reason: string): string {
  const parts = text.split(expected);
  if (parts.length === 2) return parts.join(by);
  const start = expected.length > 80 ? `${expected.slice(0, 80)}…` : expected;
  throw new Error(`'${start}' is there ${parts.length - 1} times instead of once. ${reason}`);
}
