/** The words around a document. */
export const documentWords = {
  text: "Text",
  selected: "Selected",
  copyingBlocked: (copyKeys: string) =>
    `Your browser blocked copying. Press ${copyKeys} to copy the selection.`,
  copy: "Copy",
  onThisPage: "On this page",
  breadcrumb: "Breadcrumb",
  documentation: "Documentation",
  minRead: (minutes: number) => `${minutes} min read`,
  previousAndNext: "Previous and next",
  previousPage: "Previous page",
  nextPage: "Next page",
};
