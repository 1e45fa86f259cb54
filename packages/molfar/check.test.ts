import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { describe, expect, test } from "vitest";
import { check, detectFormat } from "./check.ts";
import { invalidFiles, validFiles } from "./fixtures/samples.ts";
import { rules } from "./rules.ts";

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

describe("a valid file is clean", () => {
  test.each([...validFiles])("%s", (_, text) => {
    const { definition, findings } = check(text);
    expect(findings).toEqual([]);
    expect(definition).toBeDefined();
  });
});

test("every rule has one file that breaks it, named by the rule", () => {
  const broken = [...invalidFiles.keys()].map((name) => parse(name).name);
  expect(broken.toSorted()).toEqual(Object.keys(rules).toSorted());
});

describe("a file that breaks a rule gives exactly that finding", () => {
  test.each([...invalidFiles])("%s", (name, text) => {
    const { findings } = check(text);
    expect(findings.map(({ code }) => code)).toEqual([parse(name).name]);
  });
});

test("every finding has a place and two sentences", () => {
  for (const [name, text] of invalidFiles) {
    for (const { place, problem, remedy } of check(text).findings) {
      expect(text.split("\n")[(place?.line ?? 0) - 1], name).toBeDefined();
      expect(problem, name).toMatch(/^.+\.$/s);
      expect(remedy, name).toMatch(/^.+\.$/s);
    }
  }
});

const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");

test("the first example gives the finding below it", () => {
  const [, written = ""] = /check\(`([^`]+)`\)/.exec(readme) ?? [];
  const { findings } = check(written.replaceAll("\\\\", "\\"));
  expect(findings).toHaveLength(1);
  const [found] = findings;
  expect(readme).toContain(`code: "${found?.code}", path: "${found?.path}"`);
  expect(readme).toContain(`line: ${found?.place?.line}, column: ${found?.place?.column} }`);
  expect(readme).toContain(`problem: "${found?.problem}"`);
  expect(readme).toContain(`remedy: "${found?.remedy}"`);
});

const task = { name: "Count", description: "Counts words." };
const labels = {
  "ai.yno.molfar.schema_version": "v0.0.3",
  "ai.yno.molfar.name": "Words",
  "ai.yno.molfar.description": "Counts words.",
  "ai.yno.molfar.tasks": JSON.stringify([task]),
};
const inspected = (given: object | null) =>
  JSON.stringify([{ Id: "sha256:0", Config: { Env: [], Labels: given } }], null, 1);

test("the labels of a built image are its definition", () => {
  const { definition, findings } = check(inspected({ ...labels, maintainer: "somebody" }));
  expect(findings).toEqual([]);
  expect(definition).toMatchObject({ name: "Words", tasks: [task] });
});

test("the definition can be one label", () => {
  const whole = { schema_version: "v0.0.3", name: "W", description: "D.", tasks: [task] };
  const text = inspected({ "ai.yno.molfar.json_schema": JSON.stringify(whole) });
  expect(check(text)).toMatchObject({ findings: [], definition: { name: "W" } });
});

test("a finding is at the value of its label", () => {
  const text = inspected({ ...labels, "ai.yno.molfar.tasks": '[{"name": "Count"}]' });
  const [found] = check(text).findings;
  expect(found).toMatchObject({ code: "missing-field", path: "/tasks/0/description" });
  const line = text.split("\n")[(found?.place?.line ?? 0) - 1];
  expect(line?.slice((found?.place?.column ?? 0) - 1)).toBe(JSON.stringify('[{"name": "Count"}]'));
});

test.each([null, {}, { maintainer: "somebody" }])(
  "an image with the labels %j has none",
  (given) => {
    expect(check(inspected(given)).findings).toMatchObject([{ code: "no-labels" }]);
  },
);

test("the descriptions of two images aren't one definition", () => {
  const [one] = JSON.parse(inspected(labels));
  const found = check(JSON.stringify([one, one])).findings;
  expect(found).toMatchObject([{ code: "wrong-type", problem: "This describes 2 images." }]);
});
