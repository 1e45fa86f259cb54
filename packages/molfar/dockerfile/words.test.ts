import { expect, test } from "vitest";
import { joinedLines } from "./instructions.ts";
import { parseArguments, parseAssignments, splitWords, type Traced } from "./words.ts";

const traced = (text: string): Traced => joinedLines(text, 0, text.length, "\\");
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
  ["", []],
])("the words of %j", (line, expected) => {
  expect(texts(splitWords(traced(line), "\\"))).toEqual(expected);
});

test("a word has its correct place", () => {
  const [, second] = splitWords(traced("a \\\n  b=c"), "\\");
  expect(second).toMatchObject({ text: "b=c", from: [6, 7, 8] });
});

test("an assignment ends its name at the first =", () => {
  const [only] = [parseAssignments(traced("a=b=c"), "\\")].flat();
  expect(only).toMatchObject({ name: { text: "a" }, value: { text: "b=c" } });
});

test("the old form takes the rest of the line as the value", () => {
  const [only] = [parseAssignments(traced(" key  a value with spaces "), "\\")].flat();
  expect(only).toMatchObject({ name: { text: "key" }, value: { text: "a value with spaces" } });
});

test("a word without = after one that has it is refused at its place", () => {
  expect(parseAssignments(traced("a=b c"), "\\")).toMatchObject({
    code: "broken-label",
    offset: 4,
  });
});

test("a word with nothing before its = is refused at its place, as BuildKit does", () => {
  expect(parseAssignments(traced("a= ='x'"), "\\")).toMatchObject({
    ...{ code: "broken-label", offset: 3 },
    problem: "There's no name before the = in '='x''.",
  });
});

test("a name alone is refused", () => {
  expect(parseAssignments(traced(" a"), "\\")).toMatchObject({ code: "broken-label", offset: 1 });
});

test("ARG may leave the value out", () => {
  const words = parseArguments(traced("A B=c"), "\\");
  expect(texts(words.map(({ name }) => name))).toEqual(["A", "B"]);
  expect(texts(words.map(({ value }) => value))).toEqual([undefined, "c"]);
});
