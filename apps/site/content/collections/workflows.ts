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
import { integrations } from "./integrations.ts";
import { mcpServers } from "./mcp-servers.ts";

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
].map((workflow) => ({
  ...workflow,
  line: lineOf[workflow.category],
  connectsThrough: connectionText(workflow.connects),
}));

/**
 * 'Connectors for Xero and Gmail; MCP servers for Odoo; a container or MCP server of your own for
 * your warehouse system.' An id that isn't listed stays as it is, and the build names it.
 */
export function connectionText({ connectors, servers, own }: Workflow["connects"]): string {
  const nameIn = (listed: readonly { id: string; name: string }[]) => (id: string) =>
    listed.find((each) => each.id === id)?.name ?? id;
  const ways = [
    connectors.length > 0 && `connectors for ${and(connectors.map(nameIn(integrations)))}`,
    servers.length > 0 && `MCP servers for ${and(servers.map(nameIn(mcpServers)))}`,
    own.length > 0 && `a container or MCP server of your own for ${and(own)}`,
  ].filter((way) => way !== false);
  const text = ways.join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function and(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** The connectors and servers that a workflow names and no list has, a sentence for each. */
export function connectionProblems({ id, connects }: Pick<Workflow, "id" | "connects">): string[] {
  const missing = (names: readonly string[], listed: readonly { id: string }[], where: string) =>
    names
      .filter((name) => !listed.some((each) => each.id === name))
      .map(
        (name) =>
          `content/workflows/, record '${id}', field connects: '${name}' isn't listed. Use an id of ${where}, or name the system under own.`,
      );
  return [
    ...missing(connects.connectors, integrations, "content/collections/integrations.ts"),
    ...missing(connects.servers, mcpServers, "content/mcp-servers/"),
  ];
}

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
  problems: (records) => records.flatMap(connectionProblems),
  categories: workflowCategories,
  page: "/workflows",
  search: ({
    id,
    title,
    description,
    category,
    tags,
    implementation,
    connectsThrough,
    workflow,
  }) => ({
    kind: "workflow",
    address: `/workflows?open=${id}`,
    title,
    context: description,
    body: [
      ...[category, connectsThrough, ...tags],
      ...[implementation.dataInputs, implementation.aiModels, implementation.outputs].flat(),
      ...workflow.flatMap(({ name, text }) => [name, text]),
    ].join(" "),
  }),
  files: workflowFiles,
});
