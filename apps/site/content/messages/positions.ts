/** The headings of the lists of a position, on its page and in its feed. */
export const positionWords = { requirements: "Requirements", highlights: "Highlights" } as const;
