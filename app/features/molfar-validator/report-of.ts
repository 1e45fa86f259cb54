import { check } from "#molfar/check.ts";
import { environmentOf, givenToEveryTask } from "#molfar/environment.ts";
import type { Definition } from "#molfar/shapes/definition.ts";
import type { Excerpt, Report, ReportedTask } from "./report.ts";

/** How many of each are shown. */
export const shownAtMost = { findings: 100, tasks: 20, variables: 50 } as const;

/** Reads a Dockerfile or a definition in JSON. Never throws. */
export function reportOf(text: string): Report {
  const { format, definition, findings } = check(text);
  return {
    format,
    findings: excerpt(findings, shownAtMost.findings),
    tasks: definition ? tasksOf(definition) : null,
    everyTask,
  };
}

const everyTask = givenToEveryTask();
const givenKinds = new Set(everyTask.map(({ kind }) => kind));

function tasksOf(definition: Definition): Excerpt<ReportedTask> {
  const { first, more } = excerpt(definition.tasks, shownAtMost.tasks);
  const reported = first.map((task) => ({
    name: task.name,
    description: task.description,
    type: task.task_type ?? "other",
    variables: excerpt(
      environmentOf(definition, task).filter(({ kind }) => !givenKinds.has(kind)),
      shownAtMost.variables,
    ),
  }));
  return { first: reported, more };
}

function excerpt<Item>(items: readonly Item[], most: number): Excerpt<Item> {
  return { first: items.slice(0, most), more: Math.max(0, items.length - most) };
}
