import type { NewsWords } from "./schema/news-page.ts";

export const feed: NewsWords = {
  footer: "We write when there is something to show. More articles are coming soon.",
  back: "Back to News Feed",
  featured: "Featured",
  author: "Author",
  published: "Published",
  readTime: "Reading time",
  loading: "The article is on its way.",
  failed:
    "The article could not be loaded. Check the connection and try again; what you see above stays.",
  again: "Try again",
  withoutScript: { heading: "The articles in full", link: "Read it below" },
};
