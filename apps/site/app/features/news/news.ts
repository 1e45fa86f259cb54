import type { NewsCard } from "#content/collections/news.ts";

/** What the page shows: the list, one article, or nothing where the address names no article. */
export type Shown = { kind: "list" } | { kind: "article"; article: NewsCard } | { kind: "nothing" };

/** The view that an address asks for. */
export function shownBy(
  /** `article` of the query; null or '' where it has none. */
  wanted: string | null,
  articles: readonly NewsCard[],
): Shown {
  if (wanted === null || wanted === "") return { kind: "list" };
  const article = articles.find(({ id }) => String(id) === wanted);
  return article ? { kind: "article", article } : { kind: "nothing" };
}

/** The articles as the list shows them: the newest first. */
export function newestFirst(articles: readonly NewsCard[]): NewsCard[] {
  return articles.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate) || b.id - a.id);
}

/** The address of an article, or of the list, beside what else the query says. */
export function newsAddress(search: string, id: number | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete("article");
  else query.set("article", String(id));
  const text = query.toString();
  return text === "" ? "/news" : `/news?${text}`;
}

/** The link of a card, where the focus returns from its article. */
export function cardId(id: number): string {
  return `news-${id}`;
}
