import { expect, test } from "vitest";
import { writeArgo } from "./argo/write-argo.ts";
import { writeCwl } from "./cwl/write-cwl.ts";
import { sampleSource } from "./export-samples.ts";
import type { ExportSource } from "./exported-step.ts";

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
