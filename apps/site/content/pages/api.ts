import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const apiPage = {
  path: "/api",
  navigation: { line: "resources", station: 6, title: "API Reference" },
  document: "content/docs/api-reference.mdx",
  title: `API Reference | ${site.brand}`,
  description:
    "The YNO API: list and read pipelines from inside a task, and start one from outside with a signed webhook call. With errors, limits and versions.",
  heading: "API Reference",
  opening:
    "This API is called from inside a task. To start a workflow from outside, sign a call to its webhook. Every attempt of a task gets an access token, so you have no API keys to manage.",
} as const satisfies Page;
