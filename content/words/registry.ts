/** The words of the list on /mcp-registry. */
export const registryWords = {
  found: (count: number) => `${count} server(s) found`,
  foundFor: (count: number, typed: string) => `${count} server(s) found for "${typed}"`,
  suggestionCount: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
};
