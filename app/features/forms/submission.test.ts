import fc from "fast-check";
import { expect, test } from "vitest";
import { failureMessage, isFilled } from "./submission.ts";

const mail = "hello@yno.example";

test("a sent form shows no message", () => {
  expect(failureMessage({ kind: "sent" }, mail)).toBeNull();
});

test("a failed submission says that nothing is lost and where else to write", () => {
  const message = failureMessage({ kind: "unreachable" }, mail);
  expect(message).toMatch(/could not be sent/);
  expect(message).toMatch(/Everything you typed is still here/);
  expect(message).toContain(mail);
});

test("a refused form says why, field by field", () => {
  const errors = { workEmail: "This address bounces.", phoneNumber: "This number is too short." };
  const message = failureMessage({ kind: "refused", errors }, mail);
  expect(message).toContain("This address bounces. This number is too short.");
  expect(message).toMatch(/Everything you typed is still here/);
});

test("a form refused without a reason says what to do", () => {
  expect(failureMessage({ kind: "refused", errors: {} }, mail)).toMatch(/check what you entered/i);
});

test("a field is filled when it has a character that isn't a space", () => {
  const typed = fc.string({
    unit: fc.constantFrom(" ", "\t", "\n", "\u00a0", "\u3000", "a", "😀"),
  });
  fc.assert(
    fc.property(typed, (text) => {
      expect(isFilled(text)).toBe(text.includes("a") || text.includes("😀"));
    }),
  );
});
