/**
 * The registry API's description of our listing. It isn't in site.ts, because every page includes
 * that.
 */
export const registryListing = {
  /** Whose names and metadata are ours. */
  namespace: "ai.yno.registry",
  /** The day of the listing. It's the version of every entry. */
  listedOn: "2026-11-26",
} as const;
