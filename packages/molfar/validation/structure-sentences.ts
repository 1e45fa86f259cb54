import type * as z from "zod/mini";
import { pathProblem } from "../contract/paths.ts";
import type { FindingCode } from "../rules.ts";
import { joinWithOr, nearest } from "../text/wording.ts";

/** What is wrong and what to do, as two sentences. */
export type Sentences = { problem: string; remedy: string };

/** A value as it was written, for a sentence. Long texts are cut, and of a list only says that it is one. */
export function shown(value: unknown): string {
  if (typeof value === "object" && value !== null) return describeType(value);
  // The rest of a long text is not shown, so it need not be written as JSON.
  const json = JSON.stringify(typeof value === "string" ? value.slice(0, 60) : value) ?? "nothing";
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

const expectations: Record<string, string> = {
  string: "text in double quotes",
  array: "a list between [ and ]",
  object: "an object between { and }",
  record: "an object between { and }",
};

/** The values a field accepts, by what its check expected. */
export function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_value")
    return joinWithOr(issue.values.map((value) => `'${String(value)}'`));
  if (issue.code === "invalid_type") return expectations[issue.expected] ?? issue.expected;
  return "a value";
}

/** A value's type, for a sentence. */
export function describeType(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  switch (typeof value) {
    case "string":
      return "text";
    case "object":
      return "an object";
    default:
      return `the ${typeof value} ${shown(value)}`;
  }
}

/** For values of the right type that break another rule. */
export function valueSentences(
  code: FindingCode,
  value: unknown,
  issue: z.core.$ZodIssue,
): Sentences {
  const written = shown(value);
  switch (code) {
    case "line-break":
      return {
        problem: `The text ${written} contains a line break or another control character, which a label can't contain.`,
        remedy: "Write it on one line.",
      };
    case "illegal-name":
      return {
        problem: `The name ${written} can't become an environment variable.`,
        remedy: "Use at least one letter from A to Z, and don't start with a digit.",
      };
    case "illegal-path":
      return {
        problem: `The path ${written} ${typeof value === "string" ? (pathProblem(value) ?? "isn't allowed") : "isn't allowed"}.`,
        remedy: "Use a relative path, such as 'report/total.csv'.",
      };
    case "illegal-mime-type":
      return {
        problem: `${written} isn't a MIME type.`,
        remedy: "Write type and subtype in full, as in 'application/pdf'.",
      };
    case "illegal-from":
      return {
        problem: `The source ${written} doesn't name an output of an authorization.`,
        remedy: "Write the authorization's name, a dot and the output, as in 'crm.access_token'.",
      };
    case "illegal-reference":
      return {
        problem: `The reference ${written} doesn't point to a shared definition of this kind.`,
        remedy: `Write '${referenceStart(issue)}' and the name of the shared definition.`,
      };
    case "illegal-environment-name":
      return {
        problem: `${written} can't be the name of an environment variable.`,
        remedy:
          "Use only letters, digits and _, and don't start with a digit, as in 'CRM_CLIENT_ID'.",
      };
    default: {
      const known = issue.code === "invalid_value" ? issue.values.map(String) : [];
      const meant = typeof value === "string" ? nearest(value, known) : undefined;
      return {
        problem: `${written} isn't a ${nouns[code] ?? "value of this field"}.`,
        // A near match isn't suggested for versions: show all of them instead.
        remedy:
          meant && code !== "unknown-version"
            ? `Write '${meant}'.`
            : `Write ${expectation(issue)}.`,
      };
    }
  }
}

const nouns: Partial<Record<FindingCode, string>> = {
  "unknown-version": "published schema version",
  "unknown-direction": "direction",
  "unknown-type": "parameter type",
  "unknown-task-type": "task type",
  "unknown-authorization-type": "supported authorization type",
};

/** `#/shared/parameters/`, out of the pattern that a reference has to match. */
function referenceStart(issue: z.core.$ZodIssue): string {
  const pattern = issue.code === "invalid_format" ? (issue.pattern ?? "") : "";
  return /^\^(#[^[]*\/)\[/.exec(pattern.replaceAll("\\", ""))?.[1] ?? "#/shared/";
}
