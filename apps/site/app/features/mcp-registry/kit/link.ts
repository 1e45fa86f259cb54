/** In characters: some programs cut longer addresses off. */
const longestLink = 2_000;

/** The address of a kit, before its servers. */
export const kitBase = () => `${location.origin}/mcp-registry?kit=`;

/** @param base the address before the servers */
export const kitLink = (base: string, ids: readonly string[]) =>
  base + encodeURIComponent(ids.join(","));

/**
 * The servers to leave out, the last first, until the address of a kit is short enough for every
 * program. Empty if it already is.
 *
 * @param base the address before the servers, as 'https://name.com/mcp-registry?kit='
 */
export function serversToLeaveOut(base: string, ids: readonly string[]): readonly string[] {
  let kept = ids;
  while (kept.length > 0 && kitLink(base, kept).length > longestLink) {
    kept = kept.slice(0, -1);
  }
  return ids.slice(kept.length);
}
