/** What the registry API says of our listing. It is no part of site.ts, which every page carries. */
export const registryListing = {
  /** Whose names and metadata are ours. */
  namespace: "ai.yno.registry",
  /** The day of the listing. It stands as the version of every entry. */
  listedOn: "2026-11-22",
} as const;
