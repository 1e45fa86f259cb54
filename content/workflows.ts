import type { Workflow } from "./schema/workflow.ts";
import { commerceWorkflows } from "./workflows/commerce.ts";
import { financeWorkflows } from "./workflows/finance.ts";
import { operationsWorkflows } from "./workflows/operations.ts";
import { peopleWorkflows } from "./workflows/people.ts";
import { regulatedWorkflows } from "./workflows/regulated.ts";
import { systemsWorkflows } from "./workflows/systems.ts";

/** The workflows in the order of the page. All their metrics are sample figures. */
export const workflows: readonly Workflow[] = [
  ...financeWorkflows,
  ...regulatedWorkflows,
  ...peopleWorkflows,
  ...operationsWorkflows,
  ...commerceWorkflows,
  ...systemsWorkflows,
];
