import type * as z from "zod/mini";
import { type Finding, finding, type PlaceOf } from "../finding.ts";
import { isFindingCode } from "../rules.ts";
import { anyDefinition, type Definition, fieldNames } from "../shapes/definition.ts";
import { nearest } from "../text/nearest.ts";
import { pointer } from "../text/pointer.ts";
import { expectation, shown, typeOf, valueSentences } from "./structure-sentences.ts";

/** A definition whose structure holds, or what is wrong with it. */
export type Structure =
  | { definition: Definition; findings: readonly [] }
  | { definition: undefined; findings: readonly Finding[] };

type Issue = z.core.$ZodIssue;

/** Holds a value to the shape of a definition. */
export function structureOf(value: unknown, placeOf: PlaceOf): Structure {
  const result = anyDefinition.safeParse(value);
  if (result.success) return { definition: result.data, findings: [] };
  const issues = result.error.issues.flatMap((issue) => withoutUnion(issue, value));
  return {
    definition: undefined,
    findings: issues.flatMap((issue) => findingsOf(issue, value, placeOf)),
  };
}

/** Where an entry can be a reference or the thing itself, only what it was meant to be counts. */
function withoutUnion(issue: Issue, whole: unknown): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const entry = at(whole, issue.path);
  const [asReference = [], asThing = []] = issue.errors;
  const meant = hasOwn(entry, "$ref") ? asReference : asThing;
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function findingsOf(issue: Issue, whole: unknown, placeOf: PlaceOf): Finding[] {
  const keys = issue.path.map(String);
  const path = pointer(...keys);
  const value = at(whole, issue.path);
  const place = placeOf(path, "value");

  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => {
      const meant = nearest(key, fieldNames);
      const own = pointer(...keys, key);
      return finding(
        "unknown-field",
        own,
        placeOf(own, "key"),
        `There is no field ${shown(key)} here.`,
        meant && !hasOwn(value, meant)
          ? `Write '${meant}', or remove it.`
          : "Remove it, or correct its name.",
      );
    });
  }
  const name = keys.at(-1);
  if (name !== undefined && !hasOwn(at(whole, issue.path.slice(0, -1)), name)) {
    return [
      finding(
        "missing-field",
        path,
        place,
        `The required field '${name}' is missing.`,
        `Add '${name}': ${expectation(issue)}.`,
      ),
    ];
  }
  if (issue.code === "too_small") {
    return issue.origin === "array"
      ? [finding("empty-list", path, place, "The list is empty.", "Add at least one entry.")]
      : [finding("empty-text", path, place, "The text is empty.", "Write it.")];
  }
  // The shapes give the rule that a value breaks as the message of the check.
  if (isFindingCode(issue.message)) {
    const { problem, remedy } = valueSentences(issue.message, value, issue);
    return [finding(issue.message, path, place, problem, remedy)];
  }
  const what =
    name === undefined ? "The definition" : /^\d+$/.test(name) ? "This entry" : `'${name}'`;
  return [
    finding(
      "wrong-type",
      path,
      place,
      `${what} cannot be ${typeOf(value)}.`,
      `Write ${expectation(issue)}.`,
    ),
  ];
}

function at(whole: unknown, path: readonly PropertyKey[]): unknown {
  let value = whole;
  for (const key of path) {
    if (!hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function hasOwn(value: unknown, key: PropertyKey): value is object {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
