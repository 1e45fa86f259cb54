/** How many results that were opened are remembered. */
const maxRecent = 5;

/**
 * The remembered addresses, the latest first. Anything but a list of this site's addresses counts
 * as empty.
 */
export function readRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.filter(isAddress).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

/** The list with an address at its head. */
export function withRecent(list: readonly string[], address: string): string[] {
  return [address, ...list.filter((other) => other !== address)].slice(0, maxRecent);
}

function isAddress(value: unknown): value is string {
  return typeof value === "string" && /^\/(?!\/)/.test(value);
}
