import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const apiPage = {
  path: "/api",
  navigation: { line: "resources", station: 6, title: "API Reference" },
  document: "content/docs/api-reference.mdx",
  title: `API Reference | ${site.brand}`,
  description:
    "The YNO API: bearer authentication, listing and reading pipelines, the Pipeline schema, errors and rate limits.",
  heading: "API Reference",
  opening:
    "The API lists your pipelines and reads one of them, as JSON over HTTPS. Every request carries a bearer access token.",
} as const satisfies Page;
