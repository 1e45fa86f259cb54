import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { describe, expect, test } from "vitest";
import { check } from "./check.ts";
import { invalidFiles, validFiles } from "./fixtures/samples.ts";
import { rules } from "./rules.ts";

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

test("the README lists every rule unchanged", () => {
  const rows = [...readme.matchAll(/^\| `([a-z-]+)` \| (.+) \|$/gm)];
  expect(Object.fromEntries(rows.map(([, code, rule]) => [code, rule]))).toEqual(rules);
});

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
