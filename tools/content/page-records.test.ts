import { expect, test } from "vitest";
import { notFoundPage } from "#content/pages/not-found.ts";
import { pages } from "./pages.ts";

const everyPage = [...pages, notFoundPage];

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
