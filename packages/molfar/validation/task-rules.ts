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
export function* outputBreaches({ parameters, artifacts }: Parts): Iterable<Breach> {
  const outputs: Output[] = [];
  for (const listed of parameters.filter(isOutput)) {
    const { name } = listed.entry;
    const problem = outputNameProblem(name);
    if (!problem) outputs.push({ listed, field: "name", path: name });
    else {
      yield {
        code: "illegal-output-name",
        keys: fieldKeys(listed, "name"),
        problem: `The output parameter '${excerpt(name)}' becomes a file name, and it ${problem}.`,
        remedy: "Use a name that is one file name, such as 'total'.",
      };
    }
  }
  for (const listed of artifacts) {
    const { path } = listed.entry;
    const problem = pathProblem(path);
    if (!problem && isOutput(listed)) outputs.push({ listed, field: "path", path });
    // The shape has held the path to everything but its length in bytes and its Unicode.
    if (problem) {
      yield {
        code: "illegal-path",
        keys: fieldKeys(listed, "path"),
        problem: `The path '${excerpt(path)}' ${problem}.`,
        remedy:
          problem === "is not valid Unicode"
            ? "Replace the character of which only half is there."
            : "Use a shorter path.",
      };
    }
  }
  for (const found of outputCollisions(outputs.map(({ path }) => path))) {
    const [output, other] = [outputs[found.output], outputs[found.other]];
    // Two parameters of one name break the rule for repeated names.
    if (!output || !other || (output.field === "name" && output.path === other.path)) continue;
    yield {
      code: "output-collision",
      keys: fieldKeys(output.listed, output.field),
      problem: `The output '${excerpt(output.path)}' would overwrite the output '${excerpt(other.path)}', because one is at or below the other.`,
      remedy: "Give one of them another path. Case doesn't tell paths apart.",
    };
  }
}

/** The requirements of split and reduce on a task's parameters and artifacts. */
export function* taskTypeBreaches(task: Task, keys: Keys, parts: Parts): Iterable<Breach> {
  // The target of a dangling reference is unknown, so nothing can be counted.
  if (parts.dangling.length > 0) return;
  if (task.task_type === "split") yield* splitBreaches([...keys, "task_type"], parts);
  if (task.task_type === "reduce") yield* reduceBreaches([...keys, "task_type"], parts);
}

function* splitBreaches(keys: Keys, { parameters }: Parts): Iterable<Breach> {
  const outputs = parameters.filter(isOutput);
  const [only] = outputs;
  if (!only || outputs.length > 1) {
    yield {
      code: "split-output-count",
      keys,
      problem: `A split task needs exactly one output parameter, and this one has ${formatCount(outputs)}.`,
      remedy: "Keep one parameter with direction output: the number of chunks.",
    };
  } else if (only.entry.type !== "number") {
    yield {
      code: "split-output-type",
      keys: fieldKeys(only, "type"),
      problem: `The output parameter of a split task must be the number of chunks, but '${excerpt(only.entry.name)}' is a ${only.entry.type}.`,
      remedy: "Set its type to 'number'.",
    };
  }
}

function* reduceBreaches(keys: Keys, { artifacts }: Parts): Iterable<Breach> {
  const inputs = artifacts.filter((listed) => !isOutput(listed));
  const outputs = artifacts.filter(isOutput);
  const [[input], [output]] = [inputs, outputs];
  if (!input || inputs.length > 1) {
    yield {
      code: "reduce-input-count",
      keys,
      problem: `A reduce task needs exactly one input artifact, and this one has ${formatCount(inputs)}.`,
      remedy: "Keep one artifact with direction input: the directory of results to join.",
    };
  } else if (!isDirectory(input.entry)) {
    yield {
      code: "reduce-input-directory",
      keys: fieldKeys(input, "path"),
      problem: `The input artifact of a reduce task must be a directory, but '${excerpt(input.entry.path)}' is a file.`,
      remedy: "End its path with /.",
    };
  }
  if (!output || outputs.length > 1) {
    yield {
      code: "reduce-output-count",
      keys,
      problem: `A reduce task needs exactly one output artifact, and this one has ${formatCount(outputs)}.`,
      remedy: "Keep one artifact with direction output: the joined file.",
    };
  } else if (isDirectory(output.entry)) {
    yield {
      code: "reduce-output-file",
      keys: fieldKeys(output, "path"),
      problem: `The output artifact of a reduce task must be a file, but '${excerpt(output.entry.path)}' is a directory.`,
      remedy: "Use a path that doesn't end with /.",
    };
  }
}

function isOutput({ entry }: Listed<{ direction: "input" | "output" }>): boolean {
  return entry.direction === "output";
}

function formatCount(list: readonly unknown[]): string {
  return list.length === 0 ? "none" : String(list.length);
}
