import { expect, test } from "vitest";
import { outcome } from "#content/forms.ts";
import { failureMessage } from "./submission.ts";

const mail = "hello@yno.example";
const fields = { namedItem: (name: string) => (name === "workEmail" ? {} : null) };
const around = { fields, mail, words: outcome };

test("a sent form shows no message", () => {
  expect(failureMessage({ kind: "sent" }, around)).toBeNull();
});

test("a failed submission says that nothing is lost and where else to write", () => {
  const message = failureMessage({ kind: "unreachable" }, around);
  expect(message).toMatch(/could not be sent/);
  expect(message).toMatch(/Everything you typed is still here/);
  expect(message).toContain(mail);
});

test("a refused form gives the reasons that no field of it shows", () => {
  const errors = {
    workEmail: "This address bounces.",
    country: "We don't ship there.",
    plan: "This plan is full.",
  };
  const message = failureMessage({ kind: "refused", errors }, around);
  expect(message).toContain("We don't ship there. This plan is full.");
  expect(message).not.toContain("This address bounces.");
  expect(message).toMatch(/Everything you typed is still here/);
});

test.each([{}, { workEmail: "This address bounces." }])(
  "a form refused without a reason, or with those that its fields show, says what to do",
  (errors) => {
    expect(failureMessage({ kind: "refused", errors }, around)).toMatch(/check what you entered/i);
  },
);
