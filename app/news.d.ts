// What tools/content/news-modules.ts makes of the articles in content/news/.
declare module "virtual:news" {
  type RichText = import("#content/schema/rich-text.ts").RichText;

  /** What the cards show, in the order of the files. */
  export const newsCards: readonly import("#content/schema/news.ts").NewsCard[];
  /** Fetches the body of an article, by its id. */
  export const loadBody: Readonly<Record<number, () => Promise<RichText>>>;
  /** All bodies by their ids while pages are rendered at build; none in the browser. */
  export const bodiesForStaticHtml: Readonly<Record<number, RichText>>;
}
