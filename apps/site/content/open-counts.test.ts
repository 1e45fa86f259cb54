import { expect, test } from "vitest";
import * as integrations from "./collections/integrations.ts";
import * as jobs from "./collections/jobs.ts";
import * as servers from "./collections/mcp-servers.ts";
import * as partners from "./collections/partners.ts";
import * as workflows from "./collections/workflows.ts";

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
    ...jobs.collection.problems(doubled(jobs.jobs)),
    ...partners.collection.problems(renamed(partners.partners)),
    ...servers.collection.problems(
      renamed(servers.mcpServers).map((each) => ({ ...each, installCommand: each.name })),
    ),
    ...integrations.collection.problems(renamed(integrations.integrations)),
    ...workflows.collection.problems(doubled(workflows.workflows)),
  ]).toEqual([]);
});
