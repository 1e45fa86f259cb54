import { site } from "@yno/brand/site";
import type { SecurityContact } from "#content/schema/for-programs.ts";
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

/** The path that RFC 9116 requires. */
export const securityTxtPath = "/.well-known/security.txt";

/** The text of security.txt (RFC 9116). */
export function securityTxt({ mail, policy, expires, languages }: SecurityContact): string {
  const fields = [
    ["Contact", `mailto:${mail}`],
    ["Expires", expires],
    ["Preferred-Languages", languages.join(", ")],
    ["Canonical", `${site.origin}${securityTxtPath}`],
    ["Policy", `${site.origin}${policy}`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join("");
}
