import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const newsPage = {
  path: "/news",
  navigation: { line: "resources", station: 7, title: "News" },
  title: `News | ${site.brand}`,
  description:
    "Articles from the YNO team on automation and AI in production, with what we built, what we measured and what we learned from it.",
  heading: "News",
  opening:
    "Read what the team behind YNO tried, what it measured and what it would do differently, whether you build automation or buy it.",
  next: { label: "Read 'Five tiers of autonomy'", to: "/news?article=3" },
} as const satisfies Page;

export const feed = {
  footer: "These articles are from January 2025. More articles are coming soon.",
  back: "Back to News Feed",
  featured: "Featured",
  author: "Author",
  published: "Published",
  readTime: "Reading time",
  loading: "Loading the article.",
  failed: "The article could not be loaded. Check your connection and try again.",
  again: "Try again",
  withoutScript: { heading: "Full articles", link: "Read it below" },
};

export type NewsWords = typeof feed;
