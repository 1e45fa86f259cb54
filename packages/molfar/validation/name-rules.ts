import { isReservedVariable } from "../contract/variables.ts";
import { givenToEveryTask, listVariables, type Variable } from "../environment.ts";
import { escapeKey, type Keys, pointer } from "../finding.ts";
import { outputPath } from "../names.ts";
import { fieldKeys, type Listed, type Parts } from "../parts.ts";
import { type Definition, sharedKinds } from "../shapes/definition.ts";
import type { Secret } from "../shapes/flow.ts";
import { type Authorization, authorizationOutputs } from "../shapes/task.ts";
import { excerpt, joinWithOr, nearest } from "../text/wording.ts";
import type { Breach } from "./structure.ts";

type Named = Listed<{ name: string }>;

/** Duplicate names among tasks or authorizations, and shared names that differ from their key. */
export function nameBreaches({ tasks, authorizations = [], shared = {} }: Definition): Breach[] {
  const listed = (list: readonly { name: string }[], field: string): Named[] =>
    list.map((entry, index) => ({ entry, keys: [field, index], referenced: false }));
  return [
    ...repeated(listed(tasks, "tasks")),
    ...repeated(listed(authorizations, "authorizations")),
    ...sharedKinds.flatMap((kind) =>
      Object.entries<{ name: string }>(shared[kind] ?? {})
        .filter(([key, { name }]) => key !== name)
        .map(
          ([key, { name }]): Breach => ({
            code: "shared-name",
            keys: ["shared", kind, key, "name"],
            problem: `The shared definition under '${excerpt(key)}' is called '${excerpt(name)}'.`,
            remedy: "Give it the same name in both places.",
          }),
        ),
    ),
  ];
}

/** Duplicate names within a task, are taken, or make the same environment name. */
export function environmentBreaches(parts: Parts): Breach[] {
  const lists: readonly (readonly Named[])[] = [parts.parameters, parts.secrets, parts.artifacts];
  const twice = lists.flatMap(repeated);
  const named = new Map(lists.flat().map((listed) => [pointer(...listed.keys), listed]));
  const alreadyFound = new Set(twice.map(({ keys }) => pointer(...keys)));

  const taken = new Map(givenToEveryTask().map((variable) => [variable.name, variable]));
  const clashes = listVariables(parts).flatMap((variable): Breach[] => {
    const listed = named.get(variable.path ?? "");
    if (!listed) return [];
    const keys = fieldKeys(listed, "name");
    if (alreadyFound.has(pointer(...keys))) return [];
    const other = taken.get(variable.name);
    if (isReserved(variable, other)) return [reservedName(variable, keys)];
    if (!other) taken.set(variable.name, variable);
    // Two inputs whose indexes clash have clashed by their paths already.
    if (!other || (variable.kind === "index" && other.kind === "index")) return [];
    return [collision(variable, other, keys)];
  });
  return [...twice, ...clashes];
}

function repeated(list: readonly Named[]): Breach[] {
  const seen = new Set<string>();
  return list
    .filter(({ entry: { name } }) => seen.size === seen.add(name).size)
    .map((listed) => ({
      code: "repeated-name",
      keys: fieldKeys(listed, "name"),
      problem: `The name '${excerpt(listed.entry.name)}' is already in this list.`,
      remedy: "Give each its own name.",
    }));
}

/** It collides with the variables every task gets, except those for folders. */
function isReserved({ name, kind }: Variable, other: Variable | undefined): boolean {
  if (kind === "index" || !isReservedVariable(name)) return false;
  if (other === undefined || other.path !== undefined) return true;
  return name === outputPath ? kind === "input" : name === "HOME" || name === "TMPDIR";
}

function reservedName({ name, kind }: Variable, keys: Keys): Breach {
  const what = kind === "secret" ? "secret" : "input";
  return {
    code: "reserved-name",
    keys,
    problem: `This ${what} would set ${name}, a variable that is reserved because programs, the system or the contract depend on it.`,
    remedy: `Give the ${what} another name.`,
  };
}

function collision({ name, when }: Variable, other: Variable, keys: Keys): Breach {
  const whose = other.path === undefined ? "which every task gets" : "which the task already has";
  const run = when === "collection" || other.when === "collection";
  return {
    code: "environment-collision",
    keys,
    problem: `This name becomes the environment variable ${name}${run ? " for an item of a collection" : ""}, ${whose}.`,
    remedy: "Choose a name that differs by at least one letter or digit.",
  };
}

/** References of a task that point to nothing. */
export function referenceBreaches({ shared = {} }: Definition, { dangling }: Parts): Breach[] {
  return dangling.map(({ keys, kind, name }) => ({
    code: "unknown-reference",
    keys: [...keys, "$ref"],
    problem: `There is no '${excerpt(name)}' among the shared ${kind}.`,
    remedy: () => {
      const meant = nearest(name, Object.keys(shared[kind] ?? {}));
      return meant
        ? `Write '#/shared/${kind}/${escapeKey(meant)}'.`
        : `Add it to the shared ${kind}, or correct the name.`;
    },
  }));
}

/** Whether what secrets come from exists. A shared secret is looked at once, where it is kept. */
export function* secretBreaches(definition: Definition): Iterable<Breach> {
  const inTasks = definition.tasks.flatMap(({ secrets = [] }, task) =>
    secrets.flatMap((secret, index) =>
      "$ref" in secret ? [] : [{ secret, keys: ["tasks", task, "secrets", index] }],
    ),
  );
  const shared = Object.entries(definition.shared?.secrets ?? {}).map(([key, secret]) => ({
    secret,
    keys: ["shared", "secrets", key],
  }));
  const authorizations = new Map<string, Authorization>();
  for (const each of definition.authorizations ?? []) {
    if (!authorizations.has(each.name)) authorizations.set(each.name, each);
  }
  const names = [...authorizations.keys()];
  for (const { secret, keys } of [...inTasks, ...shared]) {
    yield* sourceBreaches(authorizations, names, secret, [...keys, "from"]);
  }
}

function* sourceBreaches(
  authorizations: ReadonlyMap<string, Authorization>,
  names: readonly string[],
  { from }: Secret,
  keys: Keys,
): Iterable<Breach> {
  if (from === undefined) return;
  const dot = from.lastIndexOf(".");
  const [name, output] = [from.slice(0, dot), from.slice(dot + 1)];
  const authorization = authorizations.get(name);
  if (!authorization) {
    yield {
      code: "unknown-authorization",
      keys,
      problem: `There is no authorization '${excerpt(name)}'.`,
      remedy: () => {
        const meant = nearest(name, names);
        if (meant) return `Write '${meant}.${excerpt(output)}'.`;
        return names.length > 0
          ? `Use one that exists: ${joinWithOr(names)}.`
          : "Add it to the authorizations.";
      },
    };
    return;
  }
  const outputs: readonly string[] = authorizationOutputs[authorization.type];
  if (outputs.includes(output)) return;
  yield {
    code: "unknown-authorization-output",
    keys,
    problem: `The authorization '${excerpt(name)}' has no output '${excerpt(output)}'.`,
    remedy: `Write ${joinWithOr(outputs.map((each) => `'${excerpt(name)}.${each}'`))}.`,
  };
}
