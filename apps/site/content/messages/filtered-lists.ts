/** The words of a row of /integrations. */
export const integrationWords = {
  to: (name: string) => ` to ${name}`,
  more: (more: number) => `+${more} more`,
};

/** The words of the list on /mcp-registry. */
export const registryWords = {
  found: (count: number) => `${count} server(s) found`,
  foundFor: (count: number, typed: string) => `${count} server(s) found for "${typed}"`,
  suggestionCount: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
};

/** The words of a list of questions. */
export const questionWords = {
  inCategory: (category: string) => ` in ${category}`,
  matching: (term: string) => ` matching "${term}"`,
  showing: (shown: number, total: number, narrowing: string) =>
    `Showing ${shown} of ${total} question(s)${narrowing}`,
  count: (count: number) => (count === 1 ? "1 question" : `${count} questions`),
  linkTo: (question: string) => `Link to: ${question}`,
};

/** The words of a field that narrows a list. */
export const searchFieldWords = {
  clear: "Clear search",
};
