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
    "Agents act with the rights of the accounts you connect. Here's how we limit, record and protect that access, which parts are finished, and which aren't.",
} as const satisfies Page;
