import { readXml } from "@yno/tools/read-xml";
import { expect, test } from "vitest";
import { collection, jobs } from "#content/collections/jobs.ts";
import { atomFeed, type Feed, jsonFeed } from "./feed.ts";

const page = { path: "/careers", title: "Careers | YNO", description: "Work with us." };
const [first, second] = jobs;
if (!first || !second) throw new Error("There are no two positions to test with.");

const feed: Feed = {
  ...page,
  entries: [
    {
      path: "/careers?open=a",
      title: "R&D <lead>",
      summary: "]]> & more",
      html: "<p>A &amp; B</p>",
      published: "2026-11-02",
      author: "YNO",
      tags: ["C & D"],
    },
  ],
};

test("the newest entry comes first, wherever the page puts it", () => {
  const older = { ...first, id: "older", datePosted: "2026-01-02" };
  const newer = { ...second, id: "newer", datePosted: "2026-03-01" };
  const paths = collection.feed?.entries([older, newer]).map(({ path }) => path);
  expect(paths).toEqual(["/careers?open=newer", "/careers?open=older"]);
});

test("an Atom feed keeps every character of titles, texts and HTML", () => {
  const root = readXml(atomFeed(feed, "/careers/feed.xml"));
  const entry = root.children.find(({ name }) => name === "entry");
  const text = (name: string) => entry?.children.find((child) => child.name === name)?.text;
  expect(text("title")).toBe("R&D <lead>");
  expect(text("summary")).toBe("]]> & more");
  expect(text("content")).toBe("<p>A &amp; B</p>");
});

test("an Atom feed was changed when its newest entry was", () => {
  const [entry] = feed.entries;
  if (!entry) throw new Error("The feed has no entry.");
  const two = { ...feed, entries: [{ ...entry, published: "2026-11-19" }, entry] };
  const updated = readXml(atomFeed(two, "/f")).children.find(({ name }) => name === "updated");
  expect(updated?.text).toBe("2026-11-19T00:00:00+08:00");
});

test("a JSON feed has the same entries", () => {
  expect(JSON.parse(jsonFeed(feed, "/careers/feed.json")).items).toEqual([
    {
      id: "https://www.yno.example/careers?open=a",
      url: "https://www.yno.example/careers?open=a",
      title: "R&D <lead>",
      summary: "]]> & more",
      content_html: "<p>A &amp; B</p>",
      date_published: "2026-11-02T00:00:00+08:00",
      authors: [{ name: "YNO" }],
      tags: ["C & D"],
    },
  ]);
});
