import { line, prose, record, specified } from "@yno/records/words";
import type * as z from "zod";

/** Everything that content/news-page.ts exports, its claims aside. */
export const newsPageShape = record({
  feed: record({
    /** Under the cards. */
    footer: prose(160).regex(
      /more articles are coming soon/i,
      "does not say that more articles are coming soon. Add that.",
    ),
    back: specified,
    featured: specified,
    author: line(20),
    published: line(20),
    readTime: line(20),
    loading: prose(80),
    failed: prose(200),
    again: line(30),
    withoutScript: record({ heading: line(60), link: line(60) }),
  }),
});

export type NewsWords = z.infer<typeof newsPageShape>["feed"];
