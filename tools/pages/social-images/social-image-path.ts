/** The address of a page's social image: `/social/docs/mcp.png` for `/docs/mcp`. */
export function socialImagePath(path: string): string {
  return `/social${path === "/" ? "/index" : path}.png`;
}
