import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const securityPage = {
  path: "/security",
  navigation: { line: "company", station: 5, title: "Security" },
  updated: "2026-11-20",
  title: `Security | ${site.brand}`,
  description:
    "How YNO protects data: encryption, standards and their status, infrastructure, and how to report a weakness.",
  heading: "Security",
  opening:
    "Agents act with the rights of your people, so every right is granted, bounded and recorded. This page says how, and which parts are finished.",
} as const satisfies Page;
