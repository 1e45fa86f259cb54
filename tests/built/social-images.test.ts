import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pages } from "#tools/content/pages.ts";
import { socialImagePath } from "#tools/pages/social-images/subject.ts";
import { root } from "#tools/project-files.ts";
import { builtFiles } from "./documents.ts";

const client = join(root, "build/client");

test.each(pages)("the social image of $path is a PNG of 1200 by 630 under 80 kB", ({ path }) => {
  const file = join(client, socialImagePath(path));
  const bytes = readFileSync(file);
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  expect(bytes.subarray(12, 16).toString("latin1")).toBe("IHDR");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(statSync(file).size).toBeLessThan(80_000);
});

test("there is one social image for each page, and each is another", () => {
  const built = builtFiles.filter((file) => file.startsWith("social/"));
  expect(built.sort()).toEqual(pages.map(({ path }) => socialImagePath(path).slice(1)).sort());
  const contents = new Set(built.map((file) => readFileSync(join(client, file), "base64")));
  expect(contents.size).toBe(pages.length);
});
