import fc from "fast-check";
import { expect, test } from "vitest";
import { check, detectFormat } from "./check.ts";
import { describeEnvironment } from "./environment.ts";
import { definitionPieces, madeUpTexts, tryTexts } from "./fixtures/made-up-texts.ts";
import { invalidFiles, validFiles } from "./fixtures/samples.ts";
import { writeJsonLabel, writeLabels } from "./write-labels.ts";

test.each([
  ['{"name": "A"}', "json"],
  ["\n  [1]", "json"],
  ["FROM scratch", "dockerfile"],
  ["# syntax=docker/dockerfile:1\nFROM scratch", "dockerfile"],
  ["", "dockerfile"],
])("%j is read as %s", (text, format) => {
  expect(detectFormat(text)).toBe(format);
});

test("a named format takes precedence over the detected one", () => {
  expect(check("FROM scratch", { format: "json" }).findings).toMatchObject([
    { code: "broken-json" },
  ]);
});

test("findings are in the order of the text, from all rules together", () => {
  const text = `FROM scratch
LABEL ai.yno.molfar.tasks='[{"name": "A", "description": ""}]' ai.yno.molfar.task=1
LABEL ai.yno.molfar.name="A"
LABEL ai.yno.molfar.schema_version="v1"
LABEL ai.yno.molfar.description="$V"`;
  expect(check(text).findings.map(({ code, place }) => `${code} ${place?.line}`)).toEqual([
    "empty-text 2",
    "unknown-label 2",
    "unknown-version 4",
    "unknown-variable 5",
  ]);
});

test("a definition with a broken rule is there all the same, for its tasks to be shown", () => {
  const text = JSON.stringify({
    ...{ schema_version: "v0.0.3", name: "A", description: "A." },
    tasks: [{ name: "A", description: "A.", task_type: "split" }],
  });
  const { definition, findings } = check(text);
  expect(definition?.tasks).toHaveLength(1);
  expect(findings).toHaveLength(1);
});

test("no text makes it throw, findings are in the text, and clean definitions have clean labels", () => {
  const samples = [...validFiles.values(), ...invalidFiles.values()];
  // Most begin an image, or few would get further than that.
  const texts = madeUpTexts(definitionPieces, samples, ["FROM a\n", "FROM a\n", ""]);
  tryTexts("fuzzed definitions", fc.oneof(texts, fc.string({ unit: "binary" })), (text) => {
    const { definition, findings } = check(text);
    const lines = text.split(/\r\n|\n|\r/);
    for (const { place = { line: 1, column: 1 } } of findings) {
      const length = lines[place.line - 1]?.length ?? -1;
      expect(place.column).toBeLessThanOrEqual(length + 1);
    }
    if (!definition) return;
    for (const task of definition.tasks) describeEnvironment(definition, task);
    if (findings.length > 0) return;
    for (const label of [writeLabels(definition), writeJsonLabel(definition)]) {
      expect(check(`FROM scratch\n${label}`).findings).toEqual([]);
    }
  });
});
