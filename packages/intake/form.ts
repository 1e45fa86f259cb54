import { type FieldErrors, type Fields, isEmail, isFilled, websiteAddress } from "./fields.ts";

/** What a field must hold, and the sentence where it doesn't. */
const rules = {
  filled: {
    holds: (value) => typeof value === "string" && isFilled(value),
    sentence: "This field is empty. Enter some text.",
  },
  email: {
    holds: (value) => typeof value === "string" && isEmail(value),
    sentence: "Please enter a valid email address",
  },
  website: {
    holds: (value) => typeof value === "string" && websiteAddress(value) !== null,
    sentence: "Please enter a valid website URL",
  },
  ticked: {
    holds: (value) => value === true,
    sentence: "Please agree to our terms and privacy policy to submit your request.",
  },
} as const satisfies Readonly<
  Record<string, { holds: (value: string | boolean) => boolean; sentence: string }>
>;

/** One choice of a select. */
type Option = { value: string; label: string; description: string };

/** A field of a form. Text and choices are text; a box that must be ticked is true or false. */
export type Field = {
  /** Without its star. `[text](address)` in the label of a box is a link. */
  label: string;
  hint?: string;
  /** A field without a rule takes any text, also none. */
  rule?: keyof typeof rules;
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
export type Form = { name: string; fields: Readonly<Record<string, Field>> };

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
  return label.split(/(\[[^\]]*\]\([^)]*\))/).map((part) => {
    const [, text, to] = /^\[(.*)\]\((.*)\)$/.exec(part) ?? [];
    return text !== undefined && to !== undefined ? { text, to } : { text: part };
  });
}

/** What a form holds: every field of it, text as typed. A browser leaves out a box that isn't ticked. */
export function readFields({ fields: declared }: Form, data: FormData | URLSearchParams): Fields {
  return Object.fromEntries(
    Object.entries(declared).map(([name, { rule }]) => [
      name,
      rule === "ticked" ? data.has(name) : String(data.get(name) ?? ""),
    ]),
  );
}

/** What is sent of a form: addresses without spaces around them, a website whole. Other text is as typed. */
export function normalized({ fields: declared }: Form, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(declared).map(([name, { rule }]) => {
      const value = fields[name] ?? "";
      if (typeof value !== "string") return [name, value];
      if (rule === "website") return [name, websiteAddress(value) ?? value];
      return [name, rule === "email" ? value.trim() : value];
    }),
  );
}

/** The fields of a form that hold what they mustn't, with a sentence each. */
export function fieldErrors({ fields: declared }: Form, fields: Fields): FieldErrors {
  return Object.fromEntries(
    Object.entries(declared).flatMap(([name, { rule }]) =>
      rule !== undefined && !rules[rule].holds(fields[name] ?? "")
        ? [[name, rules[rule].sentence]]
        : [],
    ),
  );
}

/** The required texts of a form that hold nothing but spaces, which browsers accept as filled. */
export function blankFields({ fields: declared }: Form, fields: Fields): FieldErrors {
  return Object.fromEntries(
    Object.entries(declared).flatMap(([name, field]) =>
      isRequired(field) && !isFilled(String(fields[name] ?? ""))
        ? [[name, rules.filled.sentence]]
        : [],
    ),
  );
}
