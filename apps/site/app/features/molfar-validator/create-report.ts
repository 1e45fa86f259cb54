import { check } from "@yno/molfar";
import { ByteBudget, fitting } from "@yno/molfar/answer";
import { describeEnvironment, givenToEveryTask } from "@yno/molfar/environment";
import { limits } from "@yno/molfar/limits";
import type { Definition } from "@yno/molfar/shapes/definition";
import type { Task } from "@yno/molfar/shapes/task";
import { excerpt } from "@yno/molfar/wording";
import type { Excerpt, Report, ReportedTask } from "./report.ts";

/** How many of each are shown; of findings, as many as the library gives. */
export const shownAtMost = { tasks: 20, variables: 50 } as const;

/** Reads a Dockerfile or a definition in JSON. Never throws. */
export function createReport(text: string): Report {
  const { format, definition, findings, more = 0 } = check(text);
  const room = new ByteBudget(limits.answer);
  const fits = fitting(findings, room);
  return {
    format,
    findings: { first: fits.first, more: fits.more + more },
    tasks: definition ? reportTasks(definition, room) : null,
    everyTask,
  };
}

const everyTask = givenToEveryTask();
const givenKinds = new Set(everyTask.map(({ kind }) => kind));

function reportTasks(definition: Definition, room: ByteBudget): Excerpt<ReportedTask> {
  const { tasks } = definition;
  const shown = tasks.slice(0, shownAtMost.tasks).map((task) => reported(definition, task));
  const { first } = fitting(shown, room);
  return { first, more: tasks.length - first.length };
}

function reported(definition: Definition, task: Task): ReportedTask {
  const variables = describeEnvironment(definition, task).filter(
    ({ kind }) => !givenKinds.has(kind),
  );
  const first = variables.slice(0, shownAtMost.variables);
  return {
    name: excerpt(task.name),
    description: excerpt(task.description, limits.description),
    type: task.task_type ?? "other",
    variables: { first, more: variables.length - first.length },
  };
}
