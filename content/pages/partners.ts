import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const partnersPage = {
  path: "/partners",
  navigation: { line: "company", station: 3, title: "Partners" },
  updated: "2026-11-20",
  title: `Partners | ${site.brand}`,
  description:
    "Partnership programmes for consultancies, resellers, technology vendors and data firms that build on YNO.",
  heading: "Partners",
  opening:
    "Partners bring the knowledge of an industry; we bring the platform that runs it. Each programme says what you give and what you get.",
} as const satisfies Page;
