import { placeholder } from "./passage.ts";

/** Wording fixed by the specification, and names chosen by others, which can't be changed here. */
const fixed = [
  "Login",
  "Sign Up",
  "3 processing centers",
  "processing centers",
  "10K+ workflow executions",
  "10K+ Workflow executions",
  "workflow executions",
  "Navigate to",
  "Help Center",
  "Help Centers",
  "schema_version",
  "Return to Home",
  "Customize",
  "Support Center",
  "Outlook Mail",
  "Outlook mail",
  "website URL",
  // A library's.
  "No annotation provided for id",
] as const;

const mimeType = /\b(?:application|text|image|audio|video)\/[\w.+-]+/g;

/** Names that others chose: tags, and the authors of servers. */
const names = /^(?:[a-z\d-]+|Author: .+)$/;

export function isName(text: string): boolean {
  return names.test(text);
}

/** A text with its fixed wording replaced, so that no check reads it. */
export function withoutFixedWording(text: string): string {
  return fixed
    .reduce((shorter, words) => shorter.replaceAll(words, placeholder), text)
    .replace(mimeType, placeholder);
}
