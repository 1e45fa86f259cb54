// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinedLines } from "./lines.ts";
import { settingFor, substituted } from "./substitution.ts";
import { type Traced, Tracer } from "./traced.ts";
import { trimmed } from "./white-space.ts";
import { assignmentsRefusal, parseArguments, parseAssignments, splitWords } from "./words.ts";

const traced = (text: string): Traced => joinedLines(text, 0, "\\")?.line ?? new Tracer().traced(0);
const assignments = (text: string) => parseAssignments(trimmed(traced(text)), "\\", "LABEL");

test.each([
  ["a \\\nb", "a b"],
  ["a\\\r\n  b", "a  b"],
  ["a \\  \t\nb", "a b"],
  ["a \\\n# a comment\n  # another\nb", "a b"],
  ["a \\\n\n  \nb", "a b"],
  ["a\nb", "a"],
  // Two escape characters at the end mean a literal one, and don't continue the line.
  ["a\\\\\nb", "a\\\\"],
  ["\\\nb", "b"],
  ["a \\", "a "],
])("%j is one line", (text, expected) => {
  expect(traced(text).text).toBe(expected);
});

test("every character has its correct place", () => {
  const texts = fc.string({ unit: fc.constantFrom("a", "😀", "\\", "\n", "\r\n", "#", " ") });
  fc.assert(
    fc.property(texts, (text) => {
      const { text: line, from } = traced(text);
      expect(from.map((offset) => text[offset]).join("")).toBe(line);
    }),
  );
});

const texts = (words: readonly (Traced | undefined)[]) => words.map((word) => word?.text);

test.each([
  ["a b", ["a", "b"]],
  [" a\t b ", ["a", "b"]],
  ['a="b c" d', ['a="b c"', "d"]],
  ["a='b c'd e", ["a='b c'd", "e"]],
  ["a=b\\ c d", ["a=b\\ c", "d"]],
  ['a="b \\" c" d', ['a="b \\" c"', "d"]],
  // Within single quotes a backslash escapes nothing.
  ["a='b \\' c' d", ["a='b \\'", "c' d"]],
  ['a="\'" b="\'"', ['a="\'"', 'b="\'"']],
  // White space is what Docker takes for it.
  ["a\u0085b\u00a0c\u3000d\u2028e", ["a", "b", "c", "d", "e"]],
  ["a\ufeffb", ["a\ufeffb"]],
  // At the end there's nothing to escape.
  ["a\\\\\\", ["a\\\\"]],
  ["", []],
])("the words of %j", (line, expected) => {
  expect(texts(splitWords(traced(line), "\\"))).toEqual(expected);
});

test("a word has its correct place", () => {
  const [, second] = splitWords(traced("a \\\n  b=c"), "\\");
  expect(second).toMatchObject({ text: "b=c", from: [6, 7, 8] });
});

test("an assignment ends its name at the first =", () => {
  const [only] = [assignments("a=b=c")].flat();
  expect(only).toMatchObject({ name: { text: "a" }, value: { text: "b=c" } });
});

test("the old form takes the rest of the line as the value", () => {
  const [only] = [assignments(" key  a value with spaces ")].flat();
  expect(only).toMatchObject({ name: { text: "key" }, value: { text: "a value with spaces" } });
});

test("a word without = after one that has it is refused at its place", () => {
  expect(assignments("a=b c")).toMatchObject({
    code: "broken-label",
    offset: 4,
  });
});

test("a word with nothing before its = is refused at its place, as BuildKit does", () => {
  const words = parseArguments(traced("a= ='x'"), "\\");
  expect(assignmentsRefusal("LABEL", traced(""), words)).toMatchObject({
    ...{ code: "broken-label", offset: 3 },
    problem: "There's no name before the = in '='x''.",
  });
});

test("a name alone is refused", () => {
  expect(assignments(" a")).toMatchObject({ code: "broken-label", offset: 1 });
});

test("ARG may leave the value out", () => {
  const words = parseArguments(traced("A B=c"), "\\");
  expect(texts(words.map(({ name }) => name))).toEqual(["A", "B"]);
  expect(texts(words.map(({ value }) => value))).toEqual([undefined, "c"]);
});

const variables = new Map([
  ["SET", { text: "value", unknown: [] }],
  ["EMPTY", { text: "", unknown: [] }],
  ["HALF", { text: "a-", unknown: ["MISSING"] }],
]);

