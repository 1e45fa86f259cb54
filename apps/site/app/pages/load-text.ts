import type { RichText } from "#content/schema/rich-text.ts";

/** A function for each article that fetches its text, by the id with which the name of its file begins. */
export const loadText = Object.fromEntries(
  Object.entries(
    import.meta.glob<RichText>("../../content/news/*.md", { query: "?entry", import: "default" }),
  ).map(([file, load]) => [Number.parseInt(file.split("/").at(-1) ?? "", 10), load]),
);
