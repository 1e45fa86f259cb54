import { expect, test } from "vitest";
import { newsArticleShape, newsFrontMatterShape, newsSetProblems } from "./news.ts";

const good = {
  id: 1,
  title: "A title",
  excerpt: "One sentence.",
  author: "YNO Engineering",
  publishDate: "2025-01-08",
  category: "Automation",
  featured: true,
  picture: "split-work-reduce",
  pictureText: "A line with five stations.",
};

const messages = (shape: typeof newsFrontMatterShape | typeof newsArticleShape, value: object) =>
  shape.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ??
  [];

test("valid front matter has no problems", () => {
  expect(messages(newsFrontMatterShape, good)).toEqual([]);
});

test.each([
  ["an id that isn't a number", { id: "1" }, "id isn't a whole number."],
  ["an id below 1", { id: 0 }, "id is below 1."],
  ["a title over 70 characters", { title: "x".repeat(71) }, "title has more than 70 characters."],
  [
    "an excerpt over 200 characters",
    { excerpt: `${"x".repeat(200)}.` },
    "excerpt has more than 200 characters.",
  ],
  ["an author who may be a person", { author: "Lim" }, "author names no team."],
  ["a date in words", { publishDate: "8 January 2025" }, "publishDate isn't an ISO date."],
  ["an unknown category", { category: "Robots" }, "category isn't one of the categories."],
  ["a flag in quotation marks", { featured: "yes" }, "featured is neither true nor false."],
  ["a picture that doesn't exist", { picture: "a-title" }, "picture isn't a drawing"],
  ["no text for the picture", { pictureText: "" }, "pictureText is empty."],
  ["a field that articles do not have", { image: "x" }, "has a field that does not belong here"],
])("front matter with %s is refused", (_, wrong, expected) => {
  const found = messages(newsFrontMatterShape, { ...good, ...wrong });
  expect(found.join("\n")).toContain(expected);
});

const sections = (count: number) => "## Heading\n\nA paragraph.\n\n".repeat(count).trim();
const article = { ...good, content: sections(6), readTime: "8 min read" };
const linesBefore = `${article.content}\n\n`.split("\n").length - 1;

/** The problems of the article with one more line. */
const problems = (line: string) =>
  messages(newsArticleShape, { ...article, content: `${article.content}\n\n${line}` }).join("\n");

test("a valid article has no problems", () => {
  expect(messages(newsArticleShape, article)).toEqual([]);
});

test.each([
  ["a first-level heading", "# Title", "has a heading of another level."],
  ["a third-level heading", "### Detail", "has a heading of another level."],
  ["a heading without a space", "##Detail", "has a heading of another level."],
  ["a numbered list", "1. First", "is an item of another kind."],
  ["a list of asterisks", "* First", "is an item of another kind."],
  ["an item within an item", "  - Inner", "is indented."],
  ["a quotation", "> Said", "is a quotation."],
  ["a rule", "---", "is a rule."],
  ["a table", "| a | b |", "has a bar"],
  ["code", "Call `run`.", "has a backtick"],
  ["a link", "See [this](/docs).", "has a link or picture."],
  ["an address", "See https://www.yno.example now.", "has a link or picture."],
  ["a picture", "![alt](a.svg)", "has a link or picture."],
  ["a tag", "One<br>two", "has a tag."],
  ["emphasis", "So *it* is", "has a single asterisk."],
])("a body with %s is refused, with its line", (_, line, expected) => {
  expect(problems(line)).toContain(`content line ${linesBefore + 1} of the body ${expected}`);
});

test.each([
  ["bold that does not end", "So **it is", "has a ** without its partner"],
  ["an item whose bold does not end", "- So **it is", "has a ** without its partner"],
  ["bold in a heading", "## So **it** is", "has a ** without its partner, or in a heading"],
  ["an exclamation mark", "So it is!", "has an exclamation mark."],
])("a body with %s is refused", (_, line, expected) => {
  expect(problems(line)).toContain(expected);
});

test.each([4, 9])("a body with %i headings is refused", (count) => {
  expect(messages(newsArticleShape, { ...article, content: sections(count) })).toEqual([
    `content has ${count} headings. Write 5 to 8, so that readers find their way.`,
  ]);
});

test.each(["0 min read", "8 min", "8"])("a reading time of '%s' is refused", (time) => {
  expect(messages(newsArticleShape, { ...article, readTime: time }).join("\n")).toContain(
    "readTime isn't a reading time",
  );
});

const four = [
  { id: 1, category: "Automation" },
  { id: 2, category: "AI Technology" },
  { id: 3, category: "AI Innovation" },
  { id: 4, category: "Automation" },
] as const;

test("articles 1 to 4 with every category have no problems", () => {
  expect(newsSetProblems("content/news/", four)).toEqual([]);
});

test.each([
  ["is missing", four.slice(1)],
  ["is there twice", [...four, { id: 4, category: "Automation" } as const]],
  ["is another", four.map((each) => (each.id === 4 ? { ...each, id: 5 } : each))],
])("an id that %s stops the build", (_, articles) => {
  expect(newsSetProblems("content/news/", articles).join("\n")).toContain("from 1 on, each once.");
});

test("a category that no article has stops the build", () => {
  const articles = four.map((each) => ({ ...each, category: "Automation" }) as const);
  expect(newsSetProblems("content/news/", articles)).toEqual([
    "content/news/: no article has the category 'AI Technology'. Give it to one.",
    "content/news/: no article has the category 'AI Innovation'. Give it to one.",
  ]);
});