const substitute = (word: string) =>
  substituted(traced(word), settingFor("\\", word.length), (name) => variables.get(name));

/** The value and the names of the unknown variables. */
function outcome(word: string) {
  const result = substitute(word);
  if ("problem" in result) return result.code;
  return [result.value.text, ...result.unknown.map(({ name }) => name)];
}

describe("as in the Dockerfile reference", () => {
  test.each([
    ["plain", ["plain"]],
    ["$SET", ["value"]],
    ["${SET}", ["value"]],
    ["a${SET}b", ["avalueb"]],
    ["$SETb", ["", "SETb"]],
    ["\\$SET", ["$SET"]],
    ["'$SET'", ["$SET"]],
    ['"$SET"', ["value"]],
    ['"\\$SET"', ["$SET"]],
    ['"a \\" b"', ['a " b']],
    ['"a \\n b"', ["a \\n b"]],
    ['"a \\\\ b"', ["a \\ b"]],
    ["'a \\ b'", ["a \\ b"]],
    ["a\\ b", ["a b"]],
    ["a'b'\"c\"", ["abc"]],
    ["$", ["$"]],
    ["$ a", ["$ a"]],
    ["a$%", ["a$%"]],
    ["${SET:-other}", ["value"]],
    ["${EMPTY:-other}", ["other"]],
    ["${EMPTY-other}", [""]],
    ["${NONE:-other}", ["other"]],
    ["${NONE-other}", ["other"]],
    ["${NONE:-}", [""]],
    ["${NONE:-a$SET}", ["avalue"]],
    ["${NONE:-${NOT:-deep}}", ["deep"]],
    ["${NONE:-'a}b'}", ["a}b"]],
    ["${SET:+other}", ["other"]],
    ["${EMPTY:+other}", [""]],
    ["${EMPTY+other}", ["other"]],
    ["${NONE:+other}", [""]],
    ["${SET:?must be there}", ["value"]],
    ["${NONE:?must be there}", ["", "NONE"]],
    ["${NONE:-$NOT}", ["", "NOT"]],
    ["${SET:-$NOT}", ["value"]],
    ["$HALF", ["a-", "MISSING"]],
  ])("%s", (word, expected) => {
    expect(outcome(word)).toEqual(expected);
  });
});

describe("what Docker refuses, or what is not followed, has its place", () => {
  test.each([
    ['a"b', "broken-label", 1],
    ["a'b", "broken-label", 1],
    ["a${}", "broken-substitution", 1],
    ["${SET", "broken-substitution", 0],
    ["${SET:-a", "broken-substitution", 7],
    ["${SET%a", "broken-substitution", 6],
    ["${SET/a}", "broken-substitution", 6],
    ["${SET:a}", "broken-substitution", 0],
    ["${SET^}", "broken-substitution", 0],
    ["${${SET}}", "broken-substitution", 0],
    ["${EMPTY:?must be there}", "broken-substitution", 0],
  ])("%s", (word, code, offset) => {
    expect(substitute(word)).toMatchObject({ code, offset });
  });
});

test.each([
  ["a${SET%a*}", 1],
  ["${SET##'}'}", 0],
  ["${SET/a/b}", 0],
  ["${SET//\\//b}", 0],
  ["${NONE:-${SET#a}}", 8],
])("%s is read, but not followed", (word, offset) => {
  expect(substitute(word)).toMatchObject({ unfollowed: { code: "broken-substitution", offset } });
});

test("a byte order mark at the start of a word goes, as in BuildKit, and stays elsewhere", () => {
  expect(outcome("\ufeffa\ufeff$SET")).toEqual(["a\ufeffvalue"]);
  expect(outcome('"\ufeffa"')).toEqual(["\ufeffa"]);
});

test("excessive nesting stops the reading, not the program", () => {
  const word = `${"${A:-".repeat(20_000)}b${"}".repeat(20_000)}`;
  expect(substitute(word)).toMatchObject({ code: "too-much" });
});

test('a text in double quotes comes back when $, " and \\ are escaped', () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      fc.pre(!/[\n\r]/.test(text));
      const result = substitute(`"${text.replace(/["\\$]/g, "\\$&")}"`);
      expect(result).toMatchObject({ value: { text }, unknown: [] });
    }),
  );
});

test("the value of a variable has the place of its dollar sign", () => {
  expect(substitute("a${SET}b")).toMatchObject({ value: { from: [0, 1, 1, 1, 1, 1, 7] } });
});
