import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { attribute, builtFiles, documents, readBuilt } from "./documents.ts";

/**
 * The rules of html-validate that don't apply here, each with its reason; all others of its
 * recommended set do, and what an element names by id must be there.
 */
const htmlRules = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React's renderer writes `<br/>`, `charSet` and `open=""`, which are the same to every parser.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // React's own ids begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // A text field doesn't need a type, and `progress` cannot be drawn alike in all engines.
    "no-implicit-input-type": "off",
    "prefer-native-element": ["error", { exclude: ["progressbar", "listbox"] }],
    // The number is written as in packages/brand/site.ts, where a non-breaking space could not be seen.
    "tel-non-breaking": "off",
    "no-missing-references": "error",
    // The hidden consent banner comes first so that the keyboard reaches it first.
    "heading-level": ["error", { minInitialRank: "h2" }],
  },
} satisfies ConfigData;

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

async function problemsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`);
}

test.each(documents.map(({ file, html }) => ({ file, html })))(
  "$file is valid HTML",
  async ({ html }) => {
    expect(await problemsIn(html)).toEqual([]);
  },
);

test("HTML that is not valid is found", async () => {
  const html =
    '<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><div><figcaption>A</figcaption></div></body></html>';
  expect((await problemsIn(html)).join("\n")).toContain("element-permitted-content");
});

/** Kinds that look like no other, and what only tests find an element by. */
const withoutRule = `map-people map-run-rows-ahead mark-station
  news-featured positions progress-line registry-end registry-notes server-updated`.split(/\s+/);

test("every class has a rule in a sheet", () => {
  const sheets = builtFiles.filter((file) => file.endsWith(".css")).map(readBuilt);
  const selectors = [...sheets.join("\n").matchAll(/\.((?:[\w-]|\\.)+)/g)];
  const known = new Set([
    ...withoutRule,
    ...selectors.map(([, name]) => name?.replaceAll("\\", "")),
  ]);
  const unknown = documents.flatMap(({ file, elements }) =>
    elements
      .flatMap((element) => attribute(element, "class")?.split(/\s+/) ?? [])
      .filter((name) => name !== "" && !known.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown, "Correct these classes, or take them away.").toEqual([]);
});
