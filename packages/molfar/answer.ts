import type { Checked, Format } from "./check.ts";
import { describeEnvironment, type Variable } from "./environment.ts";
import type { Finding } from "./finding.ts";
import { limits } from "./limits.ts";
import { excerpt } from "./text/wording.ts";

/** A task with the variables it will get; `more` counts those that didn't fit. */
type AnsweredTask = { name: string; environment: readonly Variable[]; more?: number };

/** The answer about a text, for programs. Absent counts mean that everything is here. */
export type Answer = {
  format: Format;
  findings: readonly Finding[];
  /** How many findings there are beyond these. */
  more?: number;
  tasks: readonly AnsweredTask[];
  /** How many tasks there are beyond these. */
  moreTasks?: number;
};

/**
 * The answer about a text, within a limit of bytes: findings first, then tasks, each in their
 * order.
 *
 * @param bytes of the answer as indented JSON
 */
export function buildAnswer(checked: Checked, bytes: number = limits.answer): Answer {
  const { format, definition } = checked;
  // The rest of an answer takes less.
  const budget = new ByteBudget(bytes - 1_000, 2);
  const findings = fitting(checked.findings, budget);
  const moreFindings = findings.more + (checked.more ?? 0);

  const all = definition?.tasks ?? [];
  const tasks: AnsweredTask[] = [];
  for (const task of all) {
    const name = excerpt(task.name);
    if (!budget.takes({ name, environment: [], more: 0 })) break;
    const { first, more } = fitting(
      definition ? describeEnvironment(definition, task) : [],
      budget,
    );
    tasks.push({ name, environment: first, ...(more > 0 && { more }) });
    if (more > 0) break;
  }
  const moreTasks = all.length - tasks.length;
  return {
    format,
    findings: findings.first,
    ...(moreFindings > 0 && { more: moreFindings }),
    tasks,
    ...(moreTasks > 0 && { moreTasks }),
  };
}

/** The first of some items, and how many there are beyond them. */
export function fitting<Item>(
  items: readonly Item[],
  budget: ByteBudget,
): { first: readonly Item[]; more: number } {
  const end = items.findIndex((item) => !budget.takes(item));
  return end < 0
    ? { first: items, more: 0 }
    : { first: items.slice(0, end), more: items.length - end };
}

/** Levels of brackets around the most deeply nested item of an answer. */
const levels = 4;

/** The bytes that an answer may still take. */
export class ByteBudget {
  readonly #indent: number;
  #left: number;

  /**
   * @param bytes of the answer as JSON
   * @param indent with how many spaces that is written for each level; 0 for one line
   */
  constructor(bytes: number, indent = 0) {
    this.#left = bytes;
    this.#indent = indent;
  }

  /** Whether there is room for something, which is then taken. */
  takes(item: unknown): boolean {
    const json = JSON.stringify(item, null, this.#indent);
    const lines = json.split("\n").length;
    this.#left -= new TextEncoder().encode(json).length + lines * (1 + levels * this.#indent);
    return this.#left >= 0;
  }
}
