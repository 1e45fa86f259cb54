import { wholeFileProblems } from "@yno/records/check";
import { mcpServerSetProblems } from "@yno/registry/mcp-server";
import { expect, test } from "vitest";
import { mcpServers } from "#tools/content/mcp-servers.ts";
import { integrations } from "./integrations.ts";
import { jobs } from "./jobs.ts";
import * as partners from "./pages/partners.ts";
import { jobsShape } from "./schema/careers.ts";
import { integrationSetProblems } from "./schema/integration.ts";
import { partnersPageShape } from "./schema/partner.ts";
import { workflowSetProblems } from "./schema/workflow.ts";
import { workflows } from "./workflows.ts";

/** The records, and as many again under other names. */
function doubled<Entry extends { id: string }>(records: readonly Entry[]): Entry[] {
  return [...records, ...records.map((entry) => ({ ...entry, id: `${entry.id}-again` }))];
}

function renamed<Entry extends { id: string; name: string }>(records: readonly Entry[]): Entry[] {
  return [
    ...records,
    ...records.map((entry) => ({ ...entry, id: `${entry.id}-again`, name: `${entry.name} again` })),
  ];
}

test("no schema counts: twice as many records of a kind stop no build", () => {
  expect([
    ...wholeFileProblems("content/jobs.ts", jobsShape, { jobs: doubled(jobs) }),
    ...wholeFileProblems("content/pages/partners.ts", partnersPageShape, {
      ...partners,
      partners: doubled(partners.partners),
    }),
    ...mcpServerSetProblems("content/mcp-servers/", renamed(mcpServers)),
    ...integrationSetProblems("content/integrations.ts", renamed(integrations)),
    ...workflowSetProblems("content/workflows.ts", doubled(workflows)),
  ]).toEqual([]);
});
