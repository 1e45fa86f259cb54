import { prose, record, shortText, specified } from "@yno/records/words";
import type * as z from "zod";

/**
 * The words of content/pages/news.ts.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const newsPageShape = record({
  feed: record({
    /** Under the cards. */
    footer: prose(160).regex(
      /more articles are coming soon/i,
      "does not say that more articles are coming soon. Add that.",
    ),
    back: specified,
    featured: specified,
    author: shortText(20),
    published: shortText(20),
    readTime: shortText(20),
    loading: prose(80),
    failed: prose(200),
    again: shortText(30),
    withoutScript: record({ heading: shortText(60), link: shortText(60) }),
  }),
});

export type NewsWords = z.infer<typeof newsPageShape>["feed"];
