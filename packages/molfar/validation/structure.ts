import type * as z from "zod/mini";
import { pathProblem } from "../contract/paths.ts";
import type { Keys, Part } from "../finding.ts";
import { limits } from "../limits.ts";
import { type FindingCode, isFindingCode } from "../rules.ts";
import { anyDefinition, type Definition, fieldNames, sharedKinds } from "../shapes/definition.ts";
import { excerpt, joinWithOr, nearest } from "../text/wording.ts";

/** A definition whose structure holds, or what is wrong with it. */
type Structure =
  | { definition: Definition; breaches?: never }
  | { definition: undefined; breaches: Iterable<Breach> };

type Issue = z.core.$ZodIssue;

/** Holds a value to the shape of a definition. */
export function parseStructure(value: unknown): Structure {
  const result = anyDefinition.safeParse(value, { reportInput: true });
  if (result.success) return { definition: result.data };
  return { definition: undefined, breaches: findBreaches(result.error.issues) };
}

function* findBreaches(issues: readonly Issue[]): Iterable<Breach> {
  for (const issue of issues) {
    for (const single of withoutUnion(issue)) yield* breachesIn(single);
  }
}

/**
 * Where an entry can be a reference or the thing itself, only findings for the intended one count.
 */
function withoutUnion(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [asReference = [], asThing = []] = issue.errors;
  const meant = hasOwn(issue.input, "$ref") ? asReference : asThing;
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function* breachesIn(issue: Issue): Iterable<Breach> {
  const keys = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys) yield unknownField(key, keys, issue.input);
    return;
  }
  const name = keys.at(-1);
  if (name !== undefined && issue.input === undefined) {
    yield {
      code: "missing-field",
      keys,
      problem: `The required field '${name}' is missing.`,
      remedy: `Add '${name}': ${expectation(issue)}.`,
    };
    return;
  }
  yield { keys, ...ownBreach(issue, name) };
}

function unknownField(key: string, keys: Breach["keys"], value: unknown): Breach {
  return {
    code: "unknown-field",
    keys: [...keys, key],
    part: "key",
    problem: `There's no field ${shown(key)} here.`,
    remedy: () => {
      const meant = nearest(key, fieldNames);
      return meant && !hasOwn(value, meant)
        ? `Write '${meant}', or remove it.`
        : "Remove it, or correct its name.";
    },
  };
}

/** The findings for a value that exists. */
function ownBreach(issue: Issue, name: string | number | undefined): Omit<Breach, "keys"> {
  if (issue.code === "too_small") {
    return issue.origin === "array"
      ? { code: "empty-list", problem: "The list is empty.", remedy: "Add at least one entry." }
      : { code: "empty-text", problem: "The text is empty.", remedy: "Write it." };
  }
  // The shapes give the rule that a value breaks as the message of the check.
  if (isFindingCode(issue.message)) {
    return { code: issue.message, ...valueSentences(issue.message, issue) };
  }
  const what =
    name === undefined
      ? "The definition"
      : /^\d+$/.test(String(name))
        ? "This entry"
        : `'${excerpt(String(name))}'`;
  return {
    code: "wrong-type",
    problem: `${what} cannot be ${describeType(issue.input)}.`,
    remedy: `Write ${expectation(issue)}.`,
  };
}

function hasOwn(value: unknown, key: string): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}

/** Findings on what is too many or too long for the other rules. */
export function limitBreaches(definition: Definition): Breach[] {
  const { tasks, shared = {} } = definition;
  if (tasks.length > limits.tasks) return [tooMany(["tasks"], limits.tasks, "tasks")];
  const listed = tasks.flatMap((task, index) =>
    sharedKinds.flatMap((kind) =>
      (task[kind] ?? []).map((entry, at) => ({ entry, keys: ["tasks", index, kind, at] })),
    ),
  );
  if (listed.length > limits.entries) {
    return [tooMany(["tasks"], limits.entries, "parameters, secrets and artifacts")];
  }
  const kept = sharedKinds.flatMap((kind) =>
    Object.entries(shared[kind] ?? {}).map(([key, entry]) => ({
      entry,
      keys: ["shared", kind, key],
    })),
  );
  return [...listed, ...kept].flatMap(({ entry, keys }) =>
    "name" in entry && entry.name.length > limits.name ? [tooLong([...keys, "name"])] : [],
  );
}

function tooMany(keys: Keys, most: number, noun: string): Breach {
  return {
    code: "too-much",
    keys,
    problem: `There are more than ${most} ${noun}.`,
    remedy: "Split them across several images.",
  };
}

function tooLong(keys: Keys): Breach {
  return {
    code: "too-much",
    keys,
    problem: `The name has more than ${limits.name} characters.`,
    remedy: "Shorten it, and put the rest in the purpose.",
  };
}

/** A breach of a rule, before its place is looked up. */
export type Breach = {
  code: FindingCode;
  /** The keys that lead to where it is. */
  keys: Keys;
  /** Whether its place is the key or, as when this is left out, the value. */
  part?: Part;
  problem: string;
  /** A function where something is looked for that might have been meant: few breaches are told. */
  remedy: string | (() => string);
};

/** A value as it was written, for a sentence. Long texts are cut, and of a list only says that it is one. */
function shown(value: unknown): string {
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
function expectation(issue: Issue): string {
  if (issue.code === "invalid_value")
    return joinWithOr(issue.values.map((value) => `'${String(value)}'`));
  if (issue.code === "invalid_type") return expectations[issue.expected] ?? issue.expected;
  return "a value";
}

/** A value's type, for a sentence. */
function describeType(value: unknown): string {
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
function valueSentences(code: FindingCode, issue: Issue): Pick<Breach, "problem" | "remedy"> {
  const { input: value } = issue;
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
function referenceStart(issue: Issue): string {
  const pattern = issue.code === "invalid_format" ? (issue.pattern ?? "") : "";
  return /^\^(#[^[]*\/)\[/.exec(pattern.replaceAll("\\", ""))?.[1] ?? "#/shared/";
}
