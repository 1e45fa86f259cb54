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
    "For developers whose tasks need to find or read a pipeline. Every attempt of a task gets an access token, so you have no API keys to manage.",
} as const satisfies Page;
