import { sampleFigures } from "@yno/registry/basis";
import { type McpCategory, mcpCategories } from "@yno/registry/enums";
import { installCommand } from "@yno/registry/launch";
import { type McpServer, type McpServerRecord, mcpServerFile } from "@yno/registry/mcp-server";
import { recordsIn } from "./record-files.ts";

/** The records by the name of their file, one for each category. */
const files = new Map(
  (await recordsIn<readonly McpServerRecord[]>("content/mcp-servers")).map(({ name, exported }) => [
    name,
    exported.flat(),
  ]),
);

/** Every record, without what follows from its file and its launch. */
export const mcpServerRecords: readonly McpServerRecord[] = [...files.values()].flat();

/**
 * The registry in the order of its page: by category, and in each what is deprecated or archived
 * last. Each record says which of its figures are samples. For tools and tests: a page has only what
 * its cards show.
 */
export const mcpServers: readonly McpServer[] = mcpCategories.flatMap((category) =>
  recordsOf(category)
    .toSorted((one, other) => Number(isGivenUp(one)) - Number(isGivenUp(other)))
    .map((record) => withWhatFollows(category, record)),
);

function recordsOf(category: McpCategory): readonly McpServerRecord[] {
  return files.get(mcpServerFile(category)) ?? [];
}

function withWhatFollows(category: McpCategory, record: McpServerRecord): McpServer {
  const samples = sampleFigures(record.basis);
  return {
    ...record,
    category,
    installCommand: installCommand(record),
    ...(samples && { samples }),
  };
}

function isGivenUp({ status }: McpServerRecord): boolean {
  return status !== "active";
}
