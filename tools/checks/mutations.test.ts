import { expect, test } from "vitest";
import { applied, editsOf } from "#tools/checks/mutations.ts";

/** What a file becomes by each edit that it can have. */
const becomes = (path: string, text: string) =>
  editsOf(path, text).map((edit) => applied(text, edit));

test.each([
  ["if (a < b) c;", ["if (a >= b) c;", "if (a < b) ;"]],
  ["x = a && b === c;", [";", "x = a || b === c;", "x = a && b !== c;"]],
  ["const open = true;", ["const open = false;"]],
  ["focus();", [";"]],
  ['const text = "a word of three";', []],
])("in code, %s can break in %o", (text, broken) => {
  expect(becomes("app/a.ts", text).toSorted()).toEqual(broken.toSorted());
});

test("an element can lose what only people with aids or without a mouse notice", () => {
  expect(becomes("app/a.tsx", 'const a = <b aria-label="Close" className="x" />;')).toEqual([
    'const a = <b  className="x" />;',
  ]);
});

test("a record can have another number or a misspelt word", () => {
  expect(
    becomes("content/a.ts", 'const a = { price: 12, text: "We send every invoice now" };'),
  ).toEqual([
    'const a = { price: 13, text: "We send every invoice now" };',
    'const a = { price: 12, text: "We send every inoice now" };',
  ]);
  expect(
    becomes("content/a.mdx", "---\ntitle: A\n---\n\nYou can send every invoice today.\n"),
  ).toEqual(["---\ntitle: A\n---\n\nYou can send every inoice today.\n"]);
});

test("a sheet can lose a declaration or a rule", () => {
  expect(becomes("app/a.css", ".a {\n  color: red;\n  margin: 0;\n}\n").toSorted()).toEqual([
    ...["", ".a {\n  color: red;\n}\n", ".a {\n  margin: 0;\n}\n"],
  ]);
});
