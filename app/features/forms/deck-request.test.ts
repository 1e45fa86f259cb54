import { expect, test } from "vitest";
import { deck } from "#content/form-dialogs.ts";
import { canSubmitDeckRequest, deckRequestSubmission } from "./deck-request.ts";

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
