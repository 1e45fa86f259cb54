import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const aboutPage = {
  path: "/about",
  navigation: { line: "company", station: 1, title: "About" },
  updated: "2026-11-20",
  title: `About | ${site.brand}`,
  description:
    "Who builds YNO, what we are for, which problems of enterprise integration we work on, and how we work from Singapore.",
  heading: "About",
  opening:
    "YNO is built in Singapore by people who have spent years connecting systems that were never meant to meet. We make that work something you can describe, watch and stop.",
} as const satisfies Page;
