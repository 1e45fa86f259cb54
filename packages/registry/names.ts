/** The names of a record. */
export type Named = { server: { name: string }; listing: { id: string } };

/**
 * The registry API's description of our listing. It isn't in site.ts, because every page includes
 * that.
 */
export const registryListing = {
  /** Whose names and metadata are ours. */
  namespace: "ai.yno.registry",
} as const;

/**
 * A name in the official registry; undefined for one of ours. One there belongs to its owner, so it's
 * used only where it was seen.
 */
export function registryName({ server: { name } }: Named): string | undefined {
  return name.startsWith(`${registryListing.namespace}/`) ? undefined : name;
}
