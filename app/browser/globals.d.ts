/** What React Router's files and the browser put on the window, as far as `boot.ts` reads it. */
interface Window {
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterManifest?: {
    routes: Record<string, { path?: string; module: string; imports: string[] }>;
  };
}

interface Navigator {
  /** Chromium only. */
  connection?: { saveData?: boolean };
}
