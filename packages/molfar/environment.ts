import { pointer } from "./finding.ts";
import {
  defaultProduct,
  environmentName,
  indexVariable,
  outputPath,
  pathVariable,
} from "./names.ts";
import { collectParts, type Parts } from "./parts.ts";
import type { Definition } from "./shapes/definition.ts";
import { isDirectory } from "./shapes/flow.ts";
import type { Task } from "./shapes/task.ts";
import { excerpt } from "./text/wording.ts";

/** A variable that a task finds in its environment. */
export type Variable = {
  name: string;
  kind: "input" | "secret" | "context" | "output" | "index";
  /** Its content, as a sentence. */
  meaning: string;
  /** In every run, or only in one that is passed the items of a collection. */
  when: "always" | "collection";
  /** Where the task declares it, as a JSON pointer; absent for what every task gets. */
  path?: string;
};

/** @property product the middle of the access token's name: MOLFAR_YNO_ACCESS_TOKEN */
export type EnvironmentOptions = { product?: string };

/**
 * The environment that a task will get, in the order in which the task lists it: inputs, secrets,
 * what every task gets, and the index of a collection's item. References without a target are
 * skipped. `validate` finds names that collide.
 */
export function describeEnvironment(
  definition: Definition,
  task: Task,
  options: EnvironmentOptions = {},
): Variable[] {
  return listVariables(collectParts(definition, task, []), options);
}

/** The same, for a task whose references are followed. */
export function listVariables(parts: Parts, options: EnvironmentOptions = {}): Variable[] {
  const inputs = listInputs(parts);
  return [
    ...inputs.map(
      ({ name, holds, keys }): Variable => ({
        name: pathVariable(name),
        kind: "input",
        meaning: `Path of ${holds}.`,
        when: "always",
        path: pointer(...keys),
      }),
    ),
    ...parts.secrets.map(
      ({ entry, keys }): Variable => ({
        name: environmentName(entry.name),
        kind: "secret",
        meaning: `The secret '${entry.name}', ${entry.from ? `from ${excerpt(entry.from)}` : "as given when the workflow was designed"}.`,
        when: "always",
        path: pointer(...keys),
      }),
    ),
    ...givenToEveryTask(options),
    ...inputs.map(
      ({ name, keys }): Variable => ({
        name: indexVariable(name),
        kind: "index",
        meaning: `Number of the item that '${name}' holds, counted from zero, when the items of a collection are passed one by one.`,
        when: "collection",
        path: pointer(...keys),
      }),
    ),
  ];
}

/** The context of the run, where results go, and where everything else is written. */
export function givenToEveryTask({ product = defaultProduct }: EnvironmentOptions = {}) {
  const given = (name: string, kind: "context" | "output", meaning: string): Variable => ({
    name,
    kind,
    meaning,
    when: "always",
  });
  return [
    given("MOLFAR_ACCOUNT_ID", "context", "ID of the account that runs the pipeline."),
    given("MOLFAR_PIPELINE_ID", "context", "ID of the pipeline that the task is part of."),
    given(
      `MOLFAR_${environmentName(product)}_ACCESS_TOKEN`,
      "context",
      `Access token of the user, for calls to ${product}.`,
    ),
    given(outputPath, "output", "Path to write the results to."),
    given("HOME", "context", "The directory /tmp, which is empty at first."),
    given("TMPDIR", "context", "The same directory, for temporary files."),
  ];
}

/** What the task gets as files: parameters first, then artifacts. */
function listInputs({ parameters, artifacts }: Parts) {
  return [
    ...parameters
      .filter(({ entry }) => entry.direction === "input")
      .map(({ entry: { name, type }, keys }) => ({
        ...{ name, keys },
        holds: `a file that holds the parameter '${name}', a ${type}`,
      })),
    ...artifacts
      .filter(({ entry }) => entry.direction === "input")
      .map(({ entry, keys }) => ({
        ...{ name: entry.name, keys },
        holds: `the ${isDirectory(entry) ? "directory" : "file"} '${entry.name}'`,
      })),
  ];
}
