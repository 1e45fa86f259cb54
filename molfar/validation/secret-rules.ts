import type { Definition } from "../shapes/definition.ts";
import type { Secret } from "../shapes/flow.ts";
import { authorizationOutputs } from "../shapes/task.ts";
import { anyOf, nearest } from "../text/nearest.ts";
import { pointer } from "../text/pointer.ts";
import type { Breach } from "./breach.ts";

/** Whether what secrets come from exists. A shared secret is looked at once, where it is kept. */
export function secretBreaches(definition: Definition): Breach[] {
  const inTasks = definition.tasks.flatMap(({ secrets = [] }, task) =>
    secrets.flatMap((secret, index) =>
      "$ref" in secret ? [] : [{ secret, path: pointer("tasks", task, "secrets", index) }],
    ),
  );
  const shared = Object.entries(definition.shared?.secrets ?? {}).map(([key, secret]) => ({
    secret,
    path: pointer("shared", "secrets", key),
  }));
  return [...inTasks, ...shared].flatMap(({ secret, path }) =>
    sourceBreaches(definition, secret, `${path}/from`),
  );
}

function sourceBreaches(
  { authorizations = [] }: Definition,
  { from }: Secret,
  path: string,
): Breach[] {
  if (from === undefined) return [];
  const dot = from.lastIndexOf(".");
  const [name, output] = [from.slice(0, dot), from.slice(dot + 1)];
  const authorization = authorizations.find((each) => each.name === name);
  if (!authorization) {
    const names = authorizations.map((each) => each.name);
    const meant = nearest(name, names);
    return [
      {
        code: "unknown-authorization",
        path,
        problem: `There is no authorization '${name}'.`,
        remedy: meant
          ? `Write '${meant}.${output}'.`
          : names.length > 0
            ? `Name one that exists: ${anyOf(names)}.`
            : "Add it to the authorizations.",
      },
    ];
  }
  const outputs: readonly string[] = authorizationOutputs[authorization.type];
  if (outputs.includes(output)) return [];
  return [
    {
      code: "unknown-authorization-output",
      path,
      problem: `The authorization '${name}' has no output '${output}'.`,
      remedy: `Write ${anyOf(outputs.map((each) => `'${name}.${each}'`))}.`,
    },
  ];
}
