import type { LineId } from "@yno/brand/site";
import { defineCollection } from "#build/content/collection.ts";
import { workflowFiles } from "#build/outputs/workflow-files.ts";
import {
  type Workflow,
  type WorkflowCategory,
  workflowCategories,
  workflowShape,
} from "../schema/workflow.ts";
import { commerceWorkflows } from "../workflows/commerce.ts";
import { financeWorkflows } from "../workflows/finance.ts";
import { operationsWorkflows } from "../workflows/operations.ts";
import { peopleWorkflows } from "../workflows/people.ts";
import { regulatedWorkflows } from "../workflows/regulated.ts";
import { systemsWorkflows } from "../workflows/systems.ts";

/** The groups of trades: each has one line of the site's map, which colours its workflows. */
const lineOf: Record<WorkflowCategory, LineId> = {
  Finance: "product",
  Banking: "legal",
  Insurance: "legal",
  Legal: "legal",
  "Human Resources": "company",
  "Customer Support": "company",
  Healthcare: "company",
  Logistics: "quick",
  Manufacturing: "quick",
  Utilities: "quick",
  Sales: "plans",
  Retail: "plans",
  Property: "plans",
  "IT Operations": "resources",
  Security: "resources",
};

/** The workflows in the order of the page. All their metrics are sample figures. */
export const workflows: readonly Workflow[] = [
  ...financeWorkflows,
  ...regulatedWorkflows,
  ...peopleWorkflows,
  ...operationsWorkflows,
  ...commerceWorkflows,
  ...systemsWorkflows,
].map((workflow) => ({ ...workflow, line: lineOf[workflow.category] }));

/** The workflows in which a person decides at some step, counted for the pages that say how many. */
export const workflowCounts = {
  all: workflows.length,
  withApproval: workflows.filter(({ workflow }) => workflow.some(({ decides }) => decides)).length,
} as const;

export const collection = defineCollection({
  source: "content/workflows/",
  records: workflows,
  shape: workflowShape,
  name: ({ id }) => id,
  unique: ["id"],
  categories: workflowCategories,
  page: "/workflows",
  search: ({ id, title, description, category, tags, implementation, workflow }) => ({
    kind: "workflow",
    address: `/workflows?open=${id}`,
    title,
    context: description,
    body: [
      ...[category, ...tags],
      ...[implementation.dataInputs, implementation.aiModels, implementation.outputs].flat(),
      ...workflow.flatMap(({ name, text }) => [name, text]),
    ].join(" "),
  }),
  files: workflowFiles,
});
