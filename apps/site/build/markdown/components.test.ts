import { compile } from "@mdx-js/mdx";
import { site } from "@yno/brand/site";
import { expect, test } from "vitest";
import { createdLater, externalLinks, firstScreen } from "./components.ts";

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

test("long blocks fill the first screen before the eighth", async () => {
  const long = (name: string) => `${name} ${"word ".repeat(120)}`;
  const code = await compiled(["One", "Two", "Three", "Four"].map(long).join("\n\n"));
  const [before = "", after = ""] = code.split("() =>");
  expect(before).toContain("Two");
  expect(before).not.toContain("Three");
  expect(after).toContain("Three");
});

test("a document that fits the first screen is created in one step", async () => {
  expect(await compiled(paragraphs(8))).not.toContain("Later");
});

test("imports of a document aren't counted and stay in front", async () => {
  const code = await compiled(`import { a } from "a";\n\n${paragraphs(9)}`);
  expect(code.indexOf('from "a"')).toBeLessThan(code.indexOf("Paragraph 1."));
  expect(code.split("() =>")[0]).toContain("Paragraph 8.");
});

async function compiledLinks(text: string): Promise<string> {
  return String(await compile(text, { rehypePlugins: [externalLinks], jsx: true }));
}

test("a link to another site becomes an ExternalLink, with what it says", async () => {
  const code = await compiledLinks(
    "1. See the [*status* page](https://status.example/now?a=1&b=2).",
  );
  expect(code).toMatch(/import \{\s*ExternalLink\s*\} from "#app\/ui\/external-link\.tsx"/);
  expect(code).toContain('<ExternalLink href="https://status.example/now?a=1&amp;b=2">');
  expect(code).toMatch(/<_components\.em>\{?"?status/);
});

for (const href of ["/docs", "#part", "mailto:a@b.example", "tel:+6500000000", site.origin]) {
  test(`a link to ${href} stays as it is`, async () => {
    const code = await compiledLinks(`See [there](${href}).`);
    expect(code).toContain(`<_components.a href="${href}">`);
    expect(code).not.toContain("ExternalLink");
  });
}
