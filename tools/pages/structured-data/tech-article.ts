import { site } from "@yno/brand/site";
import type { Placeholder } from "#content/schema/page.ts";
import { address, publisher, type StructuredData } from "./record.ts";

/** https://schema.org/TechArticle */
export function techArticle(page: Placeholder, updated: string, image: string): StructuredData {
  return {
    "@type": "TechArticle",
    headline: page.heading,
    description: page.description,
    image: address(image),
    dateModified: updated,
    inLanguage: site.language,
    author: publisher,
    publisher,
    url: address(page.path),
  };
}
