import fc from "fast-check";
import { expect, test } from "vitest";
import {
  blankFields,
  type Field,
  fieldErrors,
  isRequired,
  labelParts,
  normalized,
  readFields,
} from "./form.ts";
import { accessRequest } from "./forms/access-request.ts";
import { investorDeck } from "./forms/investor-deck.ts";
import { supportRequest } from "./forms/support-request.ts";
import { forms } from "./forms.ts";

const characters = fc.constantFrom(" ", "\t", "\n", "\u00a0", "\u3000", "a", "<b>", "😀", "ש");
const typed = fc.array(characters, { maxLength: 6 }).map((parts) => parts.join(""));
const anyForm = fc.constantFrom(...Object.values(forms));
const ticket = fc.record({
  ...Object.fromEntries(Object.keys(supportRequest.fields).map((name) => [name, typed])),
  agreeToTerms: fc.boolean(),
});

test("the forms have the fields of the specification, in their order", () => {
  expect(Object.values(forms).map(({ fields }) => Object.keys(fields).join(" "))).toEqual([
    "fullName workEmail phoneNumber companyName jobTitle companySize useCase additionalInfo",
    "workEmail investorWebsite",
    "email company",
    "email",
    "name email company category priority subject description agreeToTerms",
  ]);
});

test("the required texts of the long forms are those of the specification", () => {
  const required = ({ fields }: { fields: Readonly<Record<string, Field>> }) =>
    Object.keys(fields).filter((name) => fields[name] && isRequired(fields[name]));
  expect(required(accessRequest)).toEqual(["fullName", "workEmail", "phoneNumber", "companyName"]);
  expect(required(supportRequest)).toEqual(["name", "email", "subject", "description"]);
});

test("every form has a field for an address, whose rule is the email's", () => {
  for (const { fields } of Object.values(forms)) {
    const { workEmail, email }: Readonly<Record<string, Field>> = fields;
    expect((workEmail ?? email)?.rule).toBe("email");
  }
});

test("an empty form has every field, empty, and no box is ticked", () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const empty = Object.entries<Field>(form.fields).map(([name, { rule }]) => [
        name,
        rule === "ticked" ? false : "",
      ]);
      expect(readFields(form, new FormData())).toEqual(Object.fromEntries(empty));
    }),
  );
});

test("what is read of a form is what was typed", () => {
  fc.assert(
    fc.property(ticket, (values) => {
      const data = new FormData();
      // A browser leaves out a box that is not ticked.
      for (const [name, value] of Object.entries(values)) {
        if (value !== false) data.set(name, value === true ? "on" : String(value));
      }
      expect(readFields(supportRequest, data)).toEqual(values);
    }),
  );
});

test("required texts with only spaces are found, in the order of the form", () => {
  fc.assert(
    fc.property(ticket, (values) => {
      const expected = ["name", "email", "subject", "description"].filter(
        (name) => !/\S/u.test(String(Object.entries(values).find(([each]) => each === name)?.[1])),
      );
      expect(Object.keys(blankFields(supportRequest, values))).toEqual(expected);
    }),
  );
});

test("the deck can be sent only when both fields are valid", () => {
  const valid = { workEmail: "ada@fund.example", investorWebsite: "fund.example" };
  expect(fieldErrors(investorDeck, valid)).toEqual({});
  expect(fieldErrors(investorDeck, { workEmail: "ada", investorWebsite: "fund" })).toEqual({
    workEmail: "Please enter a valid email address",
    investorWebsite: "Please enter a valid website URL",
  });
});

test("an address is sent without spaces around it, a website whole, and other text as typed", () => {
  expect(
    normalized(investorDeck, { workEmail: " ada@fund.example ", investorWebsite: "fund.example" }),
  ).toEqual({ workEmail: "ada@fund.example", investorWebsite: "https://fund.example/" });
  fc.assert(
    fc.property(ticket, (values) => {
      const sent = normalized(supportRequest, values);
      expect(sent).toEqual({ ...values, email: String(sent.email).trim() });
    }),
  );
});

test("a label is cut at its links", () => {
  expect(labelParts("I agree to the [Terms](/terms) (all).")).toEqual([
    { text: "I agree to the " },
    { text: "Terms", to: "/terms" },
    { text: " (all)." },
  ]);
});
