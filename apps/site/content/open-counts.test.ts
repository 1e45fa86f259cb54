import { wholeFileProblems } from "@yno/records/check";
import { expect, test } from "vitest";
import * as integrations from "./collections/integrations.ts";
import * as jobs from "./collections/jobs.ts";
import * as servers from "./collections/mcp-servers.ts";
import * as workflows from "./collections/workflows.ts";
import * as partners from "./pages/partners.ts";
import { partnersPageShape } from "./schema/partner.ts";

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
    ...wholeFileProblems("content/pages/partners.ts", partnersPageShape, {
      ...partners,
      partners: doubled(partners.partners),
    }),
    ...servers.collection.problems(renamed(servers.mcpServers)),
    ...integrations.collection.problems(renamed(integrations.integrations)),
    ...workflows.collection.problems(doubled(workflows.workflows)),
  ]).toEqual([]);
});
