import { expect, test } from "vitest";
import { pageHead } from "./page-head.ts";

test("a page that has feeds offers them, and others offer none", () => {
  const feedsOf = (path: string) =>
    pageHead({ path, title: "T", description: "D", heading: "H" }).flatMap(([, { rel, href }]) =>
      rel === "alternate" ? [href] : [],
    );
  expect(feedsOf("/news")).toEqual(["/news/feed.xml", "/news/feed.json"]);
  expect(feedsOf("/careers")).toEqual(["/careers/feed.json"]);
  expect(feedsOf("/about")).toEqual([]);
});
