import { expect, test } from "vitest";
import { pageHead } from "./page-head.ts";

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
