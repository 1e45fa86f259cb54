import { site } from "@yno/brand/site";
import type { Feed } from "./feed.ts";
import { startOfDay } from "./moment.ts";

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
