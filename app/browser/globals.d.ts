/** What `deferred-hydration.ts` puts on the window. */
interface Window {
  /** Ends the watch on the content, and gives all changes, oldest first. */
  othersChanges?: () => MutationRecord[];
}

interface Navigator {
  /** Chromium only. */
  connection?: { saveData?: boolean; effectiveType?: string };
}
