import { formatSgd } from "#content/messages/amounts.ts";

/** An amount of cents: 'SGD 1,234', or 'SGD 625.73'. */
export function formatCents(cents: number): string {
  return formatSgd(cents / 100);
}

/** A share with one decimal, as '15.7%'. */
export function formatShare(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
