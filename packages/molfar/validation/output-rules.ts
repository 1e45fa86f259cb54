import { outputCollisions } from "../contract/output-collisions.ts";
import { outputNameProblem, pathProblem } from "../contract/paths.ts";
import { fieldKeys, type Listed, type Parts } from "../parts.ts";
import { excerpt } from "../text/wording.ts";
import type { Breach } from "./breach.ts";

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
