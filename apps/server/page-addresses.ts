/**
 * The addresses of a page, from its file in the build: 'docs/mcp.html' gives '/docs/mcp' and
 * '/docs/mcp.html', 'index.html' gives '/' and '/index.html'.
 */
export function pageAddresses(file: string): { clean: string; withExtension: string } {
  const withExtension = `/${file}`;
  const clean = file === "index.html" ? "/" : withExtension.replace(/\.html$/, "");
  return { clean, withExtension };
}

/** The address of a page's Markdown: '/docs/mcp.md', and '/index.md' for '/'. */
export function markdownAddress(page: string): string {
  return page === "/" ? "/index.md" : `${page}.md`;
}
