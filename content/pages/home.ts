import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const homePage = {
  path: "/",
  updated: "2026-11-26",
  title: `${site.brand}: agents that run your workflows`,
  description:
    "A no-code platform for finance, support and HR teams. Describe the work in a sentence, and agents run it, stop for approval and record every step.",
  heading: "Describe the work once. Approve what matters.",
  opening:
    "YNO is a no-code platform for finance, support and HR teams. Its agents run your workflows across your systems, stop for approval where your policy says, and record every step.",
} as const satisfies Page;
