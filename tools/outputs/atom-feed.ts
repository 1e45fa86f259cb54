import { site } from "@yno/brand/site";
import type { Feed, FeedEntry } from "./feed.ts";
import { latest, startOfDay } from "./moment.ts";
import { type Xml, xml, xmlDocument } from "./xml.ts";

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
