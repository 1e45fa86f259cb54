import type { NewsArticle } from "#content/schema/news.ts";
import { startOfDay } from "../../outputs/moment.ts";
import { address, publisher, type StructuredData } from "./record.ts";

/** https://schema.org/NewsArticle. All articles are on one page; each has an address there. */
export function newsArticle(article: NewsArticle, image: string): StructuredData {
  const url = address(`/news?article=${article.id}`);
  return {
    "@type": "NewsArticle",
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    image: address(image),
    datePublished: startOfDay(article.publishDate),
    author: { "@type": "Organization", name: article.author, url: address("/about") },
    publisher,
    url,
    mainEntityOfPage: url,
  };
}
