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
