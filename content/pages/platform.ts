import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const platformPage = {
  path: "/platform",
  navigation: { line: "product", station: 2, title: "Platform" },
  updated: "2026-11-20",
  title: `Platform | ${site.brand}`,
  description:
    "The parts of the YNO platform, the five tiers of AI autonomy, the technology under them and the figures it runs at.",
  heading: "Platform",
  opening:
    "The platform plans work, runs it in containers, connects it to your systems and keeps a record of each step. You decide how much it may do alone.",
} as const satisfies Page;
