import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const partnersPage = {
  path: "/partners",
  navigation: { line: "company", station: 3, title: "Partners" },
  updated: "2026-11-26",
  title: `Partners | ${site.brand}`,
  description:
    "Build, sell or connect with YNO: four partnership programmes for consultancies, resellers, technology vendors and data providers.",
  heading: "Partners",
  opening:
    "For consultancies, resellers, software vendors and data providers. Turn what you know about an industry into workflows your clients run every day. You get our platform, our engineers' help, and a margin or price agreed in advance.",
  drawing:
    "Four programmes leave one capsule: consulting, resale, technology and data. Listed companies, which are made up, are stations, and each line stays open at its end.",
  next: { label: "Compare the four programmes", to: "/partners#programmes" },
} as const satisfies Page;
