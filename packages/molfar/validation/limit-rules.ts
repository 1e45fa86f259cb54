import type { Keys } from "../finding.ts";
import { limits } from "../limits.ts";
import { type Definition, sharedKinds } from "../shapes/definition.ts";
import type { Breach } from "./breach.ts";

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
