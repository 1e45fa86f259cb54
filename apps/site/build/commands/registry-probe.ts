import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { McpServerRecord } from "@yno/registry/mcp-server";
import { endWith, readOptions } from "../read-options.ts";
import { probe } from "../registry/probe.ts";
import { recordText } from "../registry/record-text.ts";
import { root } from "../site-folder.ts";

const { only } = readOptions(
  { only: { type: "string" } },
  "Usage: npm run registry:probe [-- --only <id>]",
);

const on = new Date().toISOString().slice(0, 10);
const folder = join(root, "content/mcp-servers");
let count = 0;

/** Asks the first address of each record, one after another, and notes what it did. */
for (const name of readdirSync(folder)) {
  const path = join(folder, name);
  const records: McpServerRecord[] = JSON.parse(readFileSync(path, "utf8"));
  const asked = [];
  for (const record of records) {
    const { server, listing } = record;
    const [remote] = server.remotes ?? [];
    if (!remote || (only !== undefined && listing.id !== only)) {
      asked.push(record);
      continue;
    }
    count += 1;
    const probed = { on, ...(await probe(remote)) };
    const { evidence, ...rest } = listing;
    asked.push({ server, listing: { ...rest, probed, evidence } });
    const revisions = probed.protocols?.join(", ") ?? "";
    console.info([listing.id.padEnd(30), probed.answer.padEnd(16), revisions].join(" ").trimEnd());
  }
  const text = recordText(asked);
  if (text !== readFileSync(path, "utf8")) writeFileSync(path, text);
}
if (count === 0) endWith(`No hosted server has the id '${only}'. Look into ${folder}.`);
