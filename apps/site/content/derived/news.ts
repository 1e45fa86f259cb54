import { articleTags, richText } from "#build/markdown/rich-text.ts";
import { type NewsCard, news } from "../collections/news.ts";
import type { RichText } from "../schema/rich-text.ts";

/** What the cards show, in the order of the files. */
export const newsCards: readonly NewsCard[] = news.map(({ content: _, ...card }) => card);

/** The texts of all articles by their ids, for the static HTML. */
export const newsTexts: Readonly<Record<number, RichText>> = Object.fromEntries(
  news.map(({ id, content }) => [id, richText(content, articleTags)]),
);
