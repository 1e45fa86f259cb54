// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are forms of a Dockerfile
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinedLines } from "./instructions.ts";
import { settingFor, substituted } from "./substitution.ts";

const variables = new Map([
  ["SET", { text: "value", unknown: [] }],
  ["EMPTY", { text: "", unknown: [] }],
  ["HALF", { text: "a-", unknown: ["MISSING"] }],
]);

const substitute = (word: string, escapeCharacter = "\\") =>
  substituted(
    joinedLines(word, 0, word.length, escapeCharacter),
    settingFor(escapeCharacter, word.length),
    (name) => variables.get(name),
  );

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
    ["${SET%a*}", "broken-substitution", 0],
    ["${SET/a/b}", "broken-substitution", 0],
    ["${${SET}}", "broken-substitution", 0],
  ])("%s", (word, code, offset) => {
    expect(substitute(word)).toMatchObject({ code, offset });
  });
});

test("the file sets the escape character", () => {
  expect(substitute('"`$1 and C:\\dir"', "`")).toMatchObject({ value: { text: "$1 and C:\\dir" } });
});

test("excessive nesting stops the reading, not the program", () => {
  const word = `${"${A:-".repeat(20_000)}b${"}".repeat(20_000)}`;
  expect(substitute(word)).toMatchObject({ code: "broken-substitution" });
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
