import { emptyCategories } from "@yno/records/check";
import { oneOf, prose, record, shortText, specified } from "@yno/records/words";
import * as z from "zod";

/** Every category, each used by at least one article. */
const newsCategories = ["Automation", "AI Technology", "AI Innovation"] as const;

/** Every drawing, by the name under which an article asks for it. */
export const newsPictures = [
  "a-conversation-is-not-a-specification",
  "what-an-mcp-server-costs-to-trust",
  "five-tiers-of-autonomy",
  "split-work-reduce",
] as const;

/** The front matter of an article's file, between two lines of `---`. */
export const newsFrontMatterShape = record({
  /** Part of the address, as in /news?article=2. */
  id: z
    .int("isn't a whole number. Number the articles from 1 on.")
    .min(1, "is below 1. Number the articles from 1 on."),
  title: shortText(70),
  /** The text under the card's title. */
  excerpt: prose(200),
  /** A team, never a person. */
  author: shortText(40).regex(
    /\b(?:team|Engineering|Research)$/,
    "names no team. Write it as 'YNO Engineering' or 'YNO Platform team'.",
  ),
  publishDate: z.iso.date("isn't an ISO date. Write it as '2025-01-08', in quotation marks."),
  category: oneOf(newsCategories, "one of the categories"),
  /** A featured card spans two columns. */
  featured: z.boolean("is neither true nor false. Write one of them, without quotation marks."),
  /** The name of the drawing. */
  picture: oneOf(newsPictures, "a drawing that the page has"),
  /** The drawing's alternative text. */
  pictureText: prose(240),
});

/** An article as the site shows it. */
export const newsArticleShape = newsFrontMatterShape.extend({
  /** Markdown. `tools/content/read-news.ts` says what it may hold. */
  content: shortText(20_000),
  /** Counted from the content. */
  readTime: z
    .string("must be text. Let the build count it.")
    .regex(/^[1-9]\d* min read$/, "isn't a reading time. Let the build count it."),
});

export type NewsPicture = (typeof newsPictures)[number];
export type NewsArticle = z.infer<typeof newsArticleShape>;

/** An article without its text, as a card shows it. */
export type NewsCard = Omit<NewsArticle, "content">;

/** Problems across all articles, a sentence for each. */
export function newsSetProblems(
  file: string,
  articles: readonly Pick<NewsArticle, "id" | "category">[],
): string[] {
  const ids = articles.map(({ id }) => id).sort((a, b) => a - b);
  const wanted = articles.map((_, index) => index + 1);
  return [
    ...(ids.join() === wanted.join()
      ? []
      : [
          `${file}: the articles have the ids ${ids.join(", ")}. Number them from 1 on, each once.`,
        ]),
    ...emptyCategories(
      newsCategories,
      articles,
      (category) => `${file}: no article has the category '${category}'. Give it to one.`,
    ),
  ];
}

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
