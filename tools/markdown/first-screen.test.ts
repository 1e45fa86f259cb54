import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { createdLater, firstScreen } from "./first-screen.ts";

async function compiled(document: string): Promise<string> {
  const file = await compile(document, {
    rehypePlugins: [firstScreen],
    recmaPlugins: [createdLater],
  });
  return String(file);
}

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `Paragraph ${index + 1}.`).join("\n\n");

test("what follows the first eight blocks of a document is created later", async () => {
  const code = await compiled(paragraphs(9));
  const [before = "", after = ""] = code.split("() =>");
  expect(before).toContain("Paragraph 8.");
  expect(before).not.toContain("Paragraph 9.");
  expect(after).toContain("Paragraph 9.");
});

test("a document that fits the first screen is created in one step", async () => {
  expect(await compiled(paragraphs(8))).not.toContain("Later");
});

test("imports of a document aren't counted and stay in front", async () => {
  const code = await compiled(`import { a } from "a";\n\n${paragraphs(9)}`);
  expect(code.indexOf('from "a"')).toBeLessThan(code.indexOf("Paragraph 1."));
  expect(code.split("() =>")[0]).toContain("Paragraph 8.");
});
