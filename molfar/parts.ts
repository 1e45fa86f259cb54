import type { Definition, SharedKind } from "./shapes/definition.ts";
import type { Artifact, Parameter, Secret } from "./shapes/flow.ts";
import type { Task } from "./shapes/task.ts";
import { pointer, unescapeKey } from "./text/pointer.ts";

/** An entry of a task, with where the task lists it, and whether as a reference. */
export type Listed<Entry> = { entry: Entry; path: string; referenced: boolean };

/** What a task lists, with every reference followed. */
export type Parts = {
  parameters: readonly Listed<Parameter>[];
  secrets: readonly Listed<Secret>[];
  artifacts: readonly Listed<Artifact>[];
  /** References that point to nothing. */
  dangling: readonly { path: string; kind: SharedKind; name: string }[];
};

type Reference = { $ref: string };

/**
 * What a task lists. An entry that is a reference has the path of the reference.
 *
 * @param path where the task stands, as a JSON pointer; entries lie below it
 */
export function partsOf({ shared }: Definition, task: Task, path: string): Parts {
  const dangling: Parts["dangling"][number][] = [];

  function follow<Entry extends object>(
    kind: SharedKind,
    listed: readonly (Entry | Reference)[] = [],
    known: Readonly<Record<string, Entry>> = {},
  ): Listed<Entry>[] {
    return listed.flatMap((given, index): Listed<Entry>[] => {
      const own = path + pointer(kind, index);
      if (!isReference(given)) return [{ entry: given, path: own, referenced: false }];
      const name = nameIn(given);
      const entry = Object.hasOwn(known, name) ? known[name] : undefined;
      if (entry) return [{ entry, path: own, referenced: true }];
      dangling.push({ path: own, kind, name });
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

/** The parts of every task, each with where the task stands. */
export function partsOfTasks(definition: Definition) {
  return definition.tasks.map((task, index) => {
    const path = pointer("tasks", index);
    return { task, path, parts: partsOf(definition, task, path) };
  });
}

/** Where a field of an entry stands. Of a reference, the task holds nothing but the reference. */
export function fieldOf({ path, referenced }: Listed<unknown>, field: string): string {
  return referenced ? path : `${path}/${field}`;
}

function isReference(entry: object): entry is Reference {
  return "$ref" in entry;
}

/** The shape has made sure that it reads `#/shared/<kind>/<name>`. */
function nameIn({ $ref }: Reference): string {
  return unescapeKey($ref.split("/")[3] ?? "");
}
