/** What two task runs must have in common for one to reuse the other's results. */
import type { Parameter } from "../shapes/flow.ts";
import type { Task } from "../shapes/task.ts";
import { byBytes } from "./collections.ts";

/** An image by its ID, or the words of a process with the files that count as its program. */
export type Program =
  | { image: string }
  | { process: readonly string[]; sources: readonly { name: string; sha256: string }[] };

/** What all task runs of a step share. */
type StepFacts = {
  executor: string;
  program: Program;
  task: Pick<Task, "name" | "command" | "args" | "task_type">;
  ports: readonly Port[];
  secrets: readonly string[];
};

export type ItemFacts = {
  inputs: readonly { name: string; sha256: string; fileName: string }[];
  index: number | null;
};

/** A parameter or an artifact, without what is for people. */
type Port = {
  name: string;
  direction: Parameter["direction"];
  type?: Parameter["type"];
  path?: string;
};

/** The keys of an input in the order of RFC 8785. */
const inputKeys = ["fileName", "name", "sha256"];

/**
 * The text whose SHA-256 is the key: RFC 8785 JSON of everything that decides what comes out. The
 * parts that all items of a step share are written once.
 */
export function taskRunFacts(facts: StepFacts): (item: ItemFacts) => string {
  const { task, ports, secrets } = facts;
  const before = `"executor":${canonicalJson(facts.executor)},"format":1`;
  const after = canonicalJson({
    ports: ports.toSorted((a, b) => byBytes(a.name, b.name) || byBytes(a.direction, b.direction)),
    program: facts.program,
    secrets: secrets.toSorted(byBytes),
    task: {
      name: task.name,
      command: task.command ?? null,
      args: task.args ?? [],
      task_type: task.task_type ?? "other",
    },
  }).slice(1);
  return ({ index, inputs }) => {
    const sorted = JSON.stringify(
      inputs.toSorted((a, b) => byBytes(a.name, b.name)),
      inputKeys,
    );
    return `{${before},"index":${index},"inputs":${sorted},${after}`;
  };
}

/** RFC 8785: keys in the order of their UTF-16 units, no white space. Numbers are whole here. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(",")}}`;
}
