import { expect, test } from "vitest";
import { canonicalAddress, markdownPath, pageMeta, withoutAddress } from "./page-meta.ts";

const page = {
  path: "/docs/mcp",
  title: "MCP | YNO",
  description: "How YNO speaks MCP.",
  heading: "MCP",
};

test("a page says its title, its description, its one full address and its Markdown", () => {
  expect(pageMeta(page)()).toEqual([
    { title: "MCP | YNO" },
    { name: "description", content: "How YNO speaks MCP." },
    { tagName: "link", rel: "canonical", href: "https://www.yno.example/docs/mcp" },
    { tagName: "link", rel: "alternate", type: "text/markdown", href: "/docs/mcp.md" },
  ]);
});

test("the landing page's address ends in one slash", () => {
  expect(canonicalAddress("/")).toBe("https://www.yno.example/");
});

test("the Markdown of the landing page has a name", () => {
  expect(markdownPath("/")).toBe("/index.md");
});

test("the not-found page has no canonical address and is kept out of indexes", () => {
  const meta = withoutAddress(page)();
  expect(meta).not.toContainEqual(expect.objectContaining({ tagName: "link" }));
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(meta).toContainEqual({ title: "MCP | YNO" });
});
