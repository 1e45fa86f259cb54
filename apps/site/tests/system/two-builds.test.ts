import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "../copy-project.ts";

const places = [
  { TZ: "Pacific/Kiritimati", LANG: "C", LC_ALL: "C" },
  { TZ: "America/St_Johns", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" },
];
const copies = places.map((place) => copyProject(place));
afterAll(() => {
  for (const copy of copies) copy.remove();
});

/** The digest of each file that the build has written, by its path. */
function digests(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return new Map(
    files.map((file) => [
      relative(folder, file),
      createHash("sha256").update(readFileSync(file)).digest("hex"),
    ]),
  );
}

test("a build is the same in another folder, time zone and language, byte for byte", async () => {
  const built = await Promise.all(
    copies.map(async (copy) => {
      await copy.run("apps/site", "../../node_modules/vite/bin/vite.js", "build");
      return digests(join(copy.folder, "apps/site/dist"));
    }),
  );
  const [one = new Map<string, string>(), other] = built;
  expect(one.size).toBeGreaterThan(500);
  const different = [...one.keys()].filter((file) => one.get(file) !== other?.get(file));
  expect(different).toEqual([]);
  expect(other?.size).toBe(one.size);
}, 600_000);
