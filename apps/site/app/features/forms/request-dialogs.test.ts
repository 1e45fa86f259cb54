import fc from "fast-check";
import { expect, test } from "vitest";
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

test("an empty request has the eight fields of the specification, in their order", () => {
  const empty = readAccessRequest(new FormData());
  expect(Object.entries(empty)).toEqual(keys.map((key) => [key, ""]));
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

test("text is sent as typed", () => {
  fc.assert(
    fc.property(request, (fields) => {
      expect(accessRequestSubmission(fields).fields).toEqual(fields);
    }),
  );
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
