import { expect, test } from "vitest";
import { buildAnswer } from "./answer.ts";
import { check } from "./check.ts";
import { asJson, asText } from "./commands/finding-formats.ts";
import { limits } from "./limits.ts";

const definition = (tasks: readonly object[]) =>
  JSON.stringify({ schema_version: "v0.0.3", name: "A", description: "A.", tasks });

const secret = (index: number, name: string) => ({
  ...{ name: `${name}${index}`, purpose: "To pay." },
  from: `${"\u0001".repeat(20)}.access_token`,
});

const countBytes = (text: string) => new TextEncoder().encode(text).length;

test("of many findings the first of the text are given, and the others counted", () => {
  const checked = check(`{"tasks": [${"1,".repeat(36_000)}1]}`);
  expect(checked.findings).toHaveLength(limits.findings);
  // Three fields are missing besides.
  expect(checked.more).toBe(36_001 + 3 - limits.findings);
  const columns = checked.findings.map(({ place }) => place?.column ?? 0);
  expect(columns).toEqual(columns.toSorted((a, b) => a - b));
  expect(asText("a.json", checked)).toContain("And 35,904 more.");
  expect(JSON.parse(asJson("a.json", checked))).toMatchObject({ more: 35_904 });
});

test("a few findings are all there, and nothing says that there are more", () => {
  const answer = buildAnswer(check(definition([{ name: "A" }])));
  expect(answer.findings).toHaveLength(1);
  expect(answer).not.toHaveProperty("more");
  expect(answer).not.toHaveProperty("moreTasks");
});

test("of many tasks those are given that there is room for", () => {
  const secrets = Array.from({ length: 100 }, (_, index) => secret(index, "key"));
  const tasks = Array.from({ length: 30 }, (_, index) => ({
    ...{ name: `Task ${index}`, description: "Pays." },
    secrets,
  }));
  const checked = check(definition(tasks));
  const answer = buildAnswer(checked);
  expect(answer.findings.length + (answer.more ?? 0)).toBe(30 * 100);
  expect(answer.tasks.length + (answer.moreTasks ?? 0)).toBe(30);
  expect(answer.moreTasks).toBeGreaterThan(0);
  for (const text of [asJson("a.json", checked), asText("a.json", checked)]) {
    expect(countBytes(text)).toBeLessThanOrEqual(limits.answer);
  }
});

test("long names are quoted in part, and paths under long keys are cut", () => {
  const key = "k".repeat(30_000);
  const repeated = `{"${key}": {"a": 1, "a": 2}, "${key}": 3}`;
  const dockerfile = `FROM a\nLABEL ai.yno.molfar.${key}=$${key}`;
  for (const text of [repeated, dockerfile, `FROM a\nLABEL a=b ${key}`]) {
    const { findings } = check(text);
    expect(findings.length).toBeGreaterThan(0);
    for (const { path, problem, remedy } of findings) {
      expect(path.length).toBeLessThanOrEqual(limits.excerpt);
      expect(problem.length).toBeLessThan(2 * limits.excerpt);
      expect(remedy.length).toBeLessThan(2 * limits.excerpt);
    }
  }
});
