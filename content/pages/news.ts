import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const newsPage = {
  path: "/news",
  navigation: { line: "resources", station: 7, title: "News" },
  title: `News | ${site.brand}`,
  description:
    "Articles from the YNO team on automation and AI in production: what we built, what we measured and what we learned.",
  heading: "News",
  opening:
    "Articles by the people who build YNO: what we tried, what we measured and what we'd do differently.",
} as const satisfies Page;
