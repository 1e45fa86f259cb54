import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const docsPage = {
  path: "/docs",
  navigation: { line: "resources", station: 1, title: "Documentation" },
  document: "content/docs/platform.mdx",
  title: `Documentation | ${site.brand}`,
  description:
    "How to build on YNO: architecture, security and authentication, integrations and APIs, user interfaces, and three steps to your first workflow.",
  heading: "Platform Documentation",
  opening:
    "Everything you need to package a task as a container image, publish it and run it in a workflow. New here? Start with the three steps in Getting started.",
} as const satisfies Page;
