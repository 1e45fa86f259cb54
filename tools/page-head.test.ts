import { expect, test } from "vitest";
import { pageHead, socialImage } from "./page-head.ts";

test("the picture of a page has the page's address, and the first page's has a name", () => {
  expect(socialImage("/docs/mcp")).toBe("/social/docs/mcp.png");
  expect(socialImage("/")).toBe("/social/index.png");
});

test("no title or description ends its attribute early", () => {
  const head = pageHead({
    path: "/about",
    title: 'A "b" <c>',
    description: '"><script>',
    heading: "A",
  });
  expect(head).not.toContain("<script>");
  expect(head).toContain('content="A &quot;b&quot; &lt;c&gt;"');
});

test("a page that has feeds offers them, and others offer none", () => {
  const of = (path: string) =>
    pageHead({ path, title: "T", description: "D", heading: "H" }).match(/href="[^"]*feed[^"]*"/g);
  expect(of("/news")).toEqual(['href="/news/feed.xml"', 'href="/news/feed.json"']);
  expect(of("/careers")).toEqual(['href="/careers/feed.json"']);
  expect(of("/about")).toBeNull();
});
