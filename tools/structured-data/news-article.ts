import type { NewsArticle } from "#content/schema/news.ts";
import { startOfDay } from "../moment.ts";
import { address, publisher, type StructuredData } from "./record.ts";

/** https://schema.org/NewsArticle */
export function newsArticle(article: NewsArticle, image: string): StructuredData {
  return {
    "@type": "NewsArticle",
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    image: address(image),
    datePublished: startOfDay(article.publishDate),
    author: { "@type": "Organization", name: article.author, url: address("/about") },
    publisher,
    url: address(`/news?article=${article.id}`),
  };
}
