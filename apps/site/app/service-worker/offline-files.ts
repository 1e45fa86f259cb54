/** A file that the service worker prefetches. */
export type OfflineFile = {
  readonly url: string;
  /** Changes with the HTML of a page. Assets have none, because their names change. */
  readonly revision: string | null;
};

// `build/outputs/service-worker.ts` puts the values of the build in the place of these.

/** The part between `entry.client-` and `.js`. */
export const build: string = "";

/** Files to prefetch. */
export const files: readonly OfflineFile[] = [];
