/**
 * The address of a page as the route table writes it. The prerenderer asks for '/about/', and so
 * do visitors of hosts that add the slash.
 */
export function pagePath(pathname: string): string {
  return pathname.replace(/\/+$/, "") || "/";
}
