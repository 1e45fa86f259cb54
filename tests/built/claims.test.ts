import { readFileSync } from "node:fs";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { expect, test } from "vitest";
import { everyClaim as claims } from "#tools/checks/every-claim.ts";
import { pages } from "#tools/content/pages.ts";

const number = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/** Of the arithmetic of a worked example not every figure is claimed, but that it is one. */
const isWorkedExample = (element: Tree.Element) =>
  element.attrs.some(({ name }) => name === "data-worked-example");

/** What these documents state is the contract: tests/documents/contract-values.test.ts checks it. */
const statesContract = [
  ...["/docs/molfar-image", "/docs/worker-contract", "/docs/artifact-transformation"],
];

for (const { path } of pages) {
  const main = readMain(path);
  const text = statedText(main);
  const listed = claims
    .filter(({ where }) => where.split(", ")[0] === path)
    .map(({ figure }) => figure);

  if (!statesContract.includes(path)) {
    test(`every figure on ${path} is claimed`, () => {
      const known = new Set(listed.flatMap((figure) => figure.match(number) ?? []));
      const checked = statedText(main, isWorkedExample);
      const unlisted = (checked.match(number) ?? []).filter((figure) => !known.has(figure));
      expect(unlisted).toEqual([]);
    });
  }

  for (const example of findAll(main, isWorkedExample)) {
    const id = example.attrs.find(({ name }) => name === "id")?.value;
    test(`${id} on ${path} says that it is a worked example, and a claim names the words`, () => {
      const said = listed.filter((figure) => /a worked example$|^Sample run\. /.test(figure));
      expect(said.filter((words) => statedText(example).includes(words))).toHaveLength(1);
    });
  }

  if (listed.length > 0) {
    test(`every figure that is claimed for ${path} is on the page`, () => {
      expect(listed.filter((figure) => !text.includes(figure))).toEqual([]);
    });
  }
}

test("claims name only pages of the site", () => {
  const known = new Set<string>(pages.map((page) => page.path));
  const named = claims.map(({ where }) => where.split(", ")[0] ?? "");
  expect(named.filter((path) => !known.has(path))).toEqual([]);
});

/** The main part of a page, including parts only for visitors without JavaScript. */
function readMain(path: string): Tree.Element {
  const file = path === "/" ? "index" : path.slice(1);
  const html = readFileSync(`build/client/${file}.html`, "utf8");
  const [main] = findAll(
    parse(html, { scriptingEnabled: false }),
    ({ tagName }) => tagName === "main",
  );
  if (!main) throw new Error(`${file}.html has no main.`);
  return main;
}

function findAll(node: Tree.ParentNode, wanted: (node: Tree.Element) => boolean): Tree.Element[] {
  return node.childNodes.flatMap((child) => {
    if (!("tagName" in child)) return [];
    return [...(wanted(child) ? [child] : []), ...findAll(child, wanted)];
  });
}

/**
 * An element's text, without code, dates and durations, clause numbers, hidden parts, and parts
 * left out of claims.
 */
function statedText(
  node: Tree.Node,
  leftOut: (node: Tree.Element) => boolean = () => false,
): string {
  const textIn = (each: Tree.Node): string => {
    if ("value" in each) return each.value;
    if (!("childNodes" in each)) return "";
    if ("attrs" in each && (isNoFigure(each) || leftOut(each))) return "";
    return `${each.childNodes.map(textIn).join("")} `;
  };
  return textIn(node).replace(/\s+/g, " ");
}

function isNoFigure(node: Tree.Element): boolean {
  const attribute = (wanted: string) => node.attrs.find(({ name }) => name === wanted)?.value ?? "";
  const toClause = node.tagName === "a" && attribute("href").includes("#clause-");
  return (
    ["time", "pre", "code"].includes(node.tagName) ||
    toClause ||
    attribute("aria-hidden") === "true" ||
    attribute("class") === "section-number"
  );
}
