// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile
import { describe, expect, test } from "vitest";
import { buildAnswer } from "./answer.ts";
import { check } from "./check.ts";
import { asJson, asText } from "./commands/finding-formats.ts";
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
  ["instructions", limits.instructions, (count) => times(count, () => "RUN a")],
  ["stages", limits.stages, (count) => times(count, (index) => `FROM s${index} AS s${index + 1}`)],
  ["labels", limits.labels, (count) => `FROM a\nLABEL ${times(count, () => "a=b", " ")}`],
  ["variables", limits.variables, (count) => `FROM a\nENV ${times(count, () => "a=b", " ")}`],
  [
    "triggers",
    limits.triggers,
    (count) => `FROM a AS s\n${times(count, () => "ONBUILD ARG a\n")}FROM s`,
  ],
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
  expect(isTooLarge("é".repeat(500_000))).toBe(false);
  expect(isTooLarge("é".repeat(500_001))).toBe(true);
  expect(isTooLarge("你".repeat(333_334))).toBe(true);
});

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
  const answer = buildAnswer(check(definition('{"name":"A"}')));
  expect(answer.findings).toHaveLength(1);
  expect(answer).not.toHaveProperty("more");
  expect(answer).not.toHaveProperty("moreTasks");
});

test("of many tasks those are given that there is room for", () => {
  const secrets = Array.from({ length: 100 }, (_, index) => secret(index, "key"));
  const paid = (index: number) =>
    JSON.stringify({ name: `Task ${index}`, description: "Pays.", secrets });
  const checked = check(definition(times(30, paid, ",")));
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
