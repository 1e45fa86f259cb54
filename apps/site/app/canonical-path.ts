/**
 * The page of this site behind an address that the host answered with the not-found page, because
 * it was spelt in another way ('/About', '/about//', '//') or the file is missing; else null. The
 * router would find that page and fail on HTML that isn't the page's.
 *
 * @param isPage whether a path is a page of this site
 */
export function canonicalPath(pathname: string, isPage: (path: string) => boolean): string | null {
  const wanted = pagePath(pathname.toLowerCase());
  return isPage(wanted) ? wanted : null;
}

/**
 * The address of a page as the table of the pages writes it. Visitors of hosts that add a slash ask
 * for '/about/'.
 */
export function pagePath(pathname: string): string {
  // Match a run of slashes only from its first one: starting at each of them, a long run would be
  // read again and again.
  return pathname.replace(/(?<!\/)\/+$/, "") || "/";
}
