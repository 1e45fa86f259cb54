import { most, regionChoices, supports } from "@yno/site-mcp/estimate";
import fc from "fast-check";
import { expect, test } from "vitest";
import { firstQuestion, type Question, readNumber, readQuestion, writeQuestion } from "./needs.ts";

test("every question survives its address", () => {
  const question = fc.record<Question>({
    needs: fc.record({
      agents: fc.nat(most.agents),
      workflows: fc.nat(most.workflows),
      integrations: fc.nat(most.integrations),
      apiCalls: fc.nat(most.apiCalls),
      users: fc.nat(most.users),
      customIntegrations: fc.boolean(),
      sso: fc.boolean(),
      auditLogs: fc.boolean(),
      onPremises: fc.boolean(),
      support: fc.constantFrom(...supports),
      regions: fc.constantFrom(...regionChoices),
    }),
    from: fc.constantFrom("community", "sme"),
    day: fc.constantFrom("", "2026-12-01"),
  });
  fc.assert(
    fc.property(question, (asked) => {
      expect(readQuestion(writeQuestion(asked))).toEqual({ question: asked, ignored: [] });
    }),
  );
});

test("the first question needs no address", () => {
  expect(writeQuestion(firstQuestion)).toBe("");
});

test("nonsense in an address is left out part by part, and named", () => {
  const { question, ignored } = readQuestion(
    "agents.12_workflows.-1_apiCalls.1e9_sso.maybe_support.9-5_colour.red_day.soon_regions.multi",
  );
  expect(question.needs).toEqual({ ...firstQuestion.needs, agents: 12, regions: "multi" });
  expect(ignored).toEqual(["workflows", "apiCalls", "sso", "support", "colour", "day"]);
});

test("no text of an address throws or makes a long answer", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2_000 }), (text) => {
      expect(readQuestion(text).ignored.join().length).toBeLessThan(500);
    }),
  );
});

test.each([
  ["1,200", 1_200],
  [" 7 ", 7],
  ["100001", null],
  ["", null],
  ["1.5", null],
  ["-3", null],
])("'%s' in a field is %s", (text, number) => {
  expect(readNumber(text, "agents")).toBe(number);
});
