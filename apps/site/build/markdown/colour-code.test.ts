import { evaluate } from "@mdx-js/mdx";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { codePieces, colourCode } from "./colour-code.ts";

const code = 'const tides: string[] = ["low", "high"];\nexport default tides;';

async function html(): Promise<string> {
  const { default: Document } = await evaluate(`\`\`\`typescript\n${code}\n\`\`\``, {
    ...runtime,
    rehypePlugins: [colourCode],
  });
  return renderToStaticMarkup(Document({}));
}

/** A machine so slow that a second passes whenever the time is read. */
function slowDown(): void {
  let seconds = 0;
  vi.spyOn(Date, "now").mockImplementation(() => ++seconds * 1000);
}

afterEach(() => {
  vi.restoreAllMocks();
});

test("a slow machine colours a document's code like a fast one", async () => {
  const wanted = await html();
  expect(wanted).toContain('<span class="code-token-keyword">');
  slowDown();
  expect(await html()).toBe(wanted);
});

test("a slow machine colours a piece of code like a fast one", async () => {
  const wanted = await codePieces(code, "typescript");
  expect(wanted.some((piece) => typeof piece !== "string")).toBe(true);
  slowDown();
  expect(await codePieces(code, "typescript")).toEqual(wanted);
});

test("parts of one colour share a span with the signs between them, and text has none", async () => {
  const yaml = "name: low\ncopies:\n  high: 2";
  const pieces = await codePieces(yaml, "yaml");
  const coloured = pieces.filter((piece) => typeof piece !== "string");
  expect(coloured.map(([className, text]) => [className, text.trim()])).toEqual([
    ["code-token-keyword", "name"],
    ["code-token-string", "low"],
    ["code-token-keyword", "copies:\n  high"],
    ["code-token-constant", "2"],
  ]);
  expect(await codePieces("[{}]", "json")).toEqual(["[{}]"]);
  expect(await codePieces("count(tides)", "python")).toEqual(["count(tides)"]);
});
