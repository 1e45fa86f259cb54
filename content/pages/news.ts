import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const newsPage = {
  path: "/news",
  navigation: { line: "resources", station: 7, title: "News" },
  title: `News | ${site.brand}`,
  description:
    "Articles from the YNO team on automation and AI in production: what was built, what was measured and what was learnt.",
  heading: "News",
  opening:
    "Longer pieces by the people who build the platform: what we tried, what we measured and what we would do again.",
} as const satisfies Page;
