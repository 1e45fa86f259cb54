/** The first stop of the Tab key. */
export const skipLinkWords = {
  skipToContent: "Skip to content",
};
