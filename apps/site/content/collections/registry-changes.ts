import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prose, record, shortText } from "@yno/brand/schema";
import * as z from "zod";
import { defineCollection } from "#build/content/collection.ts";
import { xml } from "#build/outputs/xml.ts";
import { root } from "#build/site-folder.ts";
import { mcpServers } from "./mcp-servers.ts";

const source = "content/registry-changes.json";

const value = z.string("must be text. Write it, or leave it empty.").max(1_000);

/** One field that changed in one record. An empty value was or is no longer there. */
const changeShape = record({
  on: z.iso.date("isn't a date. Write it as '2026-11-29'."),
  id: shortText(60),
  name: shortText(60),
  field: shortText(120),
  from: value,
  to: value,
});

/** What changed in one record on one day. */
const dayShape = record({
  path: shortText(200),
  title: prose(140).or(shortText(140)),
  on: z.iso.date(),
  changes: z.array(changeShape).min(1),
});

type Change = z.infer<typeof changeShape>;
type Day = z.infer<typeof dayShape>;

const changes: readonly Change[] = z
  .array(changeShape)
  .parse(JSON.parse(readFileSync(join(root, source), "utf8")));

/** The history of the records of the registry, which npm run registry:refresh continues. */
export const registryChanges: readonly Day[] = [
  ...Map.groupBy(changes, ({ on, id }) => `${on}-${id}`),
].map(([key, all]) => {
  const [{ id = "", name = "", on = "" } = {}] = all;
  const card = mcpServers.some((server) => server.id === id) ? `#server-${id}` : "";
  return {
    // The day and the record make an address for each entry. A record that was taken out has no card.
    path: `/mcp-registry?changed=${key}${card}`,
    title: `${name}: ${headline(all)}`,
    on,
    changes: all,
  };
});

export const collection = defineCollection({
  source,
  records: registryChanges,
  shape: dayShape,
  name: ({ path }) => path,
  unique: ["path"],
  page: "/mcp-registry",
  published: ({ on }) => on,
  feed: {
    title: "Changes in the MCP Registry",
    formats: ["xml", "json"],
    entry: ({ path, title, changes: all }) => ({
      ...{ path, title, author: "YNO", tags: [] },
      summary: all.map(sentence).join(" "),
      html: xml("ul", {}, ...all.map((each) => xml("li", {}, sentence(each)))).markup,
    }),
  },
});

function headline(all: readonly Change[]): string {
  const found = (field: string) => all.find((each) => each.field === field);
  const [listed, version, status] = ["listing.id", "server.version", "listing.status"].map(found);
  if (listed) return listed.to === "" ? "no longer listed" : "listed";
  if (status) return status.to;
  return version ? `version ${version.to}` : "changed";
}

function sentence({ field, from, to }: Change): string {
  if (from === "") return `${field}: ${to} was added.`;
  return to === "" ? `${field}: ${from} was removed.` : `${field}: ${to} in place of ${from}.`;
}
