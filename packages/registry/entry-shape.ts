import * as z from "zod";
import { mcpCategories, mcpFigures } from "./enums.ts";
import { listingShape } from "./mcp-server.ts";
import { namespace } from "./names.ts";
import { serverShape } from "./server-json.ts";

/** The key under which an entry holds what only we say. */
export const listingKey = `${namespace}/listing`;

/** Figures that were read in public material. One that is a sample is not here. */
export const seenShape = z.strictObject({
  stars: z.exactOptional(z.strictObject({ count: z.int(), on: z.string(), of: z.string() })),
  downloads: z.exactOptional(z.strictObject({ count: z.int(), of: z.string(), on: z.string() })),
  lastUpdated: z.exactOptional(z.string()),
  /** The day on which the version, its package and its variables were read. */
  versionOn: z.exactOptional(z.string()),
  version: z.exactOptional(z.string()),
});

const said = listingShape.shape;

/** In the order in which an entry is written: reading one puts its fields in the order of its shape. */
export const entryListingShape = z.strictObject({
  about: z.string(),
  id: said.id,
  category: z.enum(mcpCategories),
  tags: said.tags,
  author: said.author,
  tier: said.tier,
  status: said.status,
  statusNote: said.statusNote,
  replacedBy: said.replacedBy,
  notes: said.notes,
  license: said.license,
  installCommand: z.string(),
  /** Present if cmd has to start the command on Windows. */
  windows: z.exactOptional(z.string()),
  more: said.more,
  tools: said.tools,
  seen: seenShape,
  /** The figures for which the page shows a sample. It isn't repeated here. Absent if all were seen. */
  samples: z.exactOptional(z.array(z.enum(mcpFigures)).readonly()),
  probed: said.probed,
  joinsFlags: said.joinsFlags,
  passes: said.passes,
  source: said.source,
  environmentVariables: said.environmentVariables,
});

/** An entry as the registry API answers it: the server in the official shape, and our part. */
export const entryShape = z.strictObject({
  server: serverShape,
  _meta: z.strictObject({ [listingKey]: entryListingShape }),
});

/** The whole list in one page, as the built site holds it. */
export const registryShape = z.strictObject({
  servers: z.array(entryShape),
  metadata: z.strictObject({ count: z.int() }),
});

export type Entry = z.infer<typeof entryShape>;
export type Listing = z.infer<typeof entryListingShape>;
