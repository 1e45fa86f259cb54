type Loaded = {
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterManifest?: { routes: Record<string, { path?: string }> };
};

/**
 * The page of this site behind an address that the host answered with the not-found page, because
 * it was spelt in another way ('/About', '/about//', '//') or the file is missing; else null. The
 * router would find that page and fail on HTML that isn't the page's.
 */
export function knownAddress(pathname: string, loaded: Loaded): string | null {
  if (!loaded.__reactRouterRouteModules?.["pages/not-found"]) return null;
  const wanted = pathname.toLowerCase().replace(/(?<!\/)\/+$/, "") || "/";
  const routes = Object.values(loaded.__reactRouterManifest?.routes ?? {});
  const known = routes.some(({ path }) => path && path !== "*" && `/${path}` === wanted);
  return known || wanted === "/" ? wanted : null;
}
