/**
 * The address of a page as the table of the pages writes it. Visitors of hosts that add a slash ask
 * for '/about/'.
 */
export function pagePath(pathname: string): string {
  // Match a run of slashes only from its first one: starting at each of them, a long run would be
  // read again and again.
  return pathname.replace(/(?<!\/)\/+$/, "") || "/";
}
