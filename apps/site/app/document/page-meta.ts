import { fileBeside } from "@yno/brand/paths";
import { notFoundPath, site } from "@yno/brand/site";

/** The full public address of a page. */
export function canonicalAddress(path: string): string {
  return `${site.origin}${path}`;
}

/** An element of the head, by its name and its attributes. */
export type HeadElement = readonly [
  name: "link" | "meta",
  attributes: Readonly<Record<string, string>>,
];

type Described = { readonly path: string; readonly description: string };

/** The elements of `pageMeta` in a document, whichever page they're of. */
export const pageMetaSelector =
  'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[type="text/markdown"]';

/**
 * Description, canonical address and Markdown of one page, which follow a visitor from page to page
 * as its title does. The not-found page has no address. What only crawlers and other programs need
 * is in the static HTML alone (app/document/document.tsx).
 */
export function pageMeta({ path, description }: Described): HeadElement[] {
  const common: HeadElement = ["meta", { name: "description", content: description }];
  if (path === notFoundPath) return [common, ["meta", { name: "robots", content: "noindex" }]];
  return [
    common,
    ["link", { rel: "canonical", href: canonicalAddress(path) }],
    ["link", { rel: "alternate", type: "text/markdown", href: fileBeside(path, "md") }],
  ];
}
