import { expect, test } from "vitest";
import { notFoundPage } from "#content/pages/not-found.ts";
import { canonicalAddress, markdownPath, pageMeta } from "./page-meta.ts";

const page = {
  path: "/docs/mcp",
  title: "MCP | YNO",
  description: "How YNO speaks MCP.",
  heading: "MCP",
};

test("a page says its description, its one full address and its Markdown", () => {
  expect(pageMeta(page)).toEqual([
    ["meta", { name: "description", content: "How YNO speaks MCP." }],
    ["link", { rel: "canonical", href: "https://www.yno.example/docs/mcp" }],
    ["link", { rel: "alternate", type: "text/markdown", href: "/docs/mcp.md" }],
  ]);
});

test("the landing page's address ends in one slash", () => {
  expect(canonicalAddress("/")).toBe("https://www.yno.example/");
});

test("the Markdown of the landing page has a name", () => {
  expect(markdownPath("/")).toBe("/index.md");
});

test("the not-found page has no address and is kept out of indexes", () => {
  const elements = pageMeta(notFoundPage);
  expect(elements.map(([name]) => name)).not.toContain("link");
  expect(elements).toContainEqual(["meta", { name: "robots", content: "noindex" }]);
});
