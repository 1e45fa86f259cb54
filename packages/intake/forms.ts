import { type FieldErrors, type Fields, isEmail, isFilled, websiteAddress } from "./fields.ts";

/** What a field must hold. A field without a rule takes any text, also none. */
type Rule = "filled" | "email" | "website" | "ticked";

/**
 * The forms of the site: every field by its name, and what it must hold. Pages and the server read
 * the same rules.
 */
const forms = {
  "access-request": {
    fullName: "filled",
    workEmail: "email",
    phoneNumber: "filled",
    companyName: "filled",
    jobTitle: null,
    companySize: null,
    useCase: null,
    additionalInfo: null,
  },
  "investor-deck": { workEmail: "email", investorWebsite: "website" },
  "investor-updates": { email: "email", company: null },
  subscribe: { email: "email" },
  "support-request": {
    name: "filled",
    email: "email",
    company: null,
    category: null,
    priority: null,
    subject: "filled",
    description: "filled",
    agreeToTerms: "ticked",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Rule | null>>>>;

/** The name of the field that people don't see, beside those of a form: programs fill it. */
export const trapName = "homepage";

/** The name of the hidden field with the stamp of the page (form-stamp.ts). */
export const stampName = "opened";

export type FormName = keyof typeof forms;

/** The names of the forms, in the order of their addresses. */
export const formNames = Object.keys(forms).filter(isFormName);

/** Whether the server takes a form of this name. */
export function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}

const sentences: Readonly<Record<Rule, string>> = {
  filled: "This field is empty. Enter some text.",
  email: "Please enter a valid email address",
  website: "Please enter a valid website URL",
  ticked: "Please agree to our terms and privacy policy to submit your request.",
};

const holds: Readonly<Record<Rule, (value: string | boolean) => boolean>> = {
  filled: (value) => typeof value === "string" && isFilled(value),
  email: (value) => typeof value === "string" && isEmail(value),
  website: (value) => typeof value === "string" && websiteAddress(value) !== null,
  ticked: (value) => value === true,
};

/** The fields of a form that hold what they mustn't, with a sentence each. */
export function fieldErrors(form: FormName, fields: Fields): FieldErrors {
  return Object.fromEntries(
    rulesOf(form).flatMap(([name, rule]) =>
      rule !== null && !holds[rule](fields[name] ?? "") ? [[name, sentences[rule]]] : [],
    ),
  );
}

/** Each field of a form with what it must hold. */
export function rulesOf(form: FormName): [name: string, rule: Rule | null][] {
  return Object.entries(forms[form]);
}

/** The fields of a form that mustn't be empty, without boxes. */
type RequiredText<Form extends FormName> = {
  [Name in keyof Forms[Form]]: Forms[Form][Name] extends "filled" | "email" | "website"
    ? Name
    : never;
}[keyof Forms[Form]];

type Forms = typeof forms;

/** The fields of text that mustn't be empty. */
export function requiredTexts<Form extends FormName>(form: Form): RequiredText<Form>[] {
  const names = rulesOf(form).filter(([, rule]) => rule !== null && rule !== "ticked");
  return names.map(([name]) => name as RequiredText<Form>);
}

/** The address to answer to, as it was typed; every form has a field for one. */
export function typedEmail({ workEmail, email }: Fields): string {
  return String(workEmail ?? email ?? "");
}
