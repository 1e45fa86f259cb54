/** The words of a list of questions. */
export const questionWords = {
  inCategory: (category: string) => ` in ${category}`,
  matching: (term: string) => ` matching "${term}"`,
  showing: (shown: number, total: number, narrowing: string) =>
    `Showing ${shown} of ${total} question(s)${narrowing}`,
  count: (count: number) => (count === 1 ? "1 question" : `${count} questions`),
  linkTo: (question: string) => `Link to: ${question}`,
};
