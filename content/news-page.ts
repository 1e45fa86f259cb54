import type { NewsWords } from "./schema/news.ts";

export const feed: NewsWords = {
  footer: "We publish when we have something to show. More articles are coming soon.",
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
