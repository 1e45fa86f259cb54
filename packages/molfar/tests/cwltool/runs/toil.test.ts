import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, expect, test } from "vitest";
import { engineCommand, places } from "../../../export/cwl/engine-command.ts";
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
  lines: {image: file, task: Copy a text, in: {given: {file: lines.txt, each: list}}, memory_mib: 256}
  objects: {image: file, task: Copy an object, in: {given: {file: objects.jsonl, each: jsonl}}, memory_mib: 256}
  sorted: {image: file, task: Copy a text, in: {given: {directory: texts, each: sorted}}, memory_mib: 256}
  folder: {image: folder, task: Copy a folder, in: {given: {directory: texts}}, memory_mib: 256}
  one: {image: file, task: Copy a text, in: {given: {file: lines.txt}}, memory_mib: 256}
  two: {image: file, task: Copy a text, in: {given: {value: two}}, memory_mib: 256}
  three: {image: file, task: Copy a text, in: {given: {value: three}}, memory_mib: 256}
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

// A step that asks for nothing asks for 2 GiB, which this Toil refuses. Its own parts ask for 1.
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
  expect(await runInToil(exportInto(folder), folder, ["--maxMemory=1Gi"])).toEqual(given);
});

test("Toil knows every option of a printed command, and every place", async () => {
  const { stdout: help } = await execa("toil-cwl-runner", ["--help"]);
  const known = new Set(help.match(/--[A-Za-z][\w-]*/g));
  const plan = { name: "A", steps: [], outputs: [] };
  const at = { folder: "/shared", name: "a" };
  const commands = places.flatMap((place) =>
    (["docker", "process"] as const).flatMap((executor) => {
      const { command, restart } = engineCommand(plan, at, place, executor);
      return [command, ...restart.filter(([program]) => program !== "scancel")];
    }),
  );
  const options = commands.flatMap((words) =>
    words.slice(words.indexOf("toil-cwl-runner") + 1, -1).map((word) => word.split("=")),
  );
  expect(options.map(([name]) => name).filter((name = "") => !known.has(name))).toEqual([]);
  const systems = /--batchSystem \{(.*?)\}/.exec(help)?.[1]?.split(",");
  const named = options.flatMap(([name, value]) => (name === "--batchSystem" ? [value] : []));
  expect(systems).toEqual(expect.arrayContaining(named));
});
