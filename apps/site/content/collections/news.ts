import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { oneOf, prose, record, shortText } from "@yno/brand/schema";
import * as z from "zod";
import { defineCollection, type StructuredData } from "#build/content/collection.ts";
import { readFrontMatter } from "#build/content/document-pages.ts";
import { minutesToRead, proseWords } from "#build/markdown/document-headings.ts";
import { articleTags, richHtml, richText, richTextProblems } from "#build/markdown/rich-text.ts";
import { startOfDay } from "#build/outputs/feed.ts";
import { address, publisher } from "#build/pages/schema-org.ts";
import { socialImagePath } from "#build/pages/social-images/subject.ts";
import { root } from "#build/site-folder.ts";
import { aloneText, autonomyTiers, irreversibleRule } from "../schema/autonomy.ts";

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
  /** Markdown. `build/markdown/rich-text.ts` says what it may hold. */
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

const folder = "content/news/";
const wordsAMinute = 220;

/** The articles with their files, in the order of these. */
const files = new Map(
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => [
      parseArticle(readFileSync(join(root, folder, file), "utf8"), `${folder}${file}`),
      `${folder}${file}`,
    ]),
);

export const news: readonly NewsArticle[] = [...files.keys()];

export const collection = defineCollection({
  source: folder,
  file: (article) => files.get(article) ?? folder,
  entry: ({ content }) => richText(content, articleTags),
  records: news,
  shape: newsArticleShape,
  name: ({ title }) => title,
  unique: ["id"],
  categories: newsCategories,
  problems: (articles) =>
    articles.flatMap((each) => [...articleProblems(each), ...tierProblems(each)]),
  page: "/news",
  published: ({ publishDate }) => publishDate,
  search: ({ id, title, excerpt, category, content }) => ({
    kind: "news",
    address: `/news?article=${id}`,
    title,
    context: excerpt,
    body: `${category} ${content}`,
  }),
  structuredData: (articles) => articles.map(newsArticle),
  feed: {
    title: "News",
    formats: ["xml", "json"],
    entry: (article) => ({
      path: `/news?article=${article.id}`,
      title: article.title,
      summary: article.excerpt,
      html: richHtml(article.content, articleTags),
      author: article.author,
      tags: [article.category],
    }),
  },
});

/**
 * An article from the text of its file.
 *
 * @param file its name, for errors
 * @throws Error when the front matter can't be read
 */
export function parseArticle(text: string, file: string): NewsArticle {
  const { front, body } = readFrontMatter(text, file);
  const content = body.trim();
  const readTime = `${minutesToRead(proseWords(content), wordsAMinute)} min read`;
  // The shape is checked with the other content: this reads what is written, right or wrong.
  return { ...front, content, readTime } as NewsArticle;
}

/** The faults in the text of an article, a sentence for each. */
function articleProblems({ title, content }: NewsArticle): string[] {
  const headings = richText(content, articleTags).filter(
    (part) => typeof part !== "string" && part.tag === "h2",
  ).length;
  return [
    ...richTextProblems(content, articleTags),
    ...(headings < 5 || headings > 8
      ? [`has ${headings} headings. Write 5 to 8, so that readers find their way.`]
      : []),
  ].map((problem) => `${folder}, record '${title}', field content: ${problem}`);
}

/** What the article about the tiers says otherwise than content/schema/autonomy.ts. */
function tierProblems({ title, picture, content }: NewsArticle): string[] {
  if (picture !== "five-tiers-of-autonomy") return [];
  const tiers = autonomyTiers.map(
    (tier) => `**Tier ${tier.number}, ${tier.name}.** ${aloneText(tier)}`,
  );
  return [...tiers, irreversibleRule]
    .filter((statement) => !content.includes(statement))
    .map(
      (statement) =>
        `${folder}, record '${title}', field content: lacks '${statement}', as content/schema/autonomy.ts says. Correct one of them.`,
    );
}

/** https://schema.org/NewsArticle. All articles are on one page; each has an address there. */
function newsArticle(article: NewsArticle): StructuredData {
  const url = address(`/news?article=${article.id}`);
  return {
    "@type": "NewsArticle",
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    image: address(socialImagePath("/news")),
    datePublished: startOfDay(article.publishDate),
    author: { "@type": "Organization", name: article.author, url: address("/about") },
    publisher,
    url,
    mainEntityOfPage: url,
  };
}
