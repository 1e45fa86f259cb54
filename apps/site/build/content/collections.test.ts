import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { jobs } from "#content/collections/jobs.ts";
import { news } from "#content/collections/news.ts";
import { pages } from "#content/collections/pages.ts";
import { root } from "../site-folder.ts";
import { lastModified } from "./collections.ts";

const lastCommit = spawnSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" });
/** The clock of a machine can be slow. What is committed isn't in the future. */
const now = Math.max(Date.now(), 1000 * Number(lastCommit.stdout));

test("every document in content/ belongs to one page", () => {
  const written = globSync("content/{docs,legal}/*.mdx", { cwd: root });
  const named = pages.flatMap(({ document }) => document ?? []);
  expect(named.toSorted()).toEqual(written.toSorted());
});

test.each(pages)("$path has a last change, and not in the future", (page) => {
  const day = lastModified(page);
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  // In Singapore a day begins before it does elsewhere.
  expect(Date.parse(`${day}T00:00:00+08:00`)).toBeLessThanOrEqual(now);
});

test("a page of entries changes with its newest one", () => {
  for (const { publishDate } of news) {
    expect(lastModified({ path: "/news" }) >= publishDate).toBe(true);
  }
  for (const { datePosted } of jobs)
    expect(lastModified({ path: "/careers" }) >= datePosted).toBe(true);
});

test("a page without a day is named, with what to do", () => {
  expect(() => lastModified({ path: "/new" })).toThrow(/^The record of \/new .* give it 'updated'/);
});
