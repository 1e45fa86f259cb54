import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const apiPage = {
  path: "/api",
  navigation: { line: "resources", station: 6, title: "API Reference" },
  document: "content/docs/api-reference.mdx",
  title: `API Reference | ${site.brand}`,
  description:
    "The YNO API: get a token, list and read pipelines, handle errors and rate limits, and rely on a stable version.",
  heading: "API Reference",
  opening:
    "List your pipelines and read any one of them, as JSON over HTTPS. A task in a workflow gets its own access token, so there are no keys to manage.",
} as const satisfies Page;
