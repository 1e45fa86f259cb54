import { site } from "@yno/brand/site";
import { xml, xmlDocument } from "./xml.ts";

/**
 * The sitemap (https://www.sitemaps.org/protocol.html).
 *
 * @param pages addresses, each with the ISO date of its last change
 */
export function sitemap(pages: readonly { path: string; updated: string }[]): string {
  return xmlDocument(
    xml(
      "urlset",
      { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" },
      ...pages.map(({ path, updated }) =>
        xml("url", {}, xml("loc", {}, `${site.origin}${path}`), xml("lastmod", {}, updated)),
      ),
    ),
  );
}

/** What crawlers may read, which is everything, and where the sitemap is (RFC 9309). */
export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}
