import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { projectFiles, root } from "@yno/tools/project-files";
import { expect, test } from "vitest";
import { pictures } from "./pictures.ts";

const files = projectFiles();

test("the README and the documents show only pictures that `npm run pictures` makes, and each of them", () => {
  const shown = files
    .filter((path) => path.endsWith(".md") && !path.startsWith("apps/site/content/"))
    .flatMap((path) =>
      [...readFileSync(join(root, path), "utf8").matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)].map(
        ([, address = ""]) => posix.join(posix.dirname(path), address),
      ),
    );
  const made = pictures.map(({ file }) => file);
  expect(new Set(shown)).toEqual(new Set(made));
  expect(files.filter((path) => path.startsWith("docs/pictures/"))).toEqual(made.toSorted());
});

test.each(pictures)("$file is as large as it is taken", ({ file, width, height }) => {
  // Width and height are the first fields of a PNG's first block.
  const bytes = readFileSync(join(root, file));
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
});
