/**
 * The address of a file beside a page: '/docs/mcp.md' for '/docs/mcp', and '/index.md' for '/'.
 *
 * @param path of the page, as the table of the pages writes it
 * @param ending without its dot
 */
export function fileBeside(path: string, ending: string): string {
  return `${path === "/" ? "/index" : path}.${ending}`;
}
