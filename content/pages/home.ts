import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const homePage = {
  path: "/",
  updated: "2026-11-25",
  title: `${site.brand}: agents that run your workflows`,
  description:
    "Describe the work in a sentence. YNO runs it across your systems, stops for approval when your policy says so, and records every step.",
  heading: "Describe the work once. Approve what matters.",
  opening:
    "YNO's agents run it across your systems, stop when your policy calls for a person, and record every step they take.",
} as const satisfies Page;
