import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../site-folder.ts";
import { shapeName } from "./whole-files.ts";

test("a shape that no code imports has its file, or that file would never be checked", () => {
  const code = globSync("{app,content,tools}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !file.includes(".test."),
  );
  const texts = code.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  const found = new Set(code.map(shapeName));
  const shapes = texts
    .filter(({ file }) => file.startsWith("content/schema/"))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export const (\w+Shape) =/gm)].map(([, shape = ""]) => ({ file, shape })),
    );
  const lost = shapes.filter(
    ({ file, shape }) =>
      !found.has(shape) &&
      !texts.some(({ file: other, text }) => text.includes(other === file ? `${shape}.` : shape)),
  );
  expect(lost).toEqual([]);
});
