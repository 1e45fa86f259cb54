import type { XmlElement } from "../read-xml.ts";
import { repeated } from "./kinds.ts";
import { childTexts, type ElementRule, xmlProblems } from "./xml-rules.ts";

const namespace = "http://www.w3.org/2005/Atom";

const person: ElementRule = {
  children: { name: "one", uri: "at most one", email: "at most one" },
};
const wording: ElementRule = { attributes: { type: "textType" }, text: "text" };

/** Elements allowed in both a feed and an entry. */
const ofBoth = {
  author: "any",
  category: "any",
  contributor: "any",
  id: "one",
  link: "any",
  rights: "at most one",
  title: "one",
  updated: "one",
} as const;

/**
 * RFC 4287 (https://www.rfc-editor.org/rfc/rfc4287): the elements of sections 4.1 and 4.2 with
 * their attributes. Parts the site doesn't use are left out: extensions, XHTML, the sources of
 * entries.
 */
const rules: Readonly<Record<string, ElementRule>> = {
  feed: {
    attributes: { "xmlns*": "address" },
    children: {
      ...ofBoth,
      entry: "any",
      generator: "at most one",
      icon: "at most one",
      logo: "at most one",
      subtitle: "at most one",
    },
  },
  entry: {
    children: {
      ...ofBoth,
      content: "at most one",
      published: "at most one",
      summary: "at most one",
    },
  },
  author: person,
  contributor: person,
  name: { text: "text" },
  uri: { text: "address" },
  email: { text: "mail" },
  category: { attributes: { "term*": "text", scheme: "address", label: "text" } },
  content: { attributes: { type: "textType" }, text: "text" },
  generator: { attributes: { uri: "address", version: "text" }, text: "text" },
  icon: { text: "address" },
  id: { text: "iri" },
  link: {
    attributes: {
      "href*": "address",
      rel: "relation",
      type: "mediaType",
      hreflang: "language",
      title: "text",
      length: "number",
    },
  },
  logo: { text: "address" },
  published: { text: "moment" },
  rights: wording,
  subtitle: wording,
  summary: wording,
  title: wording,
  updated: { text: "moment" },
};

/** Violations of RFC 4287 in a feed, a sentence for each. */
export function atomProblems(feed: XmlElement): string[] {
  if (feed.name !== "feed" || feed.attributes.xmlns !== namespace)
    return [`The document isn't a valid feed in ${namespace}.`];
  const entries = feed.children.filter(({ name }) => name === "entry");
  return [
    ...xmlProblems(feed, rules, { "xml:lang": "language", "xml:base": "address" }),
    ...linkProblems(feed),
    ...entries.flatMap(linkProblems),
    ...entries
      .filter((entry) => !has(entry, "author") && !has(feed, "author"))
      .map((entry) => `${idOf(entry)} has no author, nor has the feed.`),
    // Section 4.1.1: the author of an empty feed can't be anywhere else.
    ...(entries.length === 0 && !has(feed, "author") ? ["The feed has no author."] : []),
    ...entries
      .filter((entry) => !has(entry, "content") && relations(entry, "alternate").length === 0)
      .map((entry) => `${idOf(entry)} has neither content nor an alternate link.`),
    ...repeated([feed, ...entries].map(idOf)).map((id) => `${id} names two things.`),
  ];
}

/** Sections 4.1.1 and 4.1.2: one alternate of a type and language; and a unique address. */
function linkProblems(element: XmlElement): string[] {
  const alternates = relations(element, "alternate").map(
    ({ attributes: { type = "", hreflang = "" } }) => `${type} ${hreflang}`,
  );
  return [
    ...repeated(alternates).map((each) => `${idOf(element)} has two alternates: ${each.trim()}.`),
    ...(relations(element, "self").length > 1 ? [`${idOf(element)} has two links to itself.`] : []),
  ];
}

/** A link that names no relation leads to an alternate. */
function relations(element: XmlElement, relation: string): XmlElement[] {
  return element.children.filter(
    ({ name, attributes }) => name === "link" && (attributes.rel ?? "alternate") === relation,
  );
}

const has = (element: XmlElement, name: string) =>
  element.children.some((child) => child.name === name);
const idOf = (element: XmlElement) => childTexts(element, "id")[0] ?? element.name;

const sitemapNamespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const maxPages = 50_000;
const longestAddress = 2_047;

/** https://www.sitemaps.org/protocol.html, without what search engines pass over (changefreq, priority). */
const sitemapRules: Readonly<Record<string, ElementRule>> = {
  urlset: { attributes: { "xmlns*": "address" }, children: { url: "any" } },
  url: { children: { loc: "one", lastmod: "at most one" } },
  loc: { text: "address" },
  lastmod: { text: "date" },
};

/** Violations of the sitemap protocol, a sentence for each. */
export function sitemapProblems(urlset: XmlElement): string[] {
  if (urlset.name !== "urlset" || urlset.attributes.xmlns !== sitemapNamespace)
    return [`The document isn't a valid urlset in ${sitemapNamespace}.`];
  const pages = urlset.children.length;
  const addresses = urlset.children.flatMap((url) => childTexts(url, "loc"));
  const hosts = new Set(
    addresses.filter((each) => URL.canParse(each)).map((each) => new URL(each).origin),
  );
  return [
    ...xmlProblems(urlset, sitemapRules),
    ...(pages === 0 || pages > maxPages ? [`The sitemap lists ${pages} pages.`] : []),
    ...(hosts.size > 1 ? [`The sitemap speaks for several hosts: ${[...hosts].join(", ")}.`] : []),
    ...addresses
      .filter((each) => each.length > longestAddress)
      .map((each) => `${each.slice(0, 80)}… is too long.`),
    ...repeated(addresses).map((each) => `${each} is listed twice.`),
  ];
}
