import { expect, test } from "vitest";
import { contentProblems } from "#content/schema/check.ts";
import { newsArticleShape, newsSetProblems } from "#content/schema/news.ts";
import { parseArticle, readNews } from "./read-news.ts";

test("every article is right, and so are all together", () => {
  const news = readNews();
  expect([
    ...contentProblems("content/news/", newsArticleShape, news, ({ title }) => title),
    ...newsSetProblems("content/news/", news),
  ]).toEqual([]);
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
  ["no front matter", "Some words.", "a.md does not begin with front matter."],
  ["a line that isn't a field", "---\nid: 7\ntitle\n---\nx", "a.md, line 3 isn't a field."],
  [
    "text without quotation marks",
    "---\ntitle: One\n---\nx",
    "a.md, line 2: the value isn't JSON.",
  ],
])("a file with %s stops the build with a sentence", (_, text, message) => {
  expect(() => parseArticle(text, "a.md")).toThrow(message);
});
