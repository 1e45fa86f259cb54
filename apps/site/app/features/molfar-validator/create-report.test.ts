import { check } from "@yno/molfar";
import { describeEnvironment } from "@yno/molfar/environment";
import { limits } from "@yno/molfar/limits";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createReport, shownAtMost } from "./create-report.ts";
import { countAll, summarise } from "./report.ts";

const parameter = (name: string) => ({
  name,
  direction: "input",
  type: "string",
  purpose: "What for.",
});
const definition = (tasks: readonly object[]) =>
  JSON.stringify({ schema_version: "v0.0.3", name: "A", description: "A.", tasks });
const task = (name: string, more: object = {}) => ({ name, description: "Does it.", ...more });

test("a task finds what the library says: its own, and what every task gets", () => {
  const text = definition([
    task("Convert", {
      parameters: [parameter("page-size")],
      secrets: [{ name: "key", purpose: "." }],
    }),
  ]);
  const report = createReport(text);
  const { definition: read } = check(text);
  const own = report.tasks?.first[0]?.variables.first ?? [];
  const all = read?.tasks[0] ? describeEnvironment(read, read.tasks[0]) : [];
  expect(all.length).toBeGreaterThan(0);
  expect(new Set([...own, ...report.everyTask])).toEqual(new Set(all));
  expect(own.map(({ name }) => name)).toEqual(["PAGE_SIZE_PATH", "KEY", "PAGE_SIZE_INDEX"]);
});

test("a task without a type counts as other", () => {
  const report = createReport(definition([task("One"), task("Two", { task_type: "split" })]));
  expect(report.tasks?.first.map(({ type }) => type)).toEqual(["other", "split"]);
});

describe("of many, the first are shown and the others counted", () => {
  test("findings", () => {
    const parameters = Array.from({ length: 300 }, () => parameter("same"));
    const { findings } = createReport(definition([task("One", { parameters })]));
    expect(findings.first).toHaveLength(limits.findings);
    expect(countAll(findings)).toBe(299);
  });

  test("tasks and variables", () => {
    const parameters = Array.from({ length: 60 }, (_, index) => parameter(`p${index}`));
    const many = Array.from({ length: 30 }, (_, index) => task(`T${index}`, { parameters }));
    const { tasks } = createReport(definition(many));
    expect(tasks?.first).toHaveLength(shownAtMost.tasks);
    expect(tasks?.more).toBe(10);
    expect(tasks?.first[0]?.variables.first).toHaveLength(shownAtMost.variables);
    expect(tasks?.first[0]?.variables.more).toBe(2 * 60 - shownAtMost.variables);
  });
});

test("a long description is cut, and tasks beyond the limit are counted", () => {
  const long = "x".repeat(10_000);
  const [first] = createReport(definition([task("One", { description: long })])).tasks?.first ?? [];
  expect(first?.description).toHaveLength(limits.description);

  const secrets = (start: string) =>
    Array.from({ length: 50 }, (_, index) => ({
      ...{ name: `${start}${index}${"x".repeat(150)}`, purpose: "." },
      from: `${"\u0001".repeat(200)}.access_token`,
    }));
  const many = Array.from({ length: 20 }, (_, at) =>
    task(`T${at}`, { secrets: secrets(`a${at}`) }),
  );
  const report = createReport(definition(many));
  expect(JSON.stringify(report).length).toBeLessThanOrEqual(limits.answer);
});

describe("the sum", () => {
  test.each([
    [definition([task("One")]), "No findings in 1 task."],
    [definition([task("One"), task("Two")]), "No findings in 2 tasks."],
    [definition([task("One"), task("One")]), "1 finding in 2 tasks."],
    ["FROM a", "1 finding."],
    [definition([{}]), "2 findings."],
  ])("of %s is '%s'", (text, sum) => {
    expect(summarise(createReport(text))).toBe(sum);
  });
});

test("any text at all gives a report that a worker can send", () => {
  const piece = fc.constantFrom(
    ...["FROM a\n", "LABEL ai.yno.molfar.", "tasks", "name", "='", "'", '"', "{", "}", "[", "]"],
    ...["\n", "\\\n", "$", "😀", "\ud800", "\u0000", "مرحبا", "<b>", definition([task("One")])],
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(text, (given) => {
      const report = createReport(given);
      expect(structuredClone(report)).toEqual(report);
    }),
    { numRuns: 500 },
  );
});
