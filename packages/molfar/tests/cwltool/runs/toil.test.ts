import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { removeFolder } from "../../../runner/run-folder.ts";
import { runByMolfar } from "../cases.ts";
import { exportInto, type Files, runInToil } from "../run-engines.ts";

const folder = mkdtempSync(join(tmpdir(), "yno-toil-"));
afterAll(() => removeFolder(folder));

const artifact = (direction: "input" | "output", name: string, path: string, kind: string) => ({
  ...{ name, path, direction, purpose: "To be copied." },
  mime_types: [kind],
});

const copy = (name: string, ending: string, kind: string) => ({
  ...{ name, description: "Gives what it gets." },
  artifacts: [
    artifact("input", "given", `given${ending}`, kind),
    artifact("output", "copied", `copied${ending}`, kind),
  ],
});

/** Each kind of thing that an export brings to a step. */
const sources: Files = {
  "definition.json": JSON.stringify({
    ...{ schema_version: "v0.0.3", name: "Copies", description: "Gives what it gets." },
    tasks: [
      copy("Copy a text", ".txt", "text/plain"),
      copy("Copy an object", ".json", "application/json"),
      copy("Copy a folder", "/", "text/plain"),
    ],
  }),
  "workflow.yaml": `version: 1
name: Copies
images:
  file: {definition: definition.json, process: [sh, -c, 'cat "$GIVEN_PATH" > "$OUTPUT_PATH/copied.\${GIVEN_PATH##*.}"']}
  folder: {definition: definition.json, process: [sh, -c, 'cp -R "$GIVEN_PATH" "$OUTPUT_PATH/copied"']}
steps:
  lines: {image: file, task: Copy a text, in: {given: {file: lines.txt, each: list}}}
  objects: {image: file, task: Copy an object, in: {given: {file: objects.jsonl, each: jsonl}}}
  sorted: {image: file, task: Copy a text, in: {given: {directory: texts, each: sorted}}}
  folder: {image: folder, task: Copy a folder, in: {given: {directory: texts}}}
  one: {image: file, task: Copy a text, in: {given: {file: lines.txt}}}
  two: {image: file, task: Copy a text, in: {given: {value: two}}}
  three: {image: file, task: Copy a text, in: {given: {value: three}}}
outputs:
  lines: {from: lines.copied}
  objects: {from: objects.copied}
  sorted: {from: sorted.copied}
  folder: {from: folder.copied}
  one: {from: one.copied}
  two: {from: two.copied}
  three: {from: three.copied}
`,
  "lines.txt": "one\ntwo\n",
  "objects.jsonl": '{"n": 1}\n{"n": 2}\n',
  "texts/a.txt": "first",
  "texts/b.txt": "second",
};

// Toil 5.9 gives every item the text of the last where all have one name, imports a directory twice
// that is a default of a step, and leaves out the third output of a name.
test("Toil gives what molfar workflow gives, for items, directories and files of one name", {
  timeout: 330_000,
}, async () => {
  mkdirSync(join(folder, "texts"));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const given = {
    ...{ "lines/00000.txt": "one", "lines/00001.txt": "two" },
    ...{ "objects/00000.json": '{"n": 1}', "objects/00001.json": '{"n": 2}' },
    ...{ "sorted/00000.txt": "first", "sorted/00001.txt": "second" },
    ...{ "folder/a.txt": "first", "folder/b.txt": "second" },
    ...{ "one/copied.txt": "one\ntwo\n", "two/copied.txt": "two", "three/copied.txt": "three" },
  };
  expect(await runByMolfar(folder)).toEqual(given);
  expect(await runInToil(exportInto(folder), folder)).toEqual(given);
});
