import { expect, test } from "vitest";
import { canonicalAddress, pageMeta, withoutAddress } from "./page-meta.ts";

const page = {
  path: "/docs/mcp",
  title: "MCP | YNO",
  description: "How YNO speaks MCP.",
  heading: "MCP",
};

test("a page says its title, its description and its one full address", () => {
  expect(pageMeta(page)()).toEqual([
    { title: "MCP | YNO" },
    { name: "description", content: "How YNO speaks MCP." },
    { tagName: "link", rel: "canonical", href: "https://www.yno.example/docs/mcp" },
  ]);
});

test("the landing page's address ends in one slash", () => {
  expect(canonicalAddress("/")).toBe("https://www.yno.example/");
});

test("the not-found page has no address of its own and is kept out of indexes", () => {
  const meta = withoutAddress(page)();
  expect(meta).not.toContainEqual(expect.objectContaining({ rel: "canonical" }));
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(meta).toContainEqual({ title: "MCP | YNO" });
});
