import { readFileSync } from "node:fs";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { expect, test } from "vitest";
import { claims } from "#content/claims.ts";
import { pages } from "#content/pages.ts";
import { claimsPage } from "#tools/claims-page.ts";

const number = /\d+(?:,\d{3})*(?:\.\d+)?/g;

test("contributing/claims.md is made from the claims in content/ (node tools/write-claims.ts)", () => {
  expect(readFileSync("contributing/claims.md", "utf8")).toBe(claimsPage());
});

for (const { path } of pages) {
  const text = mainText(path);
  const listed = claims
    .filter(({ where }) => where.split(", ")[0] === path)
    .map(({ figure }) => figure);

  test(`every figure on ${path} is claimed`, () => {
    const known = new Set(listed.flatMap((figure) => figure.match(number) ?? []));
    const unlisted = (text.match(number) ?? []).filter((figure) => !known.has(figure));
    expect(unlisted).toEqual([]);
  });

  if (listed.length > 0) {
    test(`every figure that is claimed for ${path} stands on the page`, () => {
      expect(listed.filter((figure) => !text.includes(figure))).toEqual([]);
    });
  }
}

test("claims name only pages of the site", () => {
  const known = new Set<string>(pages.map((page) => page.path));
  const named = claims.map(({ where }) => where.split(", ")[0] ?? "");
  expect(named.filter((path) => !known.has(path))).toEqual([]);
});

/** What the page says in its main part, without dates, numbers of clauses and what only the eye gets. */
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
  return "attrs" in node && isNoFigure(node) ? "" : `${node.childNodes.map(textOf).join("")} `;
}

function isNoFigure(node: Tree.Element): boolean {
  const attribute = (wanted: string) => node.attrs.find(({ name }) => name === wanted)?.value ?? "";
  const toClause = node.tagName === "a" && attribute("href").includes("#clause-");
  return (
    node.tagName === "time" ||
    toClause ||
    attribute("aria-hidden") === "true" ||
    attribute("class") === "section-number"
  );
}
