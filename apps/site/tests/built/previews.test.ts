import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { site } from "@yno/brand/site";
import { expect, test } from "vitest";
import { socialImagePath } from "#build/pages/social-images/subject.ts";
import {
  type BuiltDocument,
  builtFiles,
  client,
  documents,
  meta,
  nameOf,
  parts,
  related,
  textContent,
} from "./documents.ts";

const pages = documents.filter(({ file }) => file !== "404.html");

function titles(document: BuiltDocument): string[] {
  return parts(document, "title")
    .filter(({ parentNode }) => parentNode?.nodeName === "head")
    .map(textContent);
}

test.each(pages)("the preview of $address has its title, text, address and picture", (page) => {
  expect(meta(page, "og:title")).toEqual(titles(page));
  expect(meta(page, "og:description")).toEqual(meta(page, "description"));
  expect(meta(page, "og:url")).toEqual(related(page, "canonical"));
  expect(meta(page, "og:image")).toEqual([`${site.origin}/social/${nameOf(page.address)}.png`]);
  expect(meta(page, "og:image:width")).toEqual(["1200"]);
  expect(meta(page, "og:image:height")).toEqual(["630"]);
  expect(meta(page, "og:image:alt")).toEqual([expect.stringMatching(/\S/)]);
  expect(meta(page, "og:type")).toEqual(["website"]);
  expect(meta(page, "og:site_name")).toEqual([site.brand]);
  expect(meta(page, "twitter:card")).toEqual(["summary_large_image"]);
});

test.each(pages)("$address points to its own Markdown", (page) => {
  const [href = "", ...others] = related(page, "alternate", "text/markdown");
  expect(others).toEqual([]);
  expect(href).toBe(`/${nameOf(page.address)}.md`);
  expect(builtFiles).toContain(href.slice(1));
});

test.each(pages)("$address names the web manifest", (page) => {
  expect(related(page, "manifest")).toEqual(["/site.webmanifest"]);
});

test("the not-found page has no preview and no Markdown", () => {
  for (const document of documents.filter(({ file }) => file === "404.html")) {
    expect(document.html).not.toContain('property="og:');
    expect(related(document, "alternate")).toEqual([]);
  }
});

test.each(pages)(
  "the social image of $address is a PNG of 1200 by 630 under 80 kB",
  ({ address }) => {
    const file = join(client, socialImagePath(address));
    const bytes = readFileSync(file);
    expect(bytes.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
    expect(bytes.subarray(12, 16).toString("latin1")).toBe("IHDR");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThan(80_000);
  },
);

test("there is one social image for each page, and each is another", () => {
  const built = builtFiles.filter((file) => file.startsWith("social/"));
  expect(built.sort()).toEqual(
    pages.map(({ address }) => socialImagePath(address).slice(1)).sort(),
  );
  const contents = new Set(built.map((file) => readFileSync(join(client, file), "base64")));
  expect(contents.size).toBe(pages.length);
});
