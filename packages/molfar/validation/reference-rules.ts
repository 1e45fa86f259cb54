import { escapeKey, type Keys } from "../finding.ts";
import type { Parts } from "../parts.ts";
import type { Definition, SharedKind } from "../shapes/definition.ts";
import type { Secret } from "../shapes/flow.ts";
import { type Authorization, authorizationOutputs } from "../shapes/task.ts";
import { excerpt, joinWithOr, nearest } from "../text/wording.ts";
import type { Breach } from "./structure.ts";

/** The names of what tasks can share. */
type SharedNames = Readonly<Record<SharedKind, readonly string[]>>;

export function sharedNames({ shared = {} }: Definition): SharedNames {
  return {
    parameters: Object.keys(shared.parameters ?? {}),
    secrets: Object.keys(shared.secrets ?? {}),
    artifacts: Object.keys(shared.artifacts ?? {}),
  };
}

/** References of a task that point to nothing. */
export function referenceBreaches(names: SharedNames, { dangling }: Parts): Breach[] {
  return dangling.map(({ keys, kind, name }) => ({
    code: "unknown-reference",
    keys: [...keys, "$ref"],
    problem: `There is no '${excerpt(name)}' among the shared ${kind}.`,
    remedy: () => {
      const meant = nearest(name, names[kind]);
      return meant
        ? `Write '#/shared/${kind}/${escapeKey(meant)}'.`
        : `Add it to the shared ${kind}, or correct the name.`;
    },
  }));
}

/** Whether what secrets come from exists. A shared secret is looked at once, where it is kept. */
export function secretBreaches(definition: Definition): Breach[] {
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
  return [...inTasks, ...shared].flatMap(({ secret, keys }) =>
    sourceBreaches(authorizations, names, secret, [...keys, "from"]),
  );
}

function sourceBreaches(
  authorizations: ReadonlyMap<string, Authorization>,
  names: readonly string[],
  { from }: Secret,
  keys: Keys,
): Breach[] {
  if (from === undefined) return [];
  const dot = from.lastIndexOf(".");
  const [name, output] = [from.slice(0, dot), from.slice(dot + 1)];
  const authorization = authorizations.get(name);
  if (!authorization) {
    return [
      {
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
      },
    ];
  }
  const outputs: readonly string[] = authorizationOutputs[authorization.type];
  if (outputs.includes(output)) return [];
  return [
    {
      code: "unknown-authorization-output",
      keys,
      problem: `The authorization '${excerpt(name)}' has no output '${excerpt(output)}'.`,
      remedy: `Write ${joinWithOr(outputs.map((each) => `'${excerpt(name)}.${each}'`))}.`,
    },
  ];
}
