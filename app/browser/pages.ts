type Route = { module: string; imports: readonly string[] };

/** Whether an address, as an `href` has it, is a page of this site. */
export function isPage(href: string): boolean {
  return findRoute(href) !== undefined;
}

/** The files of the page at an address, without those that this page has loaded. */
export function filesOfPage(href: string): string[] {
  const route = findRoute(href);
  if (!route) return [];
  const { entry, routes = {} } = window.__reactRouterManifest ?? {};
  const loaded = Object.keys(window.__reactRouterRouteModules ?? {}).map((id) => routes[id]);
  const here = new Set([entry, ...loaded].flatMap((each) => (each ? listFiles(each) : [])));
  return listFiles(route).filter((file) => !here.has(file));
}

/** What React Router knows of the page at an address; undefined where it has none. */
function findRoute(href: string): Route | undefined {
  const [path] = href.split(/[?#]/, 1);
  const routes = window.__reactRouterManifest?.routes ?? {};
  return Object.values(routes).find(
    (each) => each.parentId && !each.path?.includes("*") && `/${each.path ?? ""}` === path,
  );
}

function listFiles({ module, imports = [] }: Partial<Route> & { module: string }): string[] {
  return [module, ...imports];
}
