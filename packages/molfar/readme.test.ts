import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { check } from "./check.ts";
import { rules } from "./rules.ts";

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
