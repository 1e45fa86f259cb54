import type { LineId } from "@yno/brand/site";
import type { McpServer } from "@yno/registry/mcp-server";
import type { SearchRecord } from "@yno/search/search-index";
import type { Element } from "hast";
import { faq } from "#content/faq.ts";
import { integrations } from "#content/integrations.ts";
import { jobs } from "#content/jobs.ts";
import type { Job } from "#content/schema/careers.ts";
import type { Integration } from "#content/schema/integration.ts";
import type { Workflow } from "#content/schema/workflow.ts";
import { searchNames } from "#content/search-names.ts";
import { workflows } from "#content/workflows.ts";
import { mcpServers } from "#tools/content/mcp-servers.ts";
import { plainAnswer } from "../content/answers.ts";
import { lines, pages, shortTitle } from "../content/pages.ts";
import { readNews } from "../content/read-news.ts";
import { pageText } from "../pages/extract-search-text.ts";

type Found = Omit<SearchRecord, "names" | "line">;

/**
 * Everything that the search of the site finds, from the content and the built pages. The order
 * decides between equals: pages first.
 *
 * @param mainOf gives the `main` of the page at a path
 * @throws Error when `content/search-names.ts` names an address that nothing has
 */
export function searchRecords(mainOf: (path: string) => Element): SearchRecord[] {
  const listed = [
    ...faq.map((entry) => ({
      kind: "question" as const,
      address: `/resources#${entry.id}`,
      title: entry.question,
      context: entry.category,
      body: plainAnswer(entry.answer),
    })),
    ...mcpServers.map(serverRecord),
    ...integrations.map(integrationRecord),
    ...workflows.map(workflowRecord),
    ...jobs.map(positionRecord),
    ...readNews().map((article) => ({
      kind: "news" as const,
      address: `/news?article=${article.id}`,
      title: article.title,
      context: article.excerpt,
      body: `${article.category} ${article.content}`,
    })),
  ];
  return named([...pageRecords(mainOf, new Set(listed.map(({ title }) => title))), ...listed]);
}

/** The search record of a registry server. */
function serverRecord(
  server: Pick<McpServer, "name" | "description" | "author" | "category" | "tags">,
): Found {
  return {
    kind: "server",
    address: `/mcp-registry?q=${encodeURIComponent(server.name)}#filters`,
    title: server.name,
    context: server.description,
    body: [server.author, server.category, ...server.tags].join(" "),
  };
}

function integrationRecord({ name, description, category, features }: Integration): Found {
  return {
    kind: "integration",
    address: `/integrations?q=${encodeURIComponent(name)}#browse`,
    title: name,
    context: description,
    body: [category, ...features].join(" "),
  };
}

function workflowRecord(workflow: Workflow): Found {
  const { dataInputs, aiModels, outputs } = workflow.implementation;
  const steps = workflow.workflow.flatMap(({ name, text }) => [name, text]);
  return {
    kind: "workflow",
    address: `/workflows?open=${workflow.id}`,
    title: workflow.title,
    context: workflow.description,
    body: [
      workflow.category,
      ...workflow.tags,
      ...dataInputs,
      ...aiModels,
      ...outputs,
      ...steps,
    ].join(" "),
  };
}

function positionRecord(job: Job): Found {
  return {
    kind: "position",
    address: `/careers?open=${job.id}`,
    title: job.title,
    context: [job.department, job.type, job.location].join(", "),
    body: [job.description, ...job.requirements, ...job.highlights].join(" "),
  };
}

/** Every page, and the headings of those that are documents. */
function pageRecords(mainOf: (path: string) => Element, apart: ReadonlySet<string>): Found[] {
  const read = pages.map(({ path, title, heading, description }) => {
    const { text, sections } = pageText(mainOf(path), apart);
    const name = pageName(path, title);
    const page: Found = {
      kind: "page",
      address: path,
      title: name,
      context: description,
      body: `${heading} ${text}`,
    };
    const headings = sections.map(
      (section): Found => ({
        kind: "heading",
        address: `${path}#${section.id}`,
        title: section.title,
        context: name,
        body: section.text,
      }),
    );
    return { page, headings };
  });
  return [...read.map(({ page }) => page), ...read.flatMap(({ headings }) => headings)];
}

/** The name of a page: that of the side navigation, or its title without the brand. */
function pageName(path: string, title: string): string {
  const link = lines.flatMap(({ links }) => links).find((each) => each.path === path);
  return link?.title ?? shortTitle(title);
}

function named(found: readonly Found[]): SearchRecord[] {
  const names: Readonly<Record<string, readonly string[]>> = searchNames;
  const unknown = Object.keys(names).filter((to) => !found.some(({ address }) => address === to));
  if (unknown.length > 0) {
    throw new Error(
      `content/search-names.ts gives names to ${unknown.join(", ")}, where nothing is to be found. Correct the address or take it out.`,
    );
  }
  return found.map((record) => ({
    ...record,
    line: findLine(record.address),
    names: names[record.address] ?? [],
  }));
}

/** The line of an address's page; the home page is on the product line. */
function findLine(address: string): LineId {
  const [path] = address.split(/[?#]/);
  const line = lines.find(({ links }) => links.some((link) => link.path === path));
  if (line) return line.id;
  return path === "/resources" ? "resources" : "product";
}
