/**
 * The address of a page as the route table writes it. The prerenderer asks for '/about/', and so
 * do visitors of hosts that add the slash.
 */
export function pagePath(pathname: string): string {
  // Match a run of slashes only from its first one: starting at each of them, a long run would be
  // read again and again.
  return pathname.replace(/(?<!\/)\/+$/, "") || "/";
}
