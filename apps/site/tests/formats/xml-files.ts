import { readXml, type XmlElement } from "@yno/tools/read-xml";
import * as z from "zod";
import * as kinds from "./kinds.ts";

/**
 * A document as one object: "@" marks an attribute, "#" is the text directly in an element, and
 * the elements in it are lists by their names.
 */
export function xmlObject(document: string): Record<string, unknown> {
  return asObject({ name: "", attributes: {}, children: [readXml(document)], text: "" });
}

function asObject({ attributes, children, text }: XmlElement): Record<string, unknown> {
  const lists = Map.groupBy(children, ({ name }) => name);
  return Object.fromEntries([
    ...(text.trim() === "" ? [] : [["#", text]]),
    ...Object.entries(attributes).map(([name, value]) => [`@${name}`, value]),
    ...[...lists].map(([name, elements]) => [name, elements.map(asObject)]),
  ]);
}

const one = <Shape extends z.ZodType>(shape: Shape) => z.tuple([shape]);
const atMostOne = <Shape extends z.ZodType>(shape: Shape) => one(shape).optional();
const any = <Shape extends z.ZodType>(shape: Shape) => z.array(shape).default([]);

const inAtom = <Shape extends z.ZodRawShape>(parts: Shape) =>
  z.strictObject({
    "@xml:lang": kinds.language.optional(),
    ...parts,
  });
const address = inAtom({ "#": kinds.address });
const moment = inAtom({ "#": kinds.moment });
const text = inAtom({ "#": kinds.text });
/** XHTML isn't used here. */
const wording = inAtom({ "@type": z.enum(["text", "html"]).optional(), "#": kinds.text });
const person = inAtom({
  name: one(text),
  uri: atMostOne(address),
});
const link = inAtom({
  "@href": kinds.address,
  "@rel": kinds.relation.default("alternate"),
  "@type": kinds.mediaType.optional(),
});
/** Sections 4.1.1 and 4.1.2: one alternate of a type; and a unique address. */
const links = any(link)
  .refine((all) => {
    const alternates = all.filter((each) => each["@rel"] === "alternate");
    return kinds.repeated(alternates.map((each) => `${each["@type"]}`)).length === 0;
  }, "has two alternates of a type")
  .refine((all) => all.filter((each) => each["@rel"] === "self").length < 2, "has two to itself");

/** Elements allowed in both a feed and an entry. */
const ofBoth = {
  author: any(person),
  category: any(inAtom({ "@term": kinds.text })),
  id: one(inAtom({ "#": kinds.iri })),
  link: links,
  title: one(wording),
  updated: one(moment),
};

const entry = inAtom({
  ...ofBoth,
  content: atMostOne(wording),
  published: atMostOne(moment),
  summary: atMostOne(wording),
}).refine(
  ({ content, link }) => content || link.some((each) => each["@rel"] === "alternate"),
  "has neither content nor an alternate link",
);

/**
 * RFC 4287 (https://www.rfc-editor.org/rfc/rfc4287): the elements of sections 4.1 and 4.2 with
 * their attributes. Parts the site doesn't use are left out.
 */
export const atomShape = z.strictObject({
  feed: one(
    inAtom({
      "@xmlns": z.literal("http://www.w3.org/2005/Atom"),
      ...ofBoth,
      entry: any(entry),
      icon: atMostOne(address),
      subtitle: atMostOne(wording),
    })
      // Section 4.1.1: the author of an empty feed can't be anywhere else.
      .refine(({ author, entry }) => {
        const isNamed = entry.length > 0 && entry.every((each) => each.author.length > 0);
        return author.length > 0 || isNamed;
      }, "has no author, nor have all its entries")
      .refine((feed) => {
        return kinds.repeated([feed, ...feed.entry].map(({ id }) => id[0]["#"])).length === 0;
      }, "has an id twice"),
  ),
});

const only = <Shape extends z.ZodType>(shape: Shape) => z.strictObject({ "#": shape });
const page = z.strictObject({
  // The protocol allows fewer than 2,048 characters.
  loc: one(only(kinds.address.max(2_047))),
  lastmod: atMostOne(only(z.iso.date())),
});

/** https://www.sitemaps.org/protocol.html, without what search engines pass over (changefreq, priority). */
export const sitemapShape = z.strictObject({
  urlset: one(
    z.strictObject({
      "@xmlns": z.literal("http://www.sitemaps.org/schemas/sitemap/0.9"),
      url: z
        .array(page)
        .max(50_000)
        .refine((pages) => {
          const origins = pages.map(({ loc }) => loc[0]["#"].split("/", 3).join("/"));
          return new Set(origins).size < 2;
        }, "speaks for several hosts")
        .refine((pages) => {
          return kinds.repeated(pages.map(({ loc }) => loc[0]["#"])).length === 0;
        }, "lists a page twice"),
    }),
  ),
});
