import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, root } from "#tools/project-files.ts";
import { importGraph } from "./import-graph.ts";
import { kept, readBy } from "./kept-results.ts";

const files = projectFiles();
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const graph = importGraph(files, textOf);

test.each(Object.keys(kept))("%s runs again when a record changes that it reads", (name) => {
  const read = readBy(name, files, graph);
  const code = [...read].filter((path) => /\.tsx?$/.test(path) && files.includes(path));
  const folders = code.flatMap((path) =>
    Array.from(textOf(path).matchAll(/recordsIn<.*>\("(.+?)"/g), ([, folder = ""]) => folder),
  );
  const records = files.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
  expect(records.filter((path) => !read.has(path))).toEqual([]);
});
