import { site } from "#content/site.ts";

/** A record of schema.org, without the context that all of a page share. */
export type StructuredData = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** The address of a page or of a part of it, in full. */
export function address(path: string): string {
  return `${site.origin}${path}`;
}

/** The company, where another record names it. */
export const publisher = {
  "@type": "Organization",
  name: site.company,
  url: address("/"),
} as const satisfies StructuredData;
