import fc from "fast-check";
import { expect, test } from "vitest";
import { type IntegrationCategory, integrationCategories } from "#content/schema/integration.ts";
import {
  countByOption,
  firstFeatures,
  groupByCategory,
  knownOr,
  passesFilter,
} from "./integrations.ts";

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

test("every part of a name finds it, in capitals too", () => {
  const names = fc.constantFrom("Salesforce", "monday.com", "Microsoft Dynamics 365", "C++ (beta)");
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), (name, from, length) => {
      const start = from % name.length;
      const part = name.slice(start, start + (length % name.length));
      const each: Searched = { name, description: "", category: "Finance" };
      expect(passesFilter(each, { text: part.toUpperCase(), category: "" })).toBe(true);
    }),
  );
});

test("10,000 characters are looked for as plain text", () => {
  const each: Searched = { name: "Slack", description: "a".repeat(20_000), category: "Finance" };
  expect(passesFilter(each, { text: "a".repeat(10_000), category: "" })).toBe(true);
  expect(passesFilter(each, { text: "(a+)+$".repeat(1_700), category: "" })).toBe(false);
});

test("the counts of the categories add up to that of all", () => {
  const options = ["All", ...integrationCategories];
  fc.assert(
    fc.property(fc.array(integration, { maxLength: 30 }), (all) => {
      const [whole, ...parts] = countByOption(all, options);
      expect(whole).toEqual({ value: "", label: "All", count: all.length });
      expect(parts.map(({ value }) => value)).toEqual([...integrationCategories]);
      expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
    }),
  );
});

test("each option counts what choosing it finds", () => {
  fc.assert(
    fc.property(fc.array(integration, { maxLength: 30 }), (all) => {
      for (const { value, count } of countByOption(all, ["All", ...integrationCategories])) {
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

test("a card shows at most three features, the first of them, and says how many more", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 9 }), (features) => {
      const { first, more } = firstFeatures(features);
      expect(first.length).toBe(Math.min(3, features.length));
      expect(first.length + more).toBe(features.length);
      expect(features.slice(0, first.length)).toEqual(first);
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
