import * as z from "zod";
import { articleBody, type Block } from "./news-body.ts";
import { line, prose, record } from "./words.ts";

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
  title: line(70),
  /** The text under the card's title. */
  excerpt: prose(200),
  /** A team, never a person. */
  author: line(40).regex(
    /\b(?:team|Engineering|Research)$/,
    "names no team. Write it as 'YNO Engineering' or 'YNO Platform team'.",
  ),
  publishDate: z.iso.date("isn't an ISO date. Write it as '2025-01-08', in quotation marks."),
  category: z.enum(
    newsCategories,
    `isn't one of the categories. Choose one of ${newsCategories.join(", ")}.`,
  ),
  /** A featured card spans two columns. */
  featured: z.boolean("is neither true nor false. Write one of them, without quotation marks."),
  /** The name of the drawing. */
  picture: z.enum(
    newsPictures,
    `isn't a drawing that the page has. Choose one of ${newsPictures.join(", ")}.`,
  ),
  /** The drawing's alternative text. */
  pictureText: prose(240),
});

/** An article as the site shows it. */
export const newsArticleShape = newsFrontMatterShape.extend({
  content: line(20_000).superRefine((text, context) => {
    for (const message of bodyProblems(text)) context.addIssue({ code: "custom", message });
  }),
  /** What `readTime` makes of the content. */
  readTime: z
    .string("must be text. Let readTime count it.")
    .regex(/^[1-9]\d* min read$/, "isn't a reading time. Let readTime count it."),
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
  const used = new Set(articles.map(({ category }) => category));
  return [
    ...(ids.join() === wanted.join()
      ? []
      : [
          `${file}: the articles have the ids ${ids.join(", ")}. Number them from 1 on, each once.`,
        ]),
    ...newsCategories
      .filter((category) => !used.has(category))
      .map((category) => `${file}: no article has the category '${category}'. Give it to one.`),
  ];
}

/** Markdown syntax that articles don't support, searched for in every line. */
const foreign: readonly { sign: RegExp; problem: string }[] = [
  { sign: /^\s+\S/, problem: "is indented. Begin it at the margin." },
  { sign: /^#(?!# )/, problem: "has a heading of another level. Begin it with '## '." },
  { sign: /^(?:[*+]|\d+[.)])\s/, problem: "is an item of another kind. Begin it with '- '." },
  { sign: /^>/, problem: "is a quotation. Say it in a paragraph." },
  { sign: /^(?:---|===|\*\*\*)/, problem: "is a rule. Write a heading instead." },
  { sign: /\|/, problem: "has a bar, as in a table. Write a list." },
  { sign: /`/, problem: "has a backtick, as in code. Describe it in words." },
  { sign: /\[[^\]]*\][([]|:\/\//, problem: "has a link or picture. Say it in words." },
  { sign: /<[a-z/!]/i, problem: "has a tag. Take it out." },
  { sign: /(?<!\*)\*(?!\*)/, problem: "has a single asterisk. Set ** on both sides, or none." },
];

/** What visitors shouldn't see in the body, a sentence for each. */
function bodyProblems(text: string): string[] {
  const blocks = articleBody(text);
  const headings = blocks.filter(({ kind }) => kind === "heading").length;
  const unpaired = blocks.flatMap(textsOf).filter((each) => each.includes("**"));
  return [
    ...text
      .split(/\r\n?|\n/)
      .flatMap((line, index) =>
        foreign
          .filter(({ sign }) => sign.test(line))
          .map(({ problem }) => `line ${index + 1} of the body ${problem}`),
      ),
    ...unpaired.map(
      (each) => `'${each.slice(0, 40)}' has a ** without its partner, or in a heading. Remove it.`,
    ),
    ...(headings < 5 || headings > 8
      ? [`has ${headings} headings. Write 5 to 8, so that readers find their way.`]
      : []),
  ];
}

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "paragraph":
      return block.runs.map(({ text }) => text);
    case "list":
      return block.items.flat().map(({ text }) => text);
  }
}
