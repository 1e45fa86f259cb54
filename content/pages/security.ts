import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const securityPage = {
  path: "/security",
  navigation: { line: "company", station: 5, title: "Security" },
  updated: "2026-11-25",
  title: `Security | ${site.brand}`,
  description:
    "How YNO protects your data: encryption, compliance status, sub-processors, the data processing agreement and how to report a vulnerability.",
  heading: "Security",
  opening:
    "For the people who review a supplier before it gets access. Agents act through the accounts you connect. Here's how we limit and record that access, what is finished, and what isn't yet.",
  next: { label: "Report a vulnerability", to: "/security#report" },
} as const satisfies Page;
