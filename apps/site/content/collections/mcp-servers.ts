import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type McpCategory, mcpCategories } from "@yno/registry/enums";
import {
  type McpServer,
  type McpServerRecord,
  mcpServerFile,
  mcpServerShape,
  toCard,
} from "@yno/registry/mcp-server";
import * as z from "zod";
import { defineCollection } from "#build/content/collection.ts";
import { contentProblems } from "#build/content/content-problems.ts";
import { root } from "#build/site-folder.ts";

const folder = "content/mcp-servers/";

/**
 * The registry in the order of its page: by category, and in each what is deprecated or archived
 * last. Each record says which of its figures are samples.
 */
export const mcpServers: readonly McpServer[] = mcpCategories.flatMap((category) =>
  recordsOf(category)
    .toSorted((one, other) => Number(isInactive(one)) - Number(isInactive(other)))
    .map((record) => ({ ...record, ...toCard(category, record) })),
);

export const collection = defineCollection({
  source: folder,
  file: ({ category }) => `${folder}${mcpServerFile(category)}.json`,
  records: mcpServers,
  shape: z.preprocess(asWritten, mcpServerShape),
  name: ({ id }) => id,
  unique: ["id", "name", "installCommand"],
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

/** The records of a category, in the order of their file. A wrong one stops the build by itself. */
function recordsOf(category: McpCategory): readonly McpServerRecord[] {
  const file = `${folder}${mcpServerFile(category)}.json`;
  const records = readRecords(file);
  const problems = contentProblems(file, mcpServerShape, records, (each) => each.listing?.id);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return records;
}

function readRecords(file: string): readonly McpServerRecord[] {
  const text = readFileSync(join(root, file), "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} isn't JSON. Correct it: ${error}`);
  }
}

/** A record as its file has it. */
function asWritten(card: unknown): object {
  const { server, listing } = Object(card);
  return { server, listing };
}

function isInactive({ listing }: McpServerRecord): boolean {
  return listing.status !== "active";
}
