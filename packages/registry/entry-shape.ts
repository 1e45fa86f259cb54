import * as z from "zod";
import { mcpCategories, mcpFigures } from "./enums.ts";
import { listingShape } from "./mcp-server.ts";
import { registryListing } from "./names.ts";
import { serverShape } from "./server-json.ts";

/** The key under which an entry holds what only we say. */
export const listingKey = `${registryListing.namespace}/listing`;

/** Figures that were read in public material. One that is a sample is not here. */
const seenShape = z.strictObject({
  stars: z.exactOptional(z.strictObject({ count: z.int(), of: z.string(), on: z.string() })),
  downloads: z.exactOptional(z.strictObject({ count: z.int(), of: z.string() })),
  version: z.exactOptional(z.string()),
  lastUpdated: z.exactOptional(z.string()),
  /** The day on which the version, its package and its variables were read. */
  versionOn: z.exactOptional(z.string()),
});

const published = {
  id: true,
  tags: true,
  author: true,
  tier: true,
  status: true,
  statusNote: true,
  replacedBy: true,
  notes: true,
  license: true,
  more: true,
  tools: true,
  probed: true,
  joinsFlags: true,
  passes: true,
  source: true,
  environmentVariables: true,
} as const;

const entryListingShape = z.strictObject({
  about: z.string(),
  category: z.enum(mcpCategories),
  ...listingShape.pick(published).shape,
  installCommand: z.string(),
  /** Present if cmd has to start the command on Windows. */
  windows: z.exactOptional(z.string()),
  seen: seenShape,
  /** The figures for which the page shows a sample. It isn't repeated here. Absent if all were seen. */
  samples: z.exactOptional(z.array(z.enum(mcpFigures)).readonly()),
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
