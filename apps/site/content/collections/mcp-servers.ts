import { sampleFigures } from "@yno/registry/basis";
import { type McpCategory, mcpCategories } from "@yno/registry/enums";
import { installCommand } from "@yno/registry/launch";
import {
  type McpServer,
  type McpServerRecord,
  mcpServerFile,
  mcpServerShape,
} from "@yno/registry/mcp-server";
import * as z from "zod";
import { defineCollection } from "#build/content/collection.ts";
import { recordsIn } from "#build/content/record-files.ts";

/** The records by the name of their file, one for each category. */
const files = new Map(
  (await recordsIn<readonly McpServerRecord[]>("content/mcp-servers")).map(({ name, exported }) => [
    name,
    exported.flat(),
  ]),
);

/**
 * The registry in the order of its page: by category, and in each what is deprecated or archived
 * last. Each record says which of its figures are samples.
 */
export const mcpServers: readonly McpServer[] = mcpCategories.flatMap((category) =>
  (files.get(mcpServerFile(category)) ?? [])
    .toSorted((one, other) => Number(isInactive(one)) - Number(isInactive(other)))
    .map((record) => withDerivedFields(category, record)),
);

export const collection = defineCollection({
  source: "content/mcp-servers/",
  file: ({ category }) => `content/mcp-servers/${mcpServerFile(category)}.ts`,
  records: mcpServers,
  shape: z.preprocess(asWritten, mcpServerShape),
  name: ({ id }) => id,
  unique: ["id", "name"],
  categories: mcpCategories,
  page: "/mcp-registry",
  search: ({ name, description, author, category, tags }) => ({
    kind: "server",
    address: `/mcp-registry?q=${encodeURIComponent(name)}#filters`,
    title: name,
    context: description,
    body: [author, category, ...tags].join(" "),
  }),
});

/** A record as its file has it. */
function asWritten(server: unknown): object {
  const {
    category: _category,
    installCommand: _command,
    samples: _samples,
    ...record
  } = Object(server);
  return record;
}

function withDerivedFields(category: McpCategory, record: McpServerRecord): McpServer {
  const samples = sampleFigures(record.basis);
  return {
    ...record,
    category,
    installCommand: installCommand(record),
    ...(samples && { samples }),
  };
}

function isInactive({ status }: McpServerRecord): boolean {
  return status !== "active";
}
