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

const article = { ...good, content: "Words.", readTime: "8 min read" };

test("a valid article has no problems", () => {
  expect(messages(newsArticleShape, article)).toEqual([]);
});

test("a text with an exclamation mark is refused", () => {
  expect(messages(newsArticleShape, { ...article, content: "So it is!" }).join("\n")).toContain(
    "has an exclamation mark.",
  );
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
