import { describe, expect, test } from "vitest";
import { pages } from "#tools/content/pages.ts";
import { nameOf, readBuilt } from "./documents.ts";
import { type FactRule, factRules, factValues, type SharedFact } from "./fact-rules.ts";
import { comparable, listStatements, type Statement } from "./stated-sentences.ts";

/** The articles keep their date, and use their own amounts. */
const everyStatement = pages
  .filter(({ path }) => path !== "/news")
  .flatMap(({ path }) => listStatements(path, readBuilt(`${nameOf(path)}.md`)));

describe.each(factRules)("$facts ($value)", (rule) => {
  test("has the value of content/shared-facts.ts wherever it is stated", () => {
    expect(disagreements(rule, everyStatement)).toEqual([]);
  });

  test("is stated where it is said to be", () => {
    const found = new Set(
      everyStatement.filter((each) => valuesIn(rule, each).length > 0).map(({ page }) => page),
    );
    expect(rule.on.filter((page) => !found.has(page))).toEqual([]);
  });
});

test("every shared fact has a rule that looks for it", () => {
  const known = new Set<string>(factRules.flatMap(({ facts }) => facts));
  expect(Object.keys(factValues).filter((fact) => !known.has(fact))).toEqual([]);
});

describe("a page that states another value is found", () => {
  const wrong = (markdown: string) =>
    factRules.flatMap((rule) => disagreements(rule, listStatements("/terms", markdown)));

  test.each([
    ["## Service levels\n\nThe recovery time objective (RTO) is 5 hours.", "recoveryTime"],
    ["| Data | Kept for |\n| - | - |\n| Support tickets | 2 years |", "supportTickets"],
    ["| Level | SME |\n| - | - |\n| Uptime each month | 99.9% |", "uptimeSme"],
    ["- ### SME\n\n  50,000 API calls a month", "smeCalls"],
    ["If we miss a **breach**, we [notify you](/x) within 96 hours.", "breachToCustomer"],
    ["Give [30 days](/x). We announce maintenance 24 hours ahead.", "maintenanceNotice"],
  ])("%s", (markdown, fact) => {
    expect(wrong(markdown).join("\n")).toContain(fact);
  });

  test("and one that states the right one is not", () => {
    expect(wrong("The recovery time objective (RTO) is 4 hours.")).toEqual([]);
    expect(wrong("Every window comes with a 48-hour maintenance notice.")).toEqual([]);
  });
});

/** A sentence for each statement whose value isn't one of the rule's facts. */
function disagreements(rule: FactRule, statements: readonly Statement[]): string[] {
  const allowed = new Set(rule.facts.map((fact) => comparable(factValues[fact])));
  return statements.flatMap((statement) =>
    valuesIn(rule, statement)
      .filter((value) => !allowed.has(comparable(value)))
      .map((value) => complaint(rule.facts, statement, value)),
  );
}

function complaint(facts: readonly SharedFact[], { page, text }: Statement, value: string) {
  const right = facts.map((fact) => `${factValues[fact]} (${fact})`).join(" or ");
  return `${page} says ${value}, and content/shared-facts.ts says ${right}. Correct one of them: '${text}'`;
}

function valuesIn({ about, value }: FactRule, { headings, text }: Statement): string[] {
  // A heading can be the subject, as the name of a plan is on its card.
  const whole = `${headings}: ${text}`;
  if (about && !about.test(whole)) return [];
  const texts = [text, whole];
  const [found = []] = texts
    .map((each) => [...each.matchAll(value)].flatMap(([, ...groups]) => groups.filter(Boolean)))
    .filter((values) => values.length > 0);
  return found;
}
