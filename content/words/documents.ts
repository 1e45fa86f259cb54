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

/** The words of what copies a page or a sample. */
export const copyingWords = {
  copied: "Copied",
  notCopied: "Not copied",
  notFetched: (file: string) => `${file} could not be fetched. Try again when you're online.`,
  blocked: (file: string, copyKeys: string) =>
    `Your browser blocked copying. Open ${file} and copy it with ${copyKeys}.`,
  copyAsMarkdown: "Copy as Markdown",
  markdown: "Markdown",
};
