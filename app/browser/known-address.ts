type Loaded = {
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterManifest?: { routes: Record<string, { path?: string }> };
};

/**
 * The address that was meant, when the host answered another spelling of it ('/About', '/about//')
 * with the not-found page; else null. The router would find the page behind that spelling and
 * stumble over HTML that is not the page's.
 */
export function meantAddress(pathname: string, loaded: Loaded): string | null {
  const known = knownAddress(pathname, loaded);
  // The same spelling again would be a loop.
  return known === pathname ? null : known;
}

/** Whether the host answered the very address of a page with the not-found page. */
export function isMisplaced(pathname: string, loaded: Loaded): boolean {
  return knownAddress(pathname, loaded) === pathname;
}

/** The page of ours behind an address that was answered with the not-found page; else null. */
function knownAddress(pathname: string, loaded: Loaded): string | null {
  if (!loaded.__reactRouterRouteModules?.["pages/not-found"]) return null;
  const wanted = pathname.toLowerCase().replace(/(?<=[^/])\/+$/, "");
  const routes = Object.values(loaded.__reactRouterManifest?.routes ?? {});
  const known = routes.some(({ path }) => path && path !== "*" && `/${path}` === wanted);
  return known || wanted === "/" ? wanted : null;
}
