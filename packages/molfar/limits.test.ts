// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile
import { describe, expect, test } from "vitest";
import { check } from "./check.ts";
import { isTooLarge, limits } from "./limits.ts";

/** As many lines or entries, each made with its number. */
const times = (count: number, make: (index: number) => string, between = "\n") =>
  Array.from({ length: count }, (_, index) => make(index)).join(between);

const task = (index: number) => `{"name":"T${index}","description":"Does it."}`;
const parameter = (name: string) =>
  `{"name":"${name}","direction":"input","type":"string","purpose":"To know."}`;
const definition = (tasks: string) =>
  `{"schema_version":"v0.0.3","name":"A","description":"A.","tasks":[${tasks}]}`;
const withParameters = (list: string) =>
  definition(`{"name":"A","description":"Does it.","parameters":[${list}]}`);

/** For each limit, a text that makes full use of it with one number, and goes beyond with one more. */
const uses: readonly [limit: string, most: number, text: (count: number) => string][] = [
  ["bytes", limits.text, (count) => "a".repeat(count)],
  ["levels", limits.depth, (count) => `${"[".repeat(count)}1${"]".repeat(count)}`],
  ["values", limits.values, (count) => `[${times(count - 1, () => "1", ",")}]`],
  ["instructions", limits.instructions, (count) => times(count, () => "A")],
  ["stages", limits.stages, (count) => times(count, (index) => `FROM s${index} AS s${index + 1}`)],
  ["labels", limits.labels, (count) => `FROM a\nLABEL ${times(count, () => "a=b", " ")}`],
  ["variables", limits.variables, (count) => `FROM a\nENV ${times(count, () => "a=b", " ")}`],
  ["tasks", limits.tasks, (count) => definition(times(count, task, ","))],
  [
    "entries",
    limits.entries,
    (count) => withParameters(times(count, () => '{"$ref":"#/shared/parameters/a"}', ",")),
  ],
  ["a name", limits.name, (count) => withParameters(parameter("a".repeat(count)))],
];

describe("exceeding a limit is one finding, and reaching it isn't", () => {
  test.each(uses)("%s", (_, most, text) => {
    const codes = (count: number) => check(text(count)).findings.map(({ code }) => code);
    expect(codes(most)).not.toContain("too-much");
    expect(codes(most + 1)).toEqual(["too-much"]);
    expect(check(text(most + 1)).definition).toBeUndefined();
  });
});

test("variables that double one another are too much, and without a value they are one finding", () => {
  const doubling = times(29, (index) => `ENV v${index + 2}=$v${index + 1}$v${index + 1}`);
  const found = (start: string) => {
    const text = `FROM a\nENV v1=${start}\n${doubling}\nLABEL ai.yno.molfar.name=$v30`;
    expect(text.length).toBeLessThan(700);
    return check(text).findings.map(({ code, problem }) => `${code} ${problem}`);
  };
  expect(found("aa")).toEqual([expect.stringMatching(/^too-much /)]);
  const unknown = found("$v0$v0").filter((each) => each.startsWith("unknown-variable"));
  expect(unknown).toEqual(["unknown-variable The variable 'v0' has no value in this Dockerfile."]);
});

test("variables put in as much as the size of the Dockerfile allows", () => {
  const { least, perCharacter } = limits.substituted;
  const used = (count: number) => `FROM a\nENV v=${"a".repeat(100)}\nLABEL a=${"$v".repeat(count)}`;
  const fits = Math.floor(least / (100 - 2 * perCharacter));
  const codes = (count: number) => check(used(count)).findings.map(({ code }) => code);
  expect(codes(fits)).toEqual(["no-labels"]);
  expect(codes(fits * 2)).toEqual(["too-much"]);
});

test("a text is too large when it has more than a million bytes as UTF-8", () => {
  expect(limits.text).toBe(1_000_000);
  expect(isTooLarge("a".repeat(1_000_000))).toBe(false);
  expect(isTooLarge("a".repeat(1_000_001))).toBe(true);
  expect(isTooLarge("é".repeat(500_000))).toBe(false);
  expect(isTooLarge("é".repeat(500_001))).toBe(true);
  expect(isTooLarge("你".repeat(333_334))).toBe(true);
});
