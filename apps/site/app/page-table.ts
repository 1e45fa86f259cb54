import { withoutTrailingSlashes } from "@yno/brand/paths";
import { notFoundPath } from "@yno/brand/site";
import type { PageModule, Pages } from "#app/browser/navigation/router.ts";
import { routes } from "#app/routes.ts";

function isPage(href: string): boolean {
  const [path = ""] = href.split(/[?#]/, 1);
  return Object.hasOwn(routes, path) && path !== notFoundPath;
}

async function loadPage(pathname: string): Promise<PageModule> {
  const path = withoutTrailingSlashes(pathname);
  const load = routes[isPage(path) ? path : notFoundPath];
  if (!load) throw new Error("app/routes.ts lacks the not-found page.");
  return load();
}

/**
 * The pages of the site. Only what starts a page imports this, and everything else gets it from the
 * router: its file changes with every page, and with it those that import it.
 */
export const pages: Pages = { isPage, loadPage };
