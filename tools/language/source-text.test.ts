import { expect, test } from "vitest";
import { sourceText } from "./source-text.ts";

test("comments and titles of tests keep their lines, and names and keys are left out", () => {
  const source = [
    "/**",
    " * Reads a page.",
    " * @param name its address",
    " */",
    'import a from "./a.ts";',
    "// A comment of two",
    "  // lines.",
    'test.each([1])("a title", () => {}); // At the end.',
    "describe(`the $" + "{name} of it`, () => {});",
  ].join("\n");
  const { code, words } = sourceText("apps/site/app/ui/a.test.ts", source);
  expect(code.split("\n")).toEqual([
    "Reads a page. @param name its address",
    ...["", "", "", ""],
    "A comment of two lines.",
    "",
    "At the end. ¦ a title",
    "the X of it",
  ]);
  expect(words).toBe("");
});

test("strings that read as text are words, with a letter for each value", () => {
  const source = [
    'const a = ["Copy the link", "server-facts", "GET /pipelines"];',
    "const b = `There are $" + "{count} findings.\\nSend application/json.`;",
  ].join("\n");
  expect(sourceText("apps/site/content/a.ts", source).words).toBe(
    "Copy the link\nThere are X findings. ¦ Send `application/json`.",
  );
  expect(sourceText("tools/a.ts", source).words).toBe("");
});

test("a style sheet has comments only", () => {
  expect(sourceText("apps/site/app/a.css", "a {}\n/* Of two\n * lines. */")).toEqual({
    code: "\nOf two lines.",
    words: "",
  });
});
