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
  if (!loaded.__reactRouterRouteModules?.["pages/not-found"]) return null;
  const wanted = pathname.toLowerCase().replace(/(?<=[^/])\/+$/, "");
  const routes = Object.values(loaded.__reactRouterManifest?.routes ?? {});
  const known = routes.some(({ path }) => path && path !== "*" && `/${path}` === wanted);
  // The same spelling again would be a loop.
  return (known || wanted === "/") && wanted !== pathname ? wanted : null;
}
