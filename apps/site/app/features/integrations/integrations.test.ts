import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type IntegrationCategory,
  integrationCategories,
} from "#content/collections/integrations.ts";
import { countByOption, groupByCategory, knownOr, passesFilter } from "./integrations.ts";

type Searched = Parameters<typeof passesFilter>[0];

/** Text that breaks careless searches: regular expression syntax, accents, emoji, right-to-left. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom("slack", "SLACK", ".*", "(", "[a-", "\\", "$&", "é", "E\u0301", "🚇", "שלום", ""),
  fc.constant("\uD83D"),
);
const category = fc.constantFrom<IntegrationCategory>(...integrationCategories);
const integration: fc.Arbitrary<Searched> = fc.record({
  name: text,
  description: fc.array(text, { maxLength: 4 }).map((parts) => parts.join(" ")),
  category,
});

/** Letter by letter, as slowly as it can be done. */
function holds(whole: string, part: string): boolean {
  const [letters, wanted] = [[...whole.toLowerCase().split("")], part.toLowerCase().split("")];
  return Array.from({ length: letters.length + 1 }, (_, start) => start).some((start) =>
    wanted.every((letter, index) => letters[start + index] === letter),
  );
}

test("an integration passes when name or description holds the text and the category fits", () => {
  fc.assert(
    fc.property(integration, text, fc.option(category, { nil: "" }), (each, wanted, chosen) => {
      const found = holds(each.name, wanted) || holds(each.description, wanted);
      const fits = chosen === "" || chosen === each.category;
      expect(passesFilter(each, { text: wanted, category: chosen })).toBe(found && fits);
    }),
    { numRuns: 500 },
  );
});

test("case doesn't count", () => {
  const each: Searched = { name: "Salesforce", description: "", category: "Finance" };
  expect(passesFilter(each, { text: "SALES", category: "" })).toBe(true);
});

test("each option counts what choosing it finds", () => {
  const options = ["All", ...integrationCategories];
  fc.assert(
    fc.property(fc.array(integration, { maxLength: 30 }), (all) => {
      const counted = countByOption(all, options);
      expect(counted.map(({ label }) => label)).toEqual(options);
      expect(counted.map(({ value }) => value)).toEqual(["", ...integrationCategories]);
      for (const { value, count } of counted) {
        expect(
          all.filter((each) => passesFilter(each, { text: "", category: value })),
        ).toHaveLength(count);
      }
    }),
  );
});

test("the groups hold every integration once, each under its category", () => {
  fc.assert(
    fc.property(fc.array(integration, { maxLength: 30 }), (all) => {
      const groups = groupByCategory(all);
      expect(new Set(groups.map((group) => group.category)).size).toBe(groups.length);
      expect(groups.flatMap(({ own }) => own)).toHaveLength(all.length);
      for (const { category: name, own } of groups) {
        expect(own.length).toBeGreaterThan(0);
        expect(own.every((each) => each.category === name)).toBe(true);
      }
    }),
  );
});

test("an invalid choice counts as the default", () => {
  const choices = ["communication", "files"];
  fc.assert(
    fc.property(fc.oneof(text, fc.constantFrom("__proto__", "Files", " files")), (value) => {
      expect(knownOr(value, choices, "communication")).toBe("communication");
    }),
  );
  expect(knownOr("files", choices, "communication")).toBe("files");
});
