import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { withDigests } from "./script-digests.ts";
import { sha256 } from "./sha256.ts";

const client = mkdtempSync(join(tmpdir(), "yno-digests-"));
mkdirSync(join(client, "assets"));
afterAll(() => rmSync(client, { recursive: true, force: true }));

const files = {
  "app-1.css": "body{}",
  "manifest-1.js": 'routes={"a":"/assets/other-1.js"}',
  "about-1.js": 'import{a}from"./shared-1.js";import("./dialog-1.js")',
  "shared-1.js": "export const a=1",
  "dialog-1.js": 'deps=["assets/deep-1.js"]',
  "deep-1.js": "export {}",
  "other-1.js": "export {}",
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(client, "assets", name), text);

const page = [
  '<noscript><link rel="stylesheet" href="/assets/app-1.css"/></noscript>',
  '<div role="status" class="sr-only"></div><script>context()</script>',
  '<script type="module">boot("/assets/manifest-1.js","/assets/about-1.js")</script>',
].join("");

function integrityIn(html: string): Readonly<Record<string, string>> {
  const [, map = ""] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(map).integrity;
}

test("the map holds the page's scripts, what they import at any time, and the sheet, but no other page", () => {
  const expected = ["about-1.js", "deep-1.js", "dialog-1.js", "manifest-1.js", "shared-1.js"];
  expect(Object.keys(integrityIn(withDigests(page, client)))).toEqual(
    [...expected, "app-1.css"].map((name) => `/assets/${name}`),
  );
});

test("each digest is that of the file", () => {
  const integrity = integrityIn(withDigests(page, client));
  for (const [name, text] of Object.entries(files)) {
    if (name !== "other-1.js") expect(integrity[`/assets/${name}`]).toBe(sha256(text));
  }
});

test("the sheet that comes without a script has its digest too", () => {
  expect(withDigests(page, client)).toContain(
    `href="/assets/app-1.css" integrity="${sha256(files["app-1.css"])}"/></noscript>`,
  );
});

test("digests that a page has already are replaced", () => {
  const once = withDigests(page, client);
  const stale = once.replaceAll(/sha256-[^"]+/g, "sha256-AAAA=");
  expect(withDigests(stale, client)).toBe(once);
});

test.each([
  ["no announcer", page.replace("status", "alert")],
  ["two announcers", page + page.replace(/<noscript>.*<\/noscript>/, "")],
  ["no sheet", page.replace("stylesheet", "help")],
])("a document with %s is refused", (_, html) => {
  expect(() => withDigests(html, client)).toThrow(/tools\/pages\/script-digests\.ts/);
});

test("a script that isn't there stops the build", () => {
  expect(() => withDigests(page.replace("about-1", "gone-1"), client)).toThrow(/gone-1\.js/);
});
