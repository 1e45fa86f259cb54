/** The words of blocks of marketing pages. */
export const sectionWords = {
  to: "To",
  progress: (title: string) => `${title}: progress`,
  servicesRunning: "Services running",
  more: "more",
  rank: "Rank",
};

/** The words before an email address. */
export const contactWords = {
  orWriteTo: "Or write to",
  writeTo: "Write to",
};
