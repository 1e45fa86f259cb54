import fc from "fast-check";
import { expect, test } from "vitest";
import { deck } from "#content/form-dialogs.ts";
import {
  type AccessRequest,
  accessRequestSubmission,
  canSubmitAccessRequest,
  canSubmitDeckRequest,
  deckRequestSubmission,
  readAccessRequest,
} from "./request-dialogs.tsx";

const keys = [
  "fullName",
  "workEmail",
  "phoneNumber",
  "companyName",
  "jobTitle",
  "companySize",
  "useCase",
  "additionalInfo",
] as const;

const text = fc.constantFrom("", " ", "\t \n", "\u00a0", "\u3000", "Ada", " Ada ", "0", "😀");
const request: fc.Arbitrary<AccessRequest> = fc.record({
  fullName: text,
  workEmail: text,
  phoneNumber: text,
  companyName: text,
  jobTitle: text,
  companySize: text,
  useCase: text,
  additionalInfo: text,
});

const emptyAccessRequest = readAccessRequest(new FormData());

test("an empty request has the eight fields of the specification, in their order", () => {
  expect(Object.entries(emptyAccessRequest)).toEqual(keys.map((key) => [key, ""]));
});

test("a request can be sent when the four required fields contain more than spaces", () => {
  fc.assert(
    fc.property(request, (fields) => {
      const filled = (value: string) => [...value].some((character) => /\S/u.test(character));
      const expected =
        filled(fields.fullName) &&
        filled(fields.workEmail) &&
        filled(fields.phoneNumber) &&
        filled(fields.companyName);
      expect(canSubmitAccessRequest(fields)).toBe(expected);
    }),
    { numRuns: 500 },
  );
});

test("a submission has all eight keys, the empty ones as ''", () => {
  const filled = { ...emptyAccessRequest, fullName: "Ada" };
  const { fields } = accessRequestSubmission(filled);
  expect(Object.keys(fields)).toEqual([...keys]);
  expect(fields).toEqual(filled);
});

test("text is sent as typed", () => {
  fc.assert(
    fc.property(request, (fields) => {
      expect(accessRequestSubmission(fields).fields).toEqual(fields);
    }),
  );
});

test("the two messages are those of the error catalogue", () => {
  expect(deck.errors).toEqual({
    workEmail: "Please enter a valid email address",
    investorWebsite: "Please enter a valid website URL",
  });
});

test("the request can be sent only when both fields are valid", () => {
  const valid = { workEmail: "ada@fund.example", investorWebsite: "fund.example" };
  expect(canSubmitDeckRequest(valid)).toBe(true);
  expect(canSubmitDeckRequest({ ...valid, workEmail: "ada" })).toBe(false);
  expect(canSubmitDeckRequest({ ...valid, investorWebsite: "fund" })).toBe(false);
  expect(canSubmitDeckRequest({ workEmail: "", investorWebsite: "" })).toBe(false);
});

test("a submission has both keys, and the website with its scheme", () => {
  const request = { workEmail: " ada@fund.example ", investorWebsite: "fund.example" };
  expect(deckRequestSubmission(request).fields).toEqual({
    workEmail: "ada@fund.example",
    investorWebsite: "https://fund.example/",
  });
});
