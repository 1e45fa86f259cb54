import { describe, expect, test } from "vitest";
import { limits } from "../limits.ts";
import { readWiring } from "./read-wiring.ts";

const minimal = `version: 1
name: A
images:
  a: {definition: Dockerfile}
steps:
  s: {image: a, task: T}
`;

/** The codes of a text, each with its line. */
const codes = (text: string) =>
  readWiring(text).findings.map(({ code, place }) => `${code} ${place?.line}`);

test("a clean file has no findings", () => {
  const { wiring, findings } = readWiring(minimal);
  expect(findings).toEqual([]);
  expect(wiring?.steps.get("s")).toMatchObject({ image: "a", task: "T", place: { line: 6 } });
});

test("JSON is a wiring file as well", () => {
  const json = JSON.stringify({
    ...{ version: 1, name: "A", images: { a: { definition: "Dockerfile" } } },
    steps: { s: { image: "a", task: "T", in: { x: { from: "s.a.b", each: "list" } } } },
  });
  expect(readWiring(json).wiring?.steps.get("s")?.in.get("x")).toMatchObject({
    ...{ kind: "from", step: "s", output: "a.b", each: "list" },
  });
});

test("JSON in one line may have many fields", () => {
  const image = { definition: "Dockerfile" };
  const images = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`a${at}`, image]));
  const steps = { s: { image: "a0", task: "T" } };
  const { findings } = readWiring(JSON.stringify({ version: 1, name: "A", images, steps }));
  expect(findings).toEqual([]);
});

test.each([
  ["1.50", "1.50"],
  ["0x1F", "0x1F"],
  ["true", "true"],
  ["'1.50'", "1.50"],
  ["''", ""],
  ["yes", "yes"],
])("the value %s is read as %j", (written, value) => {
  const text = `${minimal}inputs: {x: {value: ${written}}}\n`;
  expect(readWiring(text).wiring?.inputs.get("x")).toMatchObject({ kind: "value", value });
});

describe("what breaks a rule is found where it is", () => {
  test.each([
    [
      "an anchor and an alias",
      `${minimal}inputs: {x: &a {value: 1}, y: *a}`,
      ["unsupported-yaml 7", "unsupported-yaml 7"],
    ],
    ["a tag", `${minimal}concurrency: !!int 3`, ["unsupported-yaml 7"]],
    ["a directive", `%YAML 1.1\n---\n${minimal}`, ["unsupported-yaml 1"]],
    [
      "a merge key",
      `${minimal}inputs: {x: {<<: {value: 1}}}`,
      ["unsupported-yaml 7", "one-source 7"],
    ],
    ["a repeated key", `${minimal}name: B`, ["repeated-key 7"]],
    ["two documents", `${minimal}---\n${minimal}`, ["broken-yaml 7"]],
    ["an unknown field", `${minimal}step: {}`, ["unknown-field 7"]],
    ["a missing field", minimal.replace("name: A\n", ""), ["missing-field 1"]],
    ["no steps", minimal.replace("  s: {image: a, task: T}\n", "  {}\n"), ["missing-field 5"]],
    ["another version", minimal.replace("1", "2"), ["wrong-type 1"]],
    ["two sources", `${minimal}inputs: {x: {value: 1, file: a}}`, ["one-source 7"]],
    ["an illegal key", `${minimal}inputs: {X: {value: 1}}`, ["illegal-key 7"]],
    ["a join without a step", `${minimal}outputs: {x: {from: .a}}`, ["illegal-from 7"]],
    ["a list as the file", "- a", ["wrong-type 1"]],
    ["an empty file", "", ["wrong-type 1"]],
    ["a number as a word", minimal.replace("Dockerfile}", "D, process: [a, 1]}"), ["wrong-type 4"]],
    ["too much time", minimal.replace("task: T", "task: T, timeout: 86401"), ["wrong-type 6"]],
    ["no value", `${minimal}inputs: {x: {value: }}`, ["wrong-type 7"]],
    ["deep nesting", "[".repeat(limits.wiringDepth + 1), ["too-much 1"]],
    ["deep nesting in a line", "- ".repeat(limits.wiringDepth + 1), ["too-much 1"]],
    ["deep nesting in brackets", `[${"a: ".repeat(limits.wiringDepth + 1)}`, ["too-much 1"]],
    ["deep nesting after a comma", `[${"a: ".repeat(20)}[b, ${"a: ".repeat(20)}`, ["too-much 1"]],
    ["much of it", "a: 1\n".repeat(limits.wiringTokens), ["too-much 1"]],
    ["a long file", `# ${"a".repeat(limits.wiring)}`, ["too-much 1"]],
  ])("%s", (_, text, expected) => {
    expect(codes(text)).toEqual(expected);
  });
});

test.each([
  ["attempts: 1.5", "'attempts' isn't a whole number from 1 to 10."],
  ["cpus: 0", "'cpus' isn't a number above 0, up to 16."],
])("the range that %s isn't in is said", (field, sentence) => {
  const { findings } = readWiring(minimal.replace("task: T", `task: T, ${field}`));
  expect(findings.map(({ problem }) => problem)).toEqual([sentence]);
});

test("the one version that there is is named", () => {
  const [only] = readWiring(minimal.replace("1", "2")).findings;
  expect(only).toMatchObject({ problem: "'version' isn't 1.", remedy: "Write 1." });
});

test("what an input without a source can have is what its place allows", () => {
  const remedy = (text: string) => readWiring(text).findings[0]?.remedy;
  const own = "Give it exactly one of file, directory and value.";
  expect(remedy(`${minimal}inputs: {x: {}}`)).toBe(own);
  const joined = "Give it exactly one of file, directory, value, input and from.";
  expect(remedy(minimal.replace("task: T", "task: T, in: {x: {}}"))).toBe(joined);
});
