import { describe, expect, test } from "vitest";
import { comparable, listStatements, type Statement } from "#build/content/stated-sentences.ts";
import { homeMaps } from "#content/collections/home-maps.ts";
import { pages } from "#content/collections/pages.ts";
import { formatSgd } from "#content/messages/amounts.ts";
import { prices } from "#content/prices.ts";
import * as publicFigures from "#content/public-figures.ts";
import * as sharedFacts from "#content/shared-facts.ts";
import { attribute, documents, nameOf, parts, readBuilt, textContent } from "./documents.ts";

/**
 * Pages with figures of another kind: the articles and the contract for tasks have amounts of their
 * subject (tests/documents/contract-values.test.ts), the registry counts its records.
 */
const others = /^\/(?:news|mcp-registry|docs\/.+)$/;

/** A figure with its unit. A bare number, such as a code or a version, isn't looked for. */
const figure =
  /(?:SGD |\$)\d[\d,]*(?:\.\d+)?[BMK]?\+?|\+?\d[\d,]*(?:\.\d+)?(?:%(?: CAGR)?|[KM]?\+)|\b\d[\d,]*[ -](?:(?:to|and) \d+ )?(?:seconds?|minutes?|hours?|(?:working )?days?|months?|years?|users?|AI agents?|workflows?|integrations?|requests?|languages?|API calls?|characters?|times?|tokens?)\b|\b24\/\d\b|\b\d+ ?ms\b/g;

const known = new Set(
  [
    ...Object.values(sharedFacts),
    ...Object.values(publicFigures),
    ...[formatSgd(12 * prices.sme.monthly), formatSgd(12 * prices.sme.monthly - prices.sme.yearly)],
  ].flatMap((value) => [comparable(value), ...figuresIn(value)]),
);

/** Figures that only one page needs, and what each of them is. */
const onOnePage: Readonly<Record<string, readonly [figure: string, why: string][]>> = {
  "/api": [
    ["60 seconds", "how much longer a token is valid than its attempt"],
    ["2 and 4 seconds", "the delays before a retry"],
  ],
  "/cookies": [
    ["365 days", "the year of consent as the code counts it"],
    ["3 seconds", "when the offline copy replaces the network"],
  ],
  "/support": [
    ["43,200 minutes", "a month of 30 days, in the example of a credit"],
    [formatSgd((prices.sme.monthly * 432) / 43_200), "the credit of the example"],
  ],
  "/security": [
    ["2 working days", "until a person confirms the report of a vulnerability"],
    ["10 working days", "until it's assessed"],
  ],
  "/terms": [
    ["4 months", "how often a figure is missed before a contract may end"],
    ["3 months", "how long the notice that ends it may be sent"],
  ],
  "/": figuresIn(JSON.stringify(homeMaps)).map((value) => [value, "a sample run of the opening"]),
};

const stated = pages
  .filter(({ path }) => !others.test(path))
  .map(({ path }) => ({
    path,
    statements: listStatements(path, readBuilt(`${nameOf(path)}.md`)),
  }));

test.each(stated)("$path states no figure but the known ones", ({ path, statements }) => {
  expect(unknownFigures(path, statements)).toEqual([]);
});

describe("a figure that isn't known is found", () => {
  test.each([
    ["## Answers\n\nTier 5 has 96% autonomy.", "96%"],
    ["We keep them for 31 days.", "31 days"],
    ["SME costs SGD 989 a month.", "SGD 989"],
    ["Over 60 languages.", "60 languages"],
    ["It has answered 2M+ API calls.", "2M+"],
  ])("%s", (markdown, value) => {
    expect(unknownFigures("/resources", listStatements("/resources", markdown)).join()).toContain(
      value,
    );
  });

  test("unless its section says that its figures are samples", () => {
    const markdown =
      "# Page\n\n## Impact\n\nIllustrative figures.\n\n### Time\n\n9 days\n\n## Plans\n\n8 days";
    const found = unknownFigures("/enterprise", listStatements("/enterprise", markdown));
    expect(found).toEqual([expect.stringContaining("8 days")]);
  });
});

test("every worked example says that it is one", () => {
  const examples = documents.flatMap((document) => parts(document, "[data-worked-example]"));
  expect(examples.length).toBeGreaterThan(1);
  const silent = examples.filter(
    (element) => !/a worked example|Sample run\./.test(textContent(element)),
  );
  expect(silent.map((element) => attribute(element, "id"))).toEqual([]);
});

function unknownFigures(path: string, statements: readonly Statement[]): string[] {
  const samples = statements
    .filter(({ text }) => /Illustrative figures|^Sample|made up|worked example/i.test(text))
    .map(section);
  const exceptions = new Set((onOnePage[path] ?? []).map(([value]) => comparable(value)));
  return statements
    .filter((statement) => !samples.includes(section(statement)))
    .flatMap(({ text }) =>
      [...text.matchAll(figure)]
        .filter(([value]) => !known.has(comparable(value)) && !exceptions.has(comparable(value)))
        .map(([value]) => `${path} says ${value} in '${text}'`),
    );
}

/** The heading of the page and of the section that a statement is in. */
function section({ headings }: Statement): string {
  return headings.split(": ").slice(0, 2).join(": ");
}

function figuresIn(text: string): string[] {
  return [...text.matchAll(figure)].map(([value]) => comparable(value));
}
