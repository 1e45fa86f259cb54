import { site } from "@yno/brand/site";
import { openPositions } from "#content/pages/careers.ts";
import type { Job } from "#content/schema/careers.ts";
import type { NewsArticle } from "#content/schema/news.ts";
import type { Page } from "#content/schema/page.ts";
import { latest, startOfDay } from "../content/last-modified.ts";
import { articleTags, richHtml } from "../markdown/rich-text.ts";
import { escaped, type Xml, xml, xmlDocument } from "./xml.ts";

/** The entries a page publishes, in any format; the newest first. */
export type Feed = {
  title: string;
  description: string;
  /** Of the page that shows the entries. */
  path: string;
  entries: readonly FeedEntry[];
};

type FeedEntry = {
  /** Its address on the site, which is also its permanent id. */
  path: string;
  title: string;
  summary: string;
  html: string;
  /** An ISO date. */
  published: string;
  author: string;
  tags: readonly string[];
};

type Source = Pick<Page, "path" | "title" | "description">;

/** The articles of /news. */
export function newsFeed(page: Source, articles: readonly NewsArticle[]): Feed {
  return buildFeed(
    page,
    articles.map((article) => ({
      path: `${page.path}?article=${article.id}`,
      title: article.title,
      summary: article.excerpt,
      html: richHtml(article.content, articleTags),
      published: article.publishDate,
      author: article.author,
      tags: [article.category],
    })),
  );
}

/** The open positions of /careers. */
export function careersFeed(page: Source, jobs: readonly Job[]): Feed {
  return buildFeed(
    page,
    jobs.map((job) => ({
      path: `${page.path}?open=${job.id}`,
      title: job.title,
      summary: job.description,
      html: jobHtml(job),
      published: job.datePosted,
      author: site.company,
      tags: [job.department, job.location, job.type],
    })),
  );
}

function buildFeed({ path, title, description }: Source, entries: readonly FeedEntry[]): Feed {
  const newestFirst = [...entries].sort((a, b) => b.published.localeCompare(a.published));
  return { title, description, path, entries: newestFirst };
}

/**
 * A feed as Atom (RFC 4287).
 *
 * @param file the address of the feed itself
 */
export function atomFeed({ title, description, path, entries }: Feed, file: string): string {
  const updated = latest(entries.map(({ published }) => published));
  return xmlDocument(
    xml(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": site.language },
      xml("id", {}, `${site.origin}${path}`),
      xml("title", {}, title),
      xml("subtitle", {}, description),
      xml("updated", {}, startOfDay(updated)),
      xml("author", {}, xml("name", {}, site.company), xml("uri", {}, `${site.origin}/`)),
      xml("icon", {}, `${site.origin}/icon.svg`),
      xml("link", { rel: "self", type: "application/atom+xml", href: `${site.origin}${file}` }),
      xml("link", { rel: "alternate", type: "text/html", href: `${site.origin}${path}` }),
      ...entries.map(feedEntry),
    ),
  );
}

function feedEntry({ path, title, summary, html, published, author, tags }: FeedEntry): Xml {
  const address = `${site.origin}${path}`;
  return xml(
    "entry",
    {},
    xml("id", {}, address),
    xml("title", {}, title),
    xml("published", {}, startOfDay(published)),
    xml("updated", {}, startOfDay(published)),
    xml("author", {}, xml("name", {}, author)),
    ...tags.map((tag) => xml("category", { term: tag })),
    xml("link", { rel: "alternate", type: "text/html", href: address }),
    xml("summary", {}, summary),
    xml("content", { type: "html" }, html),
  );
}

/**
 * A feed in JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
 *
 * @param file the address of the feed itself
 */
export function jsonFeed({ title, description, path, entries }: Feed, file: string): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: `${site.origin}${path}`,
    feed_url: `${site.origin}${file}`,
    description,
    icon: `${site.origin}/icon-512.png`,
    favicon: `${site.origin}/icon-192.png`,
    authors: [{ name: site.company, url: `${site.origin}/` }],
    language: site.language,
    items: entries.map((entry) => ({
      id: `${site.origin}${entry.path}`,
      url: `${site.origin}${entry.path}`,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      date_published: startOfDay(entry.published),
      authors: [{ name: entry.author }],
      tags: entry.tags,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** A position as HTML, for search engines and readers of feeds, under the headings of its card. */
export function jobHtml({ description, requirements, highlights }: Job): string {
  const list = (title: string, items: readonly string[]) =>
    `<h3>${escaped(title)}</h3><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
  const lists = [
    list(openPositions.requirements, requirements),
    list(openPositions.highlights, highlights),
  ];
  return `<p>${escaped(description)}</p>${lists.join("")}`;
}
