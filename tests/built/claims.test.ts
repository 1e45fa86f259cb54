import { readFileSync } from "node:fs";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";

const claims = readClaims(readFileSync("contributing/claims.md", "utf8"));
const number = /\d+(?:,\d{3})*(?:\.\d+)?/g;

for (const { path } of pages) {
  const text = mainText(path);
  const listed = claims.get(path) ?? [];

  test(`every figure on ${path} is in contributing/claims.md`, () => {
    const known = new Set(listed.flatMap((figure) => figure.match(number) ?? []));
    const unlisted = (text.match(number) ?? []).filter((figure) => !known.has(figure));
    expect(unlisted).toEqual([]);
  });

  if (listed.length > 0) {
    test(`every figure that contributing/claims.md lists for ${path} stands on the page`, () => {
      expect(listed.filter((figure) => !text.includes(figure))).toEqual([]);
    });
  }
}

test("contributing/claims.md names only pages of the site", () => {
  const known = new Set<string>(pages.map((page) => page.path));
  expect([...claims.keys()].filter((path) => !known.has(path))).toEqual([]);
});

/** The figures of each page, from the tables under the headings that name it. */
function readClaims(markdown: string): Map<string, string[]> {
  const sections = markdown.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [path = "", ...rows] = section.trim().split("\n");
      const figures = rows
        .filter((row) => row.startsWith("|"))
        .slice(2)
        .map((row) => row.split("|")[1]?.trim() ?? "");
      return [path.trim(), figures];
    }),
  );
}

/** What the page says in its main part, without what is hidden from readers. */
function mainText(path: string): string {
  const file = path === "/" ? "index" : path.slice(1);
  const document = parse(readFileSync(`build/client/${file}.html`, "utf8"));
  const main = find(document, (node) => node.nodeName === "main");
  if (!main) throw new Error(`${file}.html has no main.`);
  return textOf(main).replace(/\s+/g, " ");
}

function find(
  node: Tree.ParentNode,
  wanted: (node: Tree.Element) => boolean,
): Tree.Element | undefined {
  for (const child of node.childNodes) {
    if (!("tagName" in child)) continue;
    if (wanted(child)) return child;
    const inside = find(child, wanted);
    if (inside) return inside;
  }
  return undefined;
}

function textOf(node: Tree.Node): string {
  if ("value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  const hidden =
    "attrs" in node &&
    node.attrs.some(({ name, value }) => name === "aria-hidden" && value === "true");
  return hidden ? "" : node.childNodes.map(textOf).join("");
}
