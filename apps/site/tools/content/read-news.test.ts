import { expect, test } from "vitest";
import { articleProblems, parseArticle } from "./read-news.ts";

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

const withHeadings = (count: number) => "## Heading\n\nA paragraph.\n\n".repeat(count);

test.each([4, 9])("a text with %i headings is refused", (count) => {
  expect(articleProblems([{ title: "One", content: withHeadings(count) }])).toEqual([
    `content/news/, record 'One', field content: has ${count} headings. Write 5 to 8, so that readers find their way.`,
  ]);
});

test("a text with what articles can't have is refused, with its line", () => {
  const content = `${withHeadings(5)}> Said.`;
  expect(articleProblems([{ title: "One", content }]).join("\n")).toContain(
    "field content: line 21 has blockquote",
  );
});
