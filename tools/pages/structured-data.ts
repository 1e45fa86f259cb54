import { faq } from "#content/faq.ts";
import { jobs } from "#content/jobs.ts";
import { plans, questions } from "#content/pricing.ts";
import type { Placeholder } from "#content/schema/page.ts";
import { documentPages } from "../content/document-pages.ts";
import { lastModified } from "../content/last-modified.ts";
import { shortTitle } from "../content/pages.ts";
import { readNews } from "../content/read-news.ts";
import {
  breadcrumbs,
  faqPage,
  jobPosting,
  newsArticle,
  organisation,
  type StructuredData,
  softwareApplication,
  techArticle,
  webSite,
} from "./schema-records.ts";
import { socialImagePath } from "./social-images/subject.ts";

/**
 * The structured data of a page, for search engines. It goes into the static HTML only: a script
 * element that React creates in the browser would be stopped by Trusted Types. It only contains
 * what the page shows, as search engines require.
 */
export function structuredData(page: Placeholder): readonly StructuredData[] {
  const image = socialImagePath(page.path);
  switch (page.path) {
    case "/":
      return [organisation(), webSite(page.description)];
    case "/careers":
      return jobs.map(jobPosting);
    case "/news":
      return readNews().map((article) => newsArticle(article, image));
    case "/resources":
      return [faqPage(faq)];
    case "/pricing":
      return [softwareApplication(page.description, plans), faqPage(questions.entries)];
    default:
      return page.document?.startsWith("content/docs/") ? technical(page, image) : [];
  }
}

/** Documents for developers; the legal ones aren't articles. */
function technical(page: Placeholder, image: string): StructuredData[] {
  const article = techArticle(page, lastModified(page), image);
  const first = documentPages.find(({ path }) => path === "/docs");
  if (!first || page.path === first.path) return [article];
  const way = [
    { path: first.path, name: shortTitle(first.title) },
    { path: page.path, name: page.heading },
  ];
  return [article, breadcrumbs(way)];
}

/** The text of a script element that holds the records, null without any; nothing can end it early. */
export function structuredDataText(records: readonly StructuredData[]): string | null {
  if (records.length === 0) return null;
  const data = { "@context": "https://schema.org", "@graph": records };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
