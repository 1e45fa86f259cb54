import type { MetaDescriptor } from "react-router";
import type { Placeholder } from "#content/schema/page.ts";
import { site } from "#content/site.ts";

/** The full public address of a page. */
export function canonicalAddress(path: string): string {
  return `${site.origin}${path}`;
}

/** The address of a page's Markdown file. */
export function markdownPath(path: string): string {
  return `${path === "/" ? "/index" : path}.md`;
}

/**
 * Title, description, canonical address and Markdown of one page, for the `meta` export of its
 * route. Data that only crawlers and other programs need is added to the static HTML, by
 * tools/pages/page-head.ts.
 */
export function pageMeta(page: Placeholder): () => MetaDescriptor[] {
  return () => [
    ...titleAndDescription(page),
    { tagName: "link", rel: "canonical", href: canonicalAddress(page.path) },
    { tagName: "link", rel: "alternate", type: "text/markdown", href: markdownPath(page.path) },
  ];
}

/** For the not-found page: it has no canonical address. */
export function withoutAddress(page: Placeholder): () => MetaDescriptor[] {
  return () => [...titleAndDescription(page), { name: "robots", content: "noindex" }];
}

function titleAndDescription(page: Placeholder): MetaDescriptor[] {
  return [{ title: page.title }, { name: "description", content: page.description }];
}
