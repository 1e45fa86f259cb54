import { expect, test } from "vitest";
import { lines } from "#content/derived/navigation.ts";
import { quickAccess } from "#content/navigation.ts";
import { isGroupOpen } from "./sidebar-lines.tsx";

const product = {
  id: "product",
  title: "Product",
  code: "PR",
  startsOpen: true,
  links: [{ title: "Platform", path: "/platform" }],
} as const;
const documents = {
  id: "resources",
  title: "Resources",
  code: "RS",
  startsOpen: false,
  links: [
    { title: "Documentation", path: "/docs" },
    { title: "MCP", path: "/docs/mcp" },
  ],
} as const;

test("a group opens at first when it starts open", () => {
  expect(isGroupOpen(product, "/about", {})).toBe(true);
  expect(isGroupOpen(documents, "/about", {})).toBe(false);
});

test("the group that holds the page opens too", () => {
  expect(isGroupOpen(documents, "/docs", {})).toBe(true);
  expect(isGroupOpen(documents, "/docs/mcp", {})).toBe(true);
});

test("a page below a page of the group does not open it", () => {
  const onlyDocs = { ...documents, links: [{ title: "Documentation", path: "/docs" } as const] };
  expect(isGroupOpen(onlyDocs, "/docs/mcp", {})).toBe(false);
});

test("what the visitor did by hand wins, for that group alone", () => {
  expect(isGroupOpen(product, "/platform", { product: false })).toBe(false);
  expect(isGroupOpen(documents, "/about", { resources: true })).toBe(true);
  expect(isGroupOpen(documents, "/docs", { product: false })).toBe(true);
});

test("on the landing page only Quick Access and Product are open", () => {
  const open = [quickAccess, ...lines].filter((line) => isGroupOpen(line, "/", {}));
  expect(open.map((line) => line.title)).toEqual(["Quick Access", "Product"]);
});
