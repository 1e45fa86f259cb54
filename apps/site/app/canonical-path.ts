import { withoutTrailingSlashes } from "@yno/brand/paths";

/**
 * The page of this site behind an address that the host answered with the not-found page, because
 * it was spelt in another way ('/About', '/about//', '//') or the file is missing; else null. The
 * router would find that page and fail on HTML that isn't the page's.
 *
 * @param isPage whether a path is a page of this site
 */
export function canonicalPath(pathname: string, isPage: (path: string) => boolean): string | null {
  const wanted = withoutTrailingSlashes(pathname.toLowerCase());
  return isPage(wanted) ? wanted : null;
}
