import type { CollectionKind } from "../contract/collections.ts";
import type { ValueType } from "../contract/values.ts";
import type { WiringRule } from "./wiring-findings.ts";

/** The source of a join. A file from disk has no known types and matches everything. */
export type Origin =
  | { kind: "parameter"; type: ValueType; isCount: boolean }
  | { kind: "value" }
  | { kind: "file"; mimeTypes?: readonly string[] }
  | { kind: "directory"; mimeTypes?: readonly string[]; holds: "files" | "directories" };

/** The target of a join. */
export type Target =
  | { kind: "parameter"; type: ValueType }
  | { kind: "file"; mimeTypes: readonly string[] }
  | { kind: "directory"; mimeTypes: readonly string[] };

/** Why a join is refused. */
export type JoinProblem = {
  code: Extract<WiringRule, "shape-mismatch" | "mime-mismatch">;
  problem: string;
  remedy: string;
};

/** Holds a join to the table of legal joins. */
export function joinProblem(
  origin: Origin,
  each: CollectionKind | undefined,
  target: Target,
): JoinProblem | undefined {
  if (each === "list" || each === "jsonl") return linesProblem(origin, each, target);
  if (each === "sorted") return sortedProblem(origin, target);
  if (each === "count") return countProblem(origin, target);
  if (origin.kind === "parameter" || origin.kind === "value") return valueProblem(origin, target);
  if (target.kind === "parameter") {
    return shape(
      `A ${origin.kind} can't become a parameter`,
      "Join a parameter, or give a value; a list goes item by item with 'each: list'.",
    );
  }
  if (origin.kind !== target.kind) {
    return shape(
      `A ${origin.kind} can't become a ${target.kind}`,
      origin.kind === "directory"
        ? "Add 'each: sorted' to pass its files one by one, or join a file."
        : "Join a directory.",
    );
  }
  return mimeProblem(origin.mimeTypes, target.mimeTypes);
}

function valueProblem(origin: Origin, target: Target): JoinProblem | undefined {
  if (target.kind === "directory") {
    return shape("A value can't become a directory", "Join a directory.");
  }
  if (target.kind === "file") return writtenProblem("A value", "text/plain", target.mimeTypes);
  if (origin.kind !== "parameter" || target.type === "string" || origin.type === target.type) {
    return undefined;
  }
  return shape(`A ${origin.type} can't become a ${target.type}`, `Join a ${target.type}.`);
}

function linesProblem(
  origin: Origin,
  each: "list" | "jsonl",
  target: Target,
): JoinProblem | undefined {
  if (origin.kind !== "file") {
    return shape(`'each: ${each}' takes the lines of a file, not a ${origin.kind}`, "Join a file.");
  }
  if (target.kind === "directory")
    return shape("An item can't become a directory", "Join a directory.");
  if (each === "list") {
    return target.kind === "file"
      ? writtenProblem("A line", "text/plain", target.mimeTypes)
      : undefined;
  }
  return target.kind === "file"
    ? writtenProblem("An item of JSONL", "application/json", target.mimeTypes)
    : shape("An object can't become a parameter", "Join it to a file that lists application/json.");
}

function sortedProblem(origin: Origin, target: Target): JoinProblem | undefined {
  if (origin.kind !== "directory") {
    return shape(`'each: sorted' takes a directory, not a ${origin.kind}`, "Join a directory.");
  }
  if (origin.holds === "directories") {
    return shape(
      "'each: sorted' takes files, and these results are directories",
      "Let the task give a file.",
    );
  }
  if (target.kind !== "file") {
    return shape(`A file can't become a ${target.kind}`, "Join it to a file.");
  }
  return mimeProblem(origin.mimeTypes, target.mimeTypes);
}

function countProblem(origin: Origin, target: Target): JoinProblem | undefined {
  if (origin.kind !== "parameter" || !origin.isCount) {
    return shape(
      "'each: count' takes the number of a split task that runs once",
      "Join the output parameter of a split task.",
    );
  }
  if (target.kind === "file") return writtenProblem("An index", "text/plain", target.mimeTypes);
  if (target.kind === "parameter" && target.type === "number") return undefined;
  const what = target.kind === "parameter" ? target.type : target.kind;
  return shape(`An index can't become a ${what}`, "Join it to a number.");
}

/** What becomes a file by being written to one has one type, and the input must list it. */
function writtenProblem(
  what: string,
  type: string,
  mimeTypes: readonly string[],
): JoinProblem | undefined {
  if (mimeTypes.some((each) => essence(each) === type)) return undefined;
  return shape(
    `${what} is ${type}, which the input doesn't take`,
    `List ${type} in the definition, or join a file of a type that the input takes.`,
  );
}

/** Both sides share a type, or one takes any bytes. Files from disk match everything. */
function mimeProblem(
  from: readonly string[] | undefined,
  to: readonly string[],
): JoinProblem | undefined {
  if (!from) return undefined;
  const taken = new Set(to.map(essence));
  const given = from.map(essence);
  const any = "application/octet-stream";
  if (taken.has(any) || given.includes(any) || given.some((type) => taken.has(type))) {
    return undefined;
  }
  return {
    code: "mime-mismatch",
    problem: `The output is ${given.join(" or ")}, and the input takes ${[...taken].join(" or ")}.`,
    remedy: "Join an output of that type, or list the type in the definition.",
  };
}

/** A MIME type without its parameters. */
function essence(mimeType: string): string {
  return (mimeType.split(";")[0] ?? "").trim().toLowerCase();
}

function shape(problem: string, remedy: string): JoinProblem {
  return { code: "shape-mismatch", problem: `${problem}.`, remedy };
}
