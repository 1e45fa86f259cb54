import type { MetaDescriptor } from "react-router";
import type { Placeholder } from "#content/schema/page.ts";
import { site } from "#content/site.ts";

/** The full public address of a page of ours. */
export function canonicalAddress(path: string): string {
  return `${site.origin}${path}`;
}

/** Title, description and canonical address of one page, for the `meta` export of its route. */
export function pageMeta(page: Placeholder): () => MetaDescriptor[] {
  return () => [
    ...titleAndDescription(page),
    { tagName: "link", rel: "canonical", href: canonicalAddress(page.path) },
  ];
}

/** For the page that stands for every unknown path: it has no canonical address. */
export function withoutAddress(page: Placeholder): () => MetaDescriptor[] {
  return () => [...titleAndDescription(page), { name: "robots", content: "noindex" }];
}

function titleAndDescription(page: Placeholder): MetaDescriptor[] {
  return [{ title: page.title }, { name: "description", content: page.description }];
}
