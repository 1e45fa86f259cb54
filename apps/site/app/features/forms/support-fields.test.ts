import fc from "fast-check";
import { expect, test } from "vitest";
import { blankFields, readSupportRequest, supportSubmission } from "./support-fields.tsx";

const fields = [
  "name",
  "email",
  "company",
  "category",
  "priority",
  "subject",
  "description",
] as const;

const characters = fc.constantFrom(" ", "\t", "\n", "\u00a0", "\u3000", "a", "<b>", "😀", "ש");
const typed = fc.array(characters, { maxLength: 6 }).map((parts) => parts.join(""));
const filled = fc.record({
  ...Object.fromEntries(fields.map((name) => [name, typed])),
  agreeToTerms: fc.boolean(),
});

function toFormData(values: Readonly<Record<string, string | boolean>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    // A browser leaves out a box that is not ticked.
    if (value !== false) form.set(name, value === true ? "on" : value);
  }
  return form;
}

test("a submission has the eight keys of the specification, with the values as typed", () => {
  fc.assert(
    fc.property(filled, (values) => {
      const submission = supportSubmission(readSupportRequest(toFormData(values)));
      expect(Object.keys(submission.fields)).toEqual([...fields, "agreeToTerms"]);
      expect(submission.fields).toEqual(values);
    }),
  );
});

test("an empty form has all keys, empty, and no agreement", () => {
  expect(readSupportRequest(new FormData())).toEqual({
    ...Object.fromEntries(fields.map((name) => [name, ""])),
    agreeToTerms: false,
  });
});

test("required fields with only spaces are found, in the order of the form", () => {
  fc.assert(
    fc.property(filled, (values) => {
      const request = readSupportRequest(toFormData(values));
      const expected = (["name", "email", "subject", "description"] as const).filter(
        (name) => !/\S/u.test(request[name]),
      );
      expect(Object.entries(blankFields(request, "Blank"))).toEqual(
        expected.map((name) => [name, "Blank"]),
      );
    }),
  );
});
