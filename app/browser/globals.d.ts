/** What React Router's files and `boot.ts` put on the window, as far as we read it. */
interface Window {
  /** Ends the watch that `boot.ts` keeps on the body, and gives all changes, oldest first. */
  othersChanges?: () => MutationRecord[];
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterManifest?: {
    entry: { module: string; imports: string[] };
    routes: Record<string, { path?: string; parentId?: string; module: string; imports: string[] }>;
  };
}

interface Navigator {
  /** Chromium only. */
  connection?: { saveData?: boolean; effectiveType?: string };
}
