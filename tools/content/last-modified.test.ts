import { expect, test } from "vitest";
import { jobs } from "#content/jobs.ts";
import { pages } from "#content/pages.ts";
import { projectFiles } from "#tools/project-files.ts";
import { latest } from "../programs/moment.ts";
import { documentFiles, lastModified } from "./last-modified.ts";
import { readNews } from "./read-news.ts";

test("every document in content/ belongs to one page", () => {
  const written = projectFiles().filter((file) => /^content\/(?:docs|legal)\/.*\.mdx$/.test(file));
  expect(Object.values(documentFiles).sort()).toEqual(written.sort());
});

test.each(pages.map(({ path }) => path))("%s has a last change, and not in the future", (path) => {
  const day = lastModified(path);
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  // In Singapore a day begins before it does elsewhere.
  expect(Date.parse(`${day}T00:00:00+08:00`)).toBeLessThanOrEqual(Date.now());
});

test("a page of entries changes with its newest one", () => {
  for (const { publishDate } of readNews()) {
    expect(lastModified("/news") >= publishDate).toBe(true);
  }
  for (const { datePosted } of jobs) expect(lastModified("/careers") >= datePosted).toBe(true);
});

test("the latest of some days is found, wherever it stands", () => {
  expect(latest(["2025-12-31", "2026-01-02", "2026-01-01"])).toBe("2026-01-02");
  expect(() => latest([])).toThrow("no date");
});
