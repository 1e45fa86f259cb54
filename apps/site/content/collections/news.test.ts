import { expect, test } from "vitest";
import {
  collection,
  type NewsArticle,
  newsArticleShape,
  newsFrontMatterShape,
  parseArticle,
} from "./news.ts";

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

test("an article is its front matter, its body and its reading time", () => {
  const text = '---\nid: 7\ntitle: "One: \\"two\\""\nfeatured: false\n---\n\nSome words.\n';
  expect(parseArticle(text, "a.md")).toEqual({
    id: 7,
    title: 'One: "two"',
    featured: false,
    content: "Some words.",
    readTime: "1 min read",
  });
});

test.each([
  ["no front matter", "Some words.", "a.md doesn't begin with front matter."],
  ["front matter that isn't YAML", '---\ntitle: "One\n---\nx', "a.md: the front matter isn't YAML"],
])("a file with %s stops the build with a sentence", (_, text, message) => {
  expect(() => parseArticle(text, "a.md")).toThrow(message);
});

const withHeadings = (count: number) => "## Heading\n\nA paragraph.\n\n".repeat(count).trim();
const problemsOf = (content: string) =>
  collection.problems([newsArticleShape.parse({ ...article, content }) satisfies NewsArticle]);

test.each([4, 9])("a text with %i headings is refused", (count) => {
  expect(problemsOf(withHeadings(count))).toContain(
    `content/news/, record 'A title', field content: has ${count} headings. Write 5 to 8, so that readers find their way.`,
  );
});

test("a text with what articles can't have is refused, with its line", () => {
  expect(problemsOf(`${withHeadings(5)}\n\n> Said.`).join("\n")).toContain(
    "field content: line 21 has blockquote",
  );
});
