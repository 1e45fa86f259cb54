/** The words of blocks of marketing pages. */
export const sectionWords = {
  to: "To",
  progress: (title: string) => `${title}: progress`,
  servicesRunning: "Services running",
  more: "more",
  rank: "Rank",
};
