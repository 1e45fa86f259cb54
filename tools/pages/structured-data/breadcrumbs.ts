import { address, type StructuredData } from "./record.ts";

/** A page on the way. */
export type Station = { path: string; name: string };

/** https://schema.org/BreadcrumbList, the page itself last. */
export function breadcrumbs(way: readonly Station[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}
