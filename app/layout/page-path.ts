/**
 * The address of a page as the route table writes it. The prerenderer asks for '/about/', and so
 * do visitors of hosts that add the slash.
 */
export function pagePath(pathname: string): string {
  // From the first slash of a run only: from each of them, a long run would be read to its end.
  return pathname.replace(/(?<!\/)\/+$/, "") || "/";
}
