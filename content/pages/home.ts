import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const homePage = {
  path: "/",
  updated: "2026-11-20",
  title: `${site.brand}: agents that run your workflows`,
  description:
    "Describe the work in a sentence. YNO drafts the workflow, runs it across your systems, and stops where a person decides.",
  heading: "Describe the work. Agents run the line.",
  opening:
    "YNO turns a conversation into a running workflow: it picks the systems, writes the steps, asks a person when it should, and shows every decision it made.",
} as const satisfies Page;
