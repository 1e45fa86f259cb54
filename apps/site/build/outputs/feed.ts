import { site } from "@yno/brand/site";
import type { FeedEntry } from "../content/collection.ts";
import { type Xml, xml, xmlDocument } from "./xml.ts";

/** The entries a page publishes, in any format; the newest first. */
export type Feed = {
  title: string;
  description: string;
  /** Of the page that shows the entries. */
  path: string;
  entries: readonly FeedEntry[];
};

/** The beginning of a day in Singapore, as feeds want it: '2026-11-20T00:00:00+08:00'. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00+08:00`;
}

/**
 * A feed as Atom (RFC 4287).
 *
 * @param file the address of the feed itself
 */
export function atomFeed({ title, description, path, entries }: Feed, file: string): string {
  const updated = entries[0]?.published ?? "";
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
