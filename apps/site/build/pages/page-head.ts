import { site } from "@yno/brand/site";
import type { HeadElement } from "#app/document/page-meta.ts";
import type { Page, Placeholder } from "#content/schema/page.ts";
import { collectionsOf } from "../content/collections.ts";
import { manifestPath } from "../outputs/web-manifest.ts";
import { socialImageAlt, socialImagePath } from "./social-images/subject.ts";

const feedTypes = { xml: "application/atom+xml", json: "application/feed+json" } as const;

/** The feeds that a page offers beside itself. */
function feedsOf(path: string): HeadElement[] {
  return collectionsOf(path).flatMap(({ feed }) =>
    (feed?.formats ?? []).map((format): HeadElement => {
      const href = `${path}/feed.${format}`;
      return [
        "link",
        { rel: "alternate", type: feedTypes[format], title: feed?.title ?? "", href },
      ];
    }),
  );
}

/**
 * The parts of a page's head for programs that fetch it: the web manifest, the feeds beside it, and
 * how a preview of it looks. They are in the static HTML only, like the structured data: so scripts
 * needn't include them. Twitter's cards take title, text and picture from Open Graph.
 */
export function pageHead(page: Page | Placeholder): HeadElement[] {
  const { path, title, description } = page;
  const properties = {
    "og:type": "website",
    "og:site_name": site.brand,
    "og:title": title,
    "og:description": description,
    "og:url": `${site.origin}${path}`,
    "og:image": `${site.origin}${socialImagePath(path)}`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": socialImageAlt(page),
  };
  return [
    ["link", { rel: "manifest", href: manifestPath }],
    ...feedsOf(path),
    ...Object.entries(properties).map(
      ([property, content]): HeadElement => ["meta", { property, content }],
    ),
    ["meta", { name: "twitter:card", content: "summary_large_image" }],
  ];
}
