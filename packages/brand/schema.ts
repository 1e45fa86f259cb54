import * as z from "zod";

const loudWord =
  /\b(?:revolutionary|seamless\w*|unlock\w*|empower\w*|supercharge\w*|cutting-edge|leverag\w*|streamlin\w*)\b/i;

/** Text in the voice of the site: not empty, not longer than its place, nothing loud. */
export const shortText = (most: number, remedy = "Shorten it.") =>
  z
    .string("must be text. Write it.")
    .trim()
    .min(1, "is empty. Write it.")
    .max(most, `has more than ${most} characters. ${remedy}`)
    .refine(
      (text) => !text.includes("!"),
      "has an exclamation mark. Say it calmly, with a full stop.",
    )
    .refine(
      (text) => !loudWord.test(text),
      "has a word that the voice of the site rules out. Say what the thing does.",
    );

/** Whole sentences. */
export const prose = (most: number) =>
  shortText(most, "Say one thing here, and move the other.").regex(
    /[.?]$/,
    "does not end like a sentence. Finish it with a full stop.",
  );

/** A record with these fields and no others. */
export const record = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject(fields, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `has a field that does not belong here: ${issue.keys.join(", ")}. Remove it or correct its name.`
        : "is missing or no record. Write its fields between braces.",
  });

/** Words that `tests/specification.test.ts` compares with the specification, letter by letter. */
export const specified = z.string("must be text. Write it.").trim().min(1, "is empty. Write it.");

/** A list in a record whose length has bounds, because the page has room for so many. */
export const boundedList = <Shape extends z.ZodType>(
  least: number,
  most: number,
  what: string,
  shape: Shape,
) =>
  z
    .array(shape, `must be a list of ${what}. Write it as one.`)
    .min(least, `holds fewer than ${least} ${what}. Add some.`)
    .max(most, `holds more than ${most} ${what}. Keep those that matter most.`)
    .readonly();

/** A list that mustn't be empty. */
export const nonEmptyList = <Shape extends z.ZodType>(what: string, shape: Shape) =>
  z
    .array(shape, `must be a list of ${what}. Write it as one.`)
    .min(1, `holds no ${what}. Add one, or take the list out.`)
    .readonly();

/** One of these names; `what` says what each is, as 'a plan'. */
export const oneOf = <const Names extends readonly string[]>(names: Names, what: string) =>
  z.enum(names, `isn't ${what}. Write one of: ${names.join("; ")}.`);

/** Whether no value is there twice. */
export const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** A name for addresses and keys. */
export const id = z
  .string("must be text. Write it as 'support-engineer'.")
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "isn't a name. Write it in lower case, as 'new-hire'.");

export const mail = z.email("isn't an email address. Write it as 'hello@yno.example'.");

/** A host that can't be registered. */
export const exampleUrl = z
  .url("isn't an address. Write it as 'https://www.name.example'.")
  .regex(
    /^https:\/\/[a-z0-9.-]+\.example(?:\/|$)/,
    "is outside .example, where made-up hosts belong. Write a host that ends in .example.",
  );
