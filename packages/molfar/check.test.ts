import { expect, test } from "vitest";
import { check, detectFormat } from "./check.ts";

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
