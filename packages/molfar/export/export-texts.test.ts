import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { sampleSource } from "../fixtures/export-samples.ts";
import { program, storePath } from "./argo/argo-template.ts";
import { writeArgo } from "./argo/write-argo.ts";
import { Names } from "./cwl/cwl-tool.ts";
import { writeCwl } from "./cwl/write-cwl.ts";
import type { ExportSource } from "./exported-step.ts";
import { yamlText } from "./yaml-text.ts";

test.each(["1.1", "1.2"] as const)("readers of YAML %s get back every text", (version) => {
  const text = fc.string({ unit: "binary" }).map((each) => each.toWellFormed());
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const whole = { texts, word: "on", time: "1:30", numbers: [1, 2], lines: "a\nb\n" };
      expect(parse(yamlText(texts, whole), { version })).toEqual(whole);
    }),
  );
});

test.each([
  ["book.txt", "book.txt"],
  ["./texts/../book.txt", "book.txt"],
  ["texts//one.txt", "texts/one.txt"],
])("'%s' has the key '%s'", (path, key) => {
  expect(storePath(path)).toBe(key);
});

test.each(["/etc/passwd", "../book.txt", "texts/../../book.txt"])("'%s' has no key", (path) => {
  expect(storePath(path)).toBeUndefined();
});

test("Argo finds nothing to replace in the program", () => {
  expect(program).not.toMatch(/\{\{|\$/);
});

const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** The items of a source, or what the program says against it. */
function readItems(kind: string, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), "molfar-items-"));
  try {
    writeFileSync(join(folder, "source"), source);
    const moved = program
      .replace("/molfar/source", join(folder, "source"))
      .replace("/tmp/items.json", join(folder, "items.json"));
    const { status, stderr } = spawnSync("python3", ["-c", moved, kind], { encoding: "utf8" });
    return status === 0 ? readFileSync(join(folder, "items.json"), "utf8") : stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Ends the title of a test that can't run on this machine; `npm test` counts it as skipped. */
const note = hasPython ? "" : " (left out: there is no Python here)";

test.runIf(hasPython)(`the program gives items their index, padded too${note}`, () => {
  expect(JSON.parse(readItems("list", "a\nb"))).toMatchObject([
    { item: "a", index: "0", padded: "00000" },
    { item: "b", index: "1", padded: "00001" },
  ]);
});

test.runIf(hasPython)(`the program gives what Argo can put into JSON${note}`, () => {
  const item = "\b\f\t\u0085\ue000é漢😀\u{e0100}";
  expect(JSON.parse(readItems("list", item))).toMatchObject([{ item }]);
});

for (const [kind, source, reason] of [
  ["count", "20000", "more than 1 MiB"],
  ["count", "9".repeat(60), "more than 1 MiB"],
  ["list", "a\n".repeat(20_000), "more than 1 MiB"],
  ["list", "a\n{{b}}", "double braces"],
  ["list", "a\nb\u0007", "invalid JSON"],
  ["list", "\u{1f3f4}\u{e0067}", "invalid JSON"],
  ["list", "\u{2ebf0}", "invalid JSON"],
] as const) {
  test.runIf(hasPython)(
    `the program refuses ${kind} ${JSON.stringify(source.slice(0, 12))}${note}`,
    () => {
      expect(readItems(kind, source)).toContain(reason);
    },
  );
}

test("equal wishes get different names, in a time that grows with their number", () => {
  const names = new Names();
  expect(["a_2", "a", "a", "a"].map((each) => names.take(each))).toEqual([
    ...["a_2", "a", "a_3", "a_4"],
  ]);
  // Counting from 2 each time would take many seconds.
  for (let count = 0; count < 10_000; count += 1) names.take("b");
  expect(names.take("b")).toBe("b_10001");
});

/** How often the name of a step's last output is read, where the workflow has all of them. */
function countReads(write: (source: ExportSource) => unknown, outputs: number): number {
  const steps = "  m: {image: w, task: Mark, in: {text: {file: a.txt}}}";
  const source = sampleSource({ steps });
  const [step] = source.plan.steps;
  const output = step?.outputs.at(-1);
  if (!step || !output) throw new Error("The step has no output.");
  const names = Array.from({ length: outputs }, (_, index) => `o${index}`);
  let reads = 0;
  const all = names.map((name, index) => ({
    ...{ ...output, path: name },
    get name() {
      if (index === outputs - 1) reads += 1;
      return name;
    },
  }));
  write({
    ...source,
    plan: {
      ...{ ...source.plan, steps: [{ ...step, outputs: all }] },
      outputs: names.map((name) => ({ name, step: step.key, output: name })),
    },
  });
  return reads;
}

test.each([
  ["Argo", writeArgo],
  ["CWL", (source: ExportSource) => writeCwl(source, () => ({ image: "w", words: [] }))],
])("an output is read as often where %s has many others", (_, write) => {
  expect(countReads(write, 80)).toBe(countReads(write, 20));
});
