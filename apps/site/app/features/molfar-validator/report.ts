import type { Format } from "@yno/molfar";
import type { Variable } from "@yno/molfar/environment";
import type { Finding } from "@yno/molfar/finding";
import type { Task } from "@yno/molfar/shapes/task";
import { validatorWords } from "#content/messages/molfar-validator.ts";

/** The first of many, so that no text can make a page of 10,000 rows, and how many more there are. */
export type Excerpt<Item> = { first: readonly Item[]; more: number };

export type TaskType = NonNullable<Task["task_type"]>;

/** A task of the image, with what it has in its environment beside what every task gets. */
export type ReportedTask = {
  name: string;
  description: string;
  type: TaskType;
  variables: Excerpt<Variable>;
};

/** What the page says about a text. A plain record, since it comes from a worker. */
export type Report = {
  format: Format;
  findings: Excerpt<Finding>;
  /** Null when the text holds no definition whose structure is right. */
  tasks: Excerpt<ReportedTask> | null;
  /** What every task has in its environment. */
  everyTask: readonly Variable[];
};

/** How many there are in all. */
export function countAll({ first, more }: Excerpt<unknown>): number {
  return first.length + more;
}

/** The outcome in a sentence. */
export function summarise({ findings, tasks }: Report): string {
  const count = countAll(findings);
  const found = count === 0 ? validatorWords.noFindings : validatorWords.findingCount(count);
  return tasks
    ? validatorWords.foundInTasks(found, validatorWords.taskCount(countAll(tasks)))
    : `${found}.`;
}
