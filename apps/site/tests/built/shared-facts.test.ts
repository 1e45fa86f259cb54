import { describe, expect, test } from "vitest";
import {
  disagreements,
  factRules,
  factValues,
  silentPages,
  statementsOf,
} from "#build/content/fact-rules.ts";
import { listStatements } from "#build/content/stated-sentences.ts";
import * as sharedFacts from "#content/shared-facts.ts";
import { nameOf, readBuilt } from "./documents.ts";

const everyStatement = statementsOf((path) => readBuilt(`${nameOf(path)}.md`));

// The build stops where a page states another value, so what is left to prove is that it looks.
test.each(factRules)("$facts ($value) is stated where it is said to be", (rule) => {
  expect(silentPages(rule, everyStatement)).toEqual([]);
});

test("every shared fact has a rule that looks for it", () => {
  const known = new Set<string>(factRules.flatMap(({ facts }) => facts));
  expect(Object.keys(sharedFacts).filter((fact) => !known.has(fact))).toEqual([]);
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
    ["Workflows are stored in Ireland, or the region that your order names.", "storedIn"],
    ["Urgent security work is left out, up to 9 hours in the month.", "maintenanceInMonth"],
    ["Drafts only on tier 1, and 96% autonomy on tier 5.", "autonomy"],
    ["Give [30 days](/x). We announce maintenance 24 hours ahead.", "maintenanceNotice"],
  ])("%s", (markdown, fact) => {
    expect(wrong(markdown).join("\n")).toContain(fact);
  });

  test("and one that states the right one is not", () => {
    const notice = factValues.maintenanceNotice.replace(" hours", "-hour");
    expect(wrong(`The recovery time objective (RTO) is ${factValues.recoveryTime}.`)).toEqual([]);
    expect(wrong(`Every window comes with a ${notice} maintenance notice.`)).toEqual([]);
  });
});
