/** The words of a field that narrows a list. */
export const searchFieldWords = {
  clear: "Clear search",
};
