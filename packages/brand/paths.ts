/** A path without the slashes at its end, which some hosts add: '/about' for '/about/', '/' for '//'. */
export function withoutTrailingSlashes(path: string): string {
  // Match a run of slashes only from its first one: starting at each of them, a long run would be
  // read again and again.
  return path.replace(/(?<!\/)\/+$/, "") || "/";
}

/**
 * The address of a file beside a page: '/docs/mcp.md' for '/docs/mcp', and '/index.md' for '/'.
 *
 * @param path of the page, as the table of the pages writes it
 * @param ending without its dot
 */
export function fileBeside(path: string, ending: string): string {
  return `${path === "/" ? "/index" : path}.${ending}`;
}
