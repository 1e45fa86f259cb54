import { site } from "@yno/brand/site";

/** A record of schema.org, without the context that all of a page share. */
export type StructuredData = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** The address of a page or of a part of it, in full. */
export function address(path: string): string {
  return `${site.origin}${path}`;
}

/** The lasting names of the company and of the site, each described in full on the first page. */
export const ids = {
  organisation: address("/#organization"),
  webSite: address("/#website"),
} as const;

/**
 * The company, where another record refers to it. Its name is included with the reference, since
 * pages are also read without the first one.
 */
export const publisher = {
  "@type": "Organization",
  "@id": ids.organisation,
  name: site.brand,
  url: address("/"),
} as const satisfies StructuredData;
