import { type Keys, unescapeKey } from "./finding.ts";
import type { Definition, SharedKind } from "./shapes/definition.ts";
import type { Artifact, Parameter, Secret } from "./shapes/flow.ts";
import type { Task } from "./shapes/task.ts";

/** An entry of a task, with where the task lists it, and whether as a reference. */
export type Listed<Entry> = { entry: Entry; keys: Keys; referenced: boolean };

/** The entries of a task, with every reference followed. */
export type Parts = {
  parameters: readonly Listed<Parameter>[];
  secrets: readonly Listed<Secret>[];
  artifacts: readonly Listed<Artifact>[];
  /** References that point to nothing. */
  dangling: readonly { keys: Keys; kind: SharedKind; name: string }[];
};

type Reference = { $ref: string };

/**
 * The entries of a task. An entry that is a reference has the keys of the reference.
 *
 * @param keys those that lead to the task
 */
export function collectParts({ shared }: Definition, task: Task, keys: Keys): Parts {
  const dangling: Parts["dangling"][number][] = [];

  function follow<Entry extends object>(
    kind: SharedKind,
    listed: readonly (Entry | Reference)[] = [],
    known: Readonly<Record<string, Entry>> = {},
  ): Listed<Entry>[] {
    return listed.flatMap((given, index): Listed<Entry>[] => {
      const own = [...keys, kind, index];
      if (!isReference(given)) return [{ entry: given, keys: own, referenced: false }];
      const name = nameIn(given);
      const entry = Object.hasOwn(known, name) ? known[name] : undefined;
      if (entry) return [{ entry, keys: own, referenced: true }];
      dangling.push({ keys: own, kind, name });
      return [];
    });
  }

  return {
    parameters: follow("parameters", task.parameters, shared?.parameters),
    secrets: follow("secrets", task.secrets, shared?.secrets),
    artifacts: follow("artifacts", task.artifacts, shared?.artifacts),
    dangling,
  };
}

/** The parts of every task, each with the place of the task. */
export function partsOfTasks(definition: Definition) {
  return definition.tasks.map((task, index) => {
    const keys = ["tasks", index];
    return { task, keys, parts: collectParts(definition, task, keys) };
  });
}

/** The place of an entry's field. For a reference, that's the reference in the task. */
export function fieldKeys({ keys, referenced }: Listed<unknown>, field: string): Keys {
  return referenced ? keys : [...keys, field];
}

function isReference(entry: object): entry is Reference {
  return "$ref" in entry;
}

/** The shape has made sure that it reads `#/shared/<kind>/<name>`. */
function nameIn({ $ref }: Reference): string {
  return unescapeKey($ref.split("/")[3] ?? "");
}
