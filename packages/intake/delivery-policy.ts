const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** The status codes after which another attempt may help; other refusals are final. */
export const retryableStatuses: readonly number[] = [408, 425, 429, 500, 502, 503, 504];

/**
 * How a delivery is tried: the one place that says it. docs/intake.md prints the same table,
 * and a test compares the two.
 */
export const deliveryPolicy = {
  /** In milliseconds, the wait after each attempt that may be repeated; after the last one it's dead. */
  waits: [
    10 * seconds,
    30 * seconds,
    2 * minutes,
    10 * minutes,
    30 * minutes,
    ...[hours, 3 * hours, 6 * hours, 12 * hours, 24 * hours, 24 * hours],
  ],
  /** A wait is longer or shorter by up to this share, so that many don't come at once. */
  jitter: 0.2,
  /**
   * How long one attempt may take, in milliseconds. A mail server that takes its time has often
   * accepted the mail, and a second one would come to the visitor.
   */
  timeoutMs: { webhook: 15 * seconds, mail: 2 * minutes },
  /** Attempts under way at once: so many webhooks, and so many mails. */
  atOnce: 4,
} as const;

/** What came of one attempt: `final` says that another one wouldn't help. */
export type SendResult = { kind: "delivered" } | { kind: "failed"; error: string; final: boolean };

/**
 * When to try again, in milliseconds since 1970; null when there have been enough attempts.
 *
 * @param attempts how many there have been, this one included
 * @param random from 0 to 1
 */
export function nextAttempt(attempts: number, now: number, random: number): number | null {
  const wait = deliveryPolicy.waits[attempts - 1];
  if (wait === undefined) return null;
  return Math.round(now + wait * (1 + deliveryPolicy.jitter * (2 * random - 1)));
}
