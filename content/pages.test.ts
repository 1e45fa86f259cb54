import { expect, test } from "vitest";
import { notFoundPage } from "./pages/not-found.ts";
import { pages, placeholders } from "./pages.ts";

const everyPage = [...pages, notFoundPage];

test("the pages are those of the specification's route table and no others", () => {
  expect(pages.map(({ path }) => path)).toEqual([
    ...["/", "/about", "/careers", "/partners", "/security", "/platform", "/workflows"],
    ...["/integrations", "/investors", "/support", "/resources", "/docs", "/docs/molfar-image"],
    ...["/docs/worker-contract", "/docs/artifact-transformation", "/docs/mcp", "/mcp-registry"],
    ...["/privacy", "/terms", "/cookies", "/news", "/enterprise", "/pricing", "/api"],
    ...["/yno-ai", "/async-jobs", "/premium", "/login", "/signup"],
  ]);
});

test("the placeholders say what is coming in the specified words", () => {
  expect(placeholders.map(({ heading }) => heading)).toEqual([
    "YNO AI - Coming Soon",
    "Async Jobs - Coming Soon",
    "YNO Premium - Coming Soon",
    "Login - Coming Soon",
    "Sign Up - Coming Soon",
  ]);
});

test.each(everyPage)("the title of $path has at most 60 characters", ({ title }) => {
  expect(title.trim()).toBe(title);
  expect(title.length).toBeGreaterThan(0);
  expect(title.length).toBeLessThanOrEqual(60);
});

test.each(everyPage)("the description of $path has at most 155 characters", ({ description }) => {
  expect(description.trim()).toBe(description);
  expect(description.length).toBeGreaterThan(0);
  expect(description.length).toBeLessThanOrEqual(155);
});

test.each(["title", "description", "heading", "path"] as const)(
  "no two pages have the same %s",
  (field) => {
    const values = everyPage.map((page) => page[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  },
);
