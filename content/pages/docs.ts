import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const docsPage = {
  path: "/docs",
  navigation: { line: "resources", station: 1, title: "Documentation" },
  document: "content/docs/platform.mdx",
  title: `Documentation | ${site.brand}`,
  description:
    "How the YNO platform is built: architecture, security and authentication, integration, user interfaces, and the first three steps.",
  heading: "Platform Documentation",
  opening:
    "The platform runs container images as tasks and joins them into workflows. These documents tell you how to write one, publish it and watch it run.",
} as const satisfies Page;
