import { outputCollisions, outputNameProblem, pathProblem } from "../contract/paths.ts";
import type { Keys } from "../finding.ts";
import { fieldKeys, type Listed, type Parts } from "../parts.ts";
import { isDirectory } from "../shapes/flow.ts";
import type { Task } from "../shapes/task.ts";
import { excerpt } from "../text/wording.ts";
import type { Breach } from "./structure.ts";

type Output = {
  listed: Listed<unknown>;
  /** The field that says where the output is written. */
  field: "name" | "path";
  /** Where it is written, below OUTPUT_PATH. */
  path: string;
};

/** Whether every output has its own place below OUTPUT_PATH, and every path stays inside it. */
export function outputBreaches({ parameters, artifacts }: Parts): Breach[] {
  const named = parameters.filter(({ entry }) => entry.direction === "output");
  const written = artifacts.filter(({ entry }) => entry.direction === "output");
  const outputs: Output[] = [
    ...named
      .filter(({ entry }) => !outputNameProblem(entry.name))
      .map((listed) => ({ listed, field: "name" as const, path: listed.entry.name })),
    ...written
      .filter(({ entry }) => !pathProblem(entry.path))
      .map((listed) => ({ listed, field: "path" as const, path: listed.entry.path })),
  ];
  return [
    ...named.flatMap(nameBreach),
    ...artifacts.flatMap(lengthBreach),
    ...outputCollisions(outputs.map(({ path }) => path)).flatMap(({ output, other }) =>
      collision(outputs[output], outputs[other]),
    ),
  ];
}

/** The shape has held the path to everything but its length in bytes. */
function lengthBreach(listed: Parts["artifacts"][number]): Breach[] {
  const problem = pathProblem(listed.entry.path);
  if (!problem) return [];
  return [
    {
      code: "illegal-path",
      keys: fieldKeys(listed, "path"),
      problem: `The path '${excerpt(listed.entry.path)}' ${problem}.`,
      remedy: "Use a shorter path.",
    },
  ];
}

function nameBreach(listed: Parts["parameters"][number]): Breach[] {
  const problem = outputNameProblem(listed.entry.name);
  if (!problem) return [];
  return [
    {
      code: "illegal-output-name",
      keys: fieldKeys(listed, "name"),
      problem: `The output parameter '${excerpt(listed.entry.name)}' becomes a file name, and it ${problem}.`,
      remedy: "Use a name that is one file name, such as 'total'.",
    },
  ];
}

function collision(output: Output | undefined, other: Output | undefined): Breach[] {
  // Two parameters of one name break the rule for repeated names.
  if (!output || !other || (output.field === "name" && output.path === other.path)) return [];
  return [
    {
      code: "output-collision",
      keys: fieldKeys(output.listed, output.field),
      problem: `The output '${excerpt(output.path)}' would overwrite the output '${excerpt(other.path)}', because one is at or below the other.`,
      remedy: "Give one of them another path. Case doesn't tell paths apart.",
    },
  ];
}

/** The requirements of split and reduce on a task's parameters and artifacts. */
export function taskTypeBreaches(task: Task, keys: Keys, parts: Parts): Breach[] {
  // The target of a dangling reference is unknown, so nothing can be counted.
  if (parts.dangling.length > 0) return [];
  if (task.task_type === "split") return splitBreaches(keys, parts);
  if (task.task_type === "reduce") return reduceBreaches(keys, parts);
  return [];
}

function splitBreaches(keys: Keys, { parameters }: Parts): Breach[] {
  const outputs = parameters.filter(({ entry }) => entry.direction === "output");
  const [only] = outputs;
  if (outputs.length !== 1 || only === undefined) {
    return [
      {
        code: "split-output-count",
        keys: [...keys, "task_type"],
        problem: `A split task needs exactly one output parameter, and this one has ${formatCount(outputs)}.`,
        remedy: "Keep one parameter with direction output: the number of chunks.",
      },
    ];
  }
  if (only.entry.type === "number") return [];
  return [
    {
      code: "split-output-type",
      keys: fieldKeys(only, "type"),
      problem: `The output parameter of a split task must be the number of chunks, but '${excerpt(only.entry.name)}' is a ${only.entry.type}.`,
      remedy: "Set its type to 'number'.",
    },
  ];
}

function reduceBreaches(keys: Keys, { artifacts }: Parts): Breach[] {
  const inputs = artifacts.filter(({ entry }) => entry.direction === "input");
  const outputs = artifacts.filter(({ entry }) => entry.direction === "output");
  return [
    ...(inputs.length === 1
      ? inputs.filter(({ entry }) => !isDirectory(entry)).map(inputIsFile)
      : [
          {
            code: "reduce-input-count",
            keys: [...keys, "task_type"],
            problem: `A reduce task needs exactly one input artifact, and this one has ${formatCount(inputs)}.`,
            remedy: "Keep one artifact with direction input: the directory of results to join.",
          } satisfies Breach,
        ]),
    ...(outputs.length === 1
      ? outputs.filter(({ entry }) => isDirectory(entry)).map(outputIsDirectory)
      : [
          {
            code: "reduce-output-count",
            keys: [...keys, "task_type"],
            problem: `A reduce task needs exactly one output artifact, and this one has ${formatCount(outputs)}.`,
            remedy: "Keep one artifact with direction output: the joined file.",
          } satisfies Breach,
        ]),
  ];
}

function inputIsFile(listed: Parts["artifacts"][number]): Breach {
  return {
    code: "reduce-input-directory",
    keys: fieldKeys(listed, "path"),
    problem: `The input artifact of a reduce task must be a directory, but '${excerpt(listed.entry.path)}' is a file.`,
    remedy: "End its path with /.",
  };
}

function outputIsDirectory(listed: Parts["artifacts"][number]): Breach {
  return {
    code: "reduce-output-file",
    keys: fieldKeys(listed, "path"),
    problem: `The output artifact of a reduce task must be a file, but '${excerpt(listed.entry.path)}' is a directory.`,
    remedy: "Use a path that doesn't end with /.",
  };
}

function formatCount(list: readonly unknown[]): string {
  return list.length === 0 ? "none" : String(list.length);
}
