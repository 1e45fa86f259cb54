/** The links under the opening of /docs/mcp, apart from its text, which the first view doesn't need. */
export const openingLinks = {
  registry: "Browse Registry",
  documentation: "View Documentation",
};
