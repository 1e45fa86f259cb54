import { pagePath } from "#app/layout/page-path.ts";
import { notFoundPage } from "#content/pages/not-found.ts";
import { pageTable } from "#derived/page-table.ts";
import type { PageModule } from "./router.ts";

/** Whether an address, as an `href` has it, is a page of this site. */
export function isPage(href: string): boolean {
  const [path = ""] = href.split(/[?#]/, 1);
  return Object.hasOwn(pageTable, path) && path !== notFoundPage.path;
}

/** The code of the page at a path; the not-found page's where there is none. It may not arrive. */
export async function loadPage(pathname: string): Promise<PageModule> {
  const path = pagePath(pathname);
  const load = pageTable[isPage(path) ? path : notFoundPage.path];
  if (!load) throw new Error("The table of the pages lacks the not-found page.");
  return load();
}
