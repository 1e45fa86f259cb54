import { withoutTrailingSlashes } from "@yno/brand/paths";
import { notFoundPath } from "@yno/brand/site";
import type { PageModule, Pages } from "#app/browser/navigation/router.ts";
import { routes } from "#app/routes.ts";

function isPage(href: string): boolean {
  const [path = ""] = href.split(/[?#]/, 1);
  return Object.hasOwn(routes, path) && path !== notFoundPath;
}

/** The pages whose code has come, by their paths. */
const loaded = new Map<string, PageModule>();

function loadedPage(pathname: string): PageModule | undefined {
  return loaded.get(routeOf(pathname));
}

async function loadPage(pathname: string): Promise<PageModule> {
  const page = await loadFirstPage(pathname);
  await page.ready?.();
  loaded.set(routeOf(pathname), page);
  return page;
}

/** The code of a page whose HTML is in the document, without what it needs only elsewhere. */
export async function loadFirstPage(pathname: string): Promise<PageModule> {
  const path = routeOf(pathname);
  const load = routes[path];
  if (!load) throw new Error("app/routes.ts lacks the not-found page.");
  const page = await load();
  if (!page.ready) loaded.set(path, page);
  return page;
}

function routeOf(pathname: string): string {
  const path = withoutTrailingSlashes(pathname);
  return isPage(path) ? path : notFoundPath;
}

/**
 * The pages of the site. Only what starts a page imports this, and everything else gets it from the
 * router: its file changes with every page, and with it those that import it.
 */
export const pages: Pages = { isPage, loadedPage, loadPage };
