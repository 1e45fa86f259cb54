import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runByMolfar } from "../documented.ts";
import { exportInto, type Files } from "../run-cwltool.ts";
import { runInToil } from "../run-toil.ts";

const folder = mkdtempSync(join(tmpdir(), "yno-toil-"));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const artifact = (direction: "input" | "output", name: string, kind: string) => ({
  ...{ name, path: `${name}.txt`, direction, purpose: "To be copied." },
  mime_types: [kind],
});

const copy = (name: string, kind: string) => ({
  ...{ name, description: "Gives what it gets." },
  artifacts: [artifact("input", "given", kind), artifact("output", "copied", kind)],
});

/** Items that the export writes as text; those of a directory are files. */
const sources: Files = {
  "definition.json": JSON.stringify({
    ...{ schema_version: "v0.0.3", name: "Copies", description: "Gives what it gets." },
    tasks: [copy("Copy a line", "text/plain"), copy("Copy an object", "application/json")],
  }),
  "workflow.yaml": `version: 1
name: Copies
images:
  copies: {definition: definition.json, process: [sh, -c, 'cat "$GIVEN_PATH" > "$OUTPUT_PATH/copied.txt"']}
steps:
  lines: {image: copies, task: Copy a line, in: {given: {file: lines.txt, each: list}}}
  objects: {image: copies, task: Copy an object, in: {given: {file: objects.jsonl, each: jsonl}}}
outputs: {lines: {from: lines.copied}, objects: {from: objects.copied}}
`,
  "lines.txt": "one\ntwo\n",
  "objects.jsonl": '{"n": 1}\n{"n": 2}\n',
};

// Toil gives every item the text of the last one where all have one name.
test("each item keeps its text in Toil", { timeout: 120_000 }, async () => {
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const given = {
    ...{ "lines/00000.txt": "one", "lines/00001.txt": "two" },
    ...{ "objects/00000.txt": '{"n": 1}', "objects/00001.txt": '{"n": 2}' },
  };
  expect(await runByMolfar(folder)).toEqual(given);
  expect(await runInToil(exportInto(folder), folder)).toEqual(given);
});
