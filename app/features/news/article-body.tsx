import { createElement, type ReactNode } from "react";
import type { RichText } from "#content/schema/rich-text.ts";

type ArticleBodyProps = {
  text: RichText;
  /** Level of the headings in the text, below the article's own. */
  level: 2 | 4;
};

/** The text of an article: headings, bullet lists, and paragraphs with bold words. */
export function ArticleBody({ text, level }: ArticleBodyProps) {
  const views = (parts: RichText): ReactNode[] =>
    parts.map((part, key) =>
      typeof part === "string"
        ? part
        : createElement(part.tag === "h2" ? `h${level}` : part.tag, { key }, views(part.text)),
    );
  return views(text);
}
