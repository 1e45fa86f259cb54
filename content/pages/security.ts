import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const securityPage = {
  path: "/security",
  navigation: { line: "company", station: 5, title: "Security" },
  updated: "2026-11-26",
  title: `Security | ${site.brand}`,
  description:
    "How YNO protects your data: encryption, compliance status, sub-processors, the data processing agreement and how to report a vulnerability.",
  heading: "Security",
  opening:
    "For the people who review a supplier before it gets access. Agents act through the accounts you connect. Here's how we limit and record that access, what is finished, and what isn't yet.",
  drawing:
    "A run from your people to a connected system. Everyone signs in at the platform's edge, a named person approves, and a task gets its own container with only the secrets it names. Data is encrypted on the way out and in storage. Customer-managed keys are in progress.",
} as const satisfies Page;
