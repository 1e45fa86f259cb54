import type { XmlElement } from "../read-xml.ts";
import { repeated } from "./repeated.ts";
import { childTexts, type ElementRule, xmlProblems } from "./xml-rules.ts";

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const maxPages = 50_000;
const longestAddress = 2_047;

/** https://www.sitemaps.org/protocol.html, without what search engines pass over (changefreq, priority). */
const rules: Readonly<Record<string, ElementRule>> = {
  urlset: { attributes: { "xmlns*": "address" }, children: { url: "any" } },
  url: { children: { loc: "one", lastmod: "at most one" } },
  loc: { text: "address" },
  lastmod: { text: "date" },
};

/** Violations of the sitemap protocol, a sentence for each. */
export function sitemapProblems(urlset: XmlElement): string[] {
  if (urlset.name !== "urlset" || urlset.attributes.xmlns !== namespace)
    return [`The document isn't a valid urlset in ${namespace}.`];
  const pages = urlset.children.length;
  const addresses = urlset.children.flatMap((url) => childTexts(url, "loc"));
  const hosts = new Set(
    addresses.filter((each) => URL.canParse(each)).map((each) => new URL(each).origin),
  );
  return [
    ...xmlProblems(urlset, rules),
    ...(pages === 0 || pages > maxPages ? [`The sitemap lists ${pages} pages.`] : []),
    ...(hosts.size > 1 ? [`The sitemap speaks for several hosts: ${[...hosts].join(", ")}.`] : []),
    ...addresses
      .filter((each) => each.length > longestAddress)
      .map((each) => `${each.slice(0, 80)}… is too long.`),
    ...repeated(addresses).map((each) => `${each} is listed twice.`),
  ];
}
