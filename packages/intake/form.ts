import { type FieldErrors, type Fields, isEmail, isFilled, websiteAddress } from "./fields.ts";
import type { Period } from "./retention.ts";

/** What a field must hold. */
type Rule = "filled" | "email" | "website" | "ticked";

const rules: Readonly<
  Record<Rule, readonly [holds: (value: string | boolean) => boolean, sentence: string]>
> = {
  filled: [(value) => isFilled(String(value)), "This field is empty. Enter some text."],
  email: [(value) => isEmail(String(value)), "Please enter a valid email address"],
  website: [(value) => websiteAddress(String(value)) !== null, "Please enter a valid website URL"],
  ticked: [
    (value) => value === true,
    "Please agree to our terms and privacy policy to submit your request.",
  ],
};

/** One choice of a select. */
type Option = { value: string; label: string; description: string };

/** A field of a form. Text and choices are text; a box that must be ticked is true or false. */
export type Field = {
  /** Without its star. `[text](address)` in the label of a box is a link. */
  label: string;
  hint?: string;
  /** A field without a rule takes any text, also none. */
  rule?: Rule;
  /** Attributes of its control, in HTML and in React alike; `rows` makes it a box for several lines. */
  control?: Readonly<{
    type?: "email" | "tel";
    rows?: number;
    autoComplete?: string;
    inputMode?: "email" | "url";
    autoCapitalize?: "none";
    autoCorrect?: "off";
  }>;
  /** Makes it a select. Its label has a star, but nothing has to be chosen. */
  options?: readonly Option[];
  /** What the select shows until something is chosen. */
  choose?: string;
  /** Whether it takes the whole width of a form in two columns. */
  isWide?: boolean;
};

/** A form of the site: the one place that names its fields, in their order. */
export type Form = {
  name: string;
  /**
   * How long what it received is kept, as /privacy states it; null until consent is withdrawn, which no
   * period tells: `inbox erase` removes it then.
   */
  keptFor: Period | null;
  fields: Readonly<Record<string, Field>>;
};

/** What a field for an email address has besides its label. */
export const email = { rule: "email", control: { type: "email", autoComplete: "email" } } as const;

/** The name of the field that people don't see, beside those of a form: programs fill it. */
export const honeypotField = "homepage";

/** Whether the label of a field has a star. */
export function isStarred({ rule, options }: Field): boolean {
  return rule !== undefined || options !== undefined;
}

/** Whether the browser itself asks for a text: a select and a box are only marked. */
export function isRequired({ rule }: Field): boolean {
  return rule !== undefined && rule !== "ticked";
}

/** A label cut at its links. */
export function labelParts(label: string): { text: string; to?: string }[] {
  // Between the texts are the two groups of each link.
  const cut = label.split(/\[([^[\]]*)\]\(([^()]*)\)/);
  return cut.flatMap((text, index) => {
    if (index % 3 === 2) return [];
    return index % 3 === 0 ? [{ text }] : [{ text, to: cut[index + 1] ?? "" }];
  });
}

/** What a form holds: every field of it, text as typed. A browser leaves out a box that isn't ticked. */
export function readFields(form: Form, data: FormData | URLSearchParams): Fields {
  return ofEach<string | boolean>(form, ({ rule }, name) =>
    rule === "ticked" ? data.has(name) : String(data.get(name) ?? ""),
  );
}

/** What is sent of a form: addresses without spaces around them, a website whole. Other text is as typed. */
export function normalized(form: Form, fields: Fields): Fields {
  return ofEach(form, ({ rule }, name) => {
    const value = fields[name] ?? "";
    if (typeof value !== "string") return value;
    if (rule === "website") return websiteAddress(value) ?? value;
    return rule === "email" ? value.trim() : value;
  });
}

/** The fields of a form that hold what they mustn't, with a sentence each. */
export function fieldErrors(form: Form, fields: Fields): FieldErrors {
  return ofEach(form, ({ rule }, name) => {
    const [holds, sentence] = rule ? rules[rule] : [];
    return holds?.(fields[name] ?? "") === false ? sentence : undefined;
  });
}

/** The required texts of a form that hold only spaces, which browsers accept as filled. */
export function blankFields(form: Form, fields: Fields): FieldErrors {
  return ofEach(form, (field, name) =>
    isRequired(field) && !isFilled(String(fields[name] ?? "")) ? rules.filled[1] : undefined,
  );
}

/** A value for each field of a form, in their order; undefined leaves one out. */
function ofEach<Value>(
  { fields }: Form,
  choose: (field: Field, name: string) => Value | undefined,
): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = choose(field, name);
    if (value !== undefined) values[name] = value;
  }
  return values;
}
