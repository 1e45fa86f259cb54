import { formatSgd } from "#content/messages/amounts.ts";

/** An amount of cents that stays on one line: 'SGD 1,234', or 'SGD 625.73'. */
export function formatCents(cents: number): string {
  return formatSgd(cents / 100).replace(" ", "\u00a0");
}

/** A share with one decimal, as '15.7%'. */
export function formatShare(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
