import * as z from "zod";
import {
  mcpCategories,
  mcpFigures,
  mcpStatuses,
  mcpTiers,
  packageTypes,
  remoteTypes,
} from "./enums.ts";
import { registryListing } from "./names.ts";

/** The schema that the part `server` of every entry keeps. */
export const serverSchema =
  "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";

/** The key under which an entry holds what only we say. */
export const listingKey = `${registryListing.namespace}/listing`;

const variableShape = z.strictObject({
  description: z.string(),
  isRequired: z.exactOptional(z.boolean()),
  isSecret: z.exactOptional(z.boolean()),
  /** What we set it to. Clients don't ask for it. */
  value: z.exactOptional(z.string()),
});

const variablesShape = z.exactOptional(z.record(z.string(), variableShape));

const argumentShape = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("named"),
    name: z.string(),
    value: z.exactOptional(z.string()),
    variables: variablesShape,
  }),
  z.strictObject({ type: z.literal("positional"), value: z.string(), variables: variablesShape }),
]);

const packageShape = z.strictObject({
  registryType: z.enum(packageTypes),
  identifier: z.string(),
  /** Absent for an image, whose identifier has its tag. */
  version: z.exactOptional(z.string()),
  runtimeHint: z.string(),
  transport: z.strictObject({ type: z.literal("stdio") }),
  runtimeArguments: z.exactOptional(z.array(argumentShape)),
  packageArguments: z.exactOptional(z.array(argumentShape)),
  environmentVariables: z.exactOptional(
    z.array(z.strictObject({ name: z.string(), ...variableShape.shape })),
  ),
});

const headerShape = z.strictObject({
  name: z.string(),
  value: z.string(),
  variables: variablesShape,
});

const remoteShape = z.strictObject({
  type: z.enum(remoteTypes),
  url: z.url(),
  headers: z.exactOptional(z.array(headerShape)),
});

const serverShape = z.strictObject({
  $schema: z.literal(serverSchema),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z.string().min(1).max(255),
  repository: z.strictObject({
    url: z.url(),
    source: z.literal("github"),
    subfolder: z.exactOptional(z.string()),
  }),
  packages: z.exactOptional(z.array(packageShape)),
  remotes: z.exactOptional(z.array(remoteShape)),
});

/** Figures that were read in public material. One that is a sample is not here. */
const seenShape = z.strictObject({
  stars: z.exactOptional(z.strictObject({ count: z.int(), of: z.string(), on: z.string() })),
  downloads: z.exactOptional(z.strictObject({ count: z.int(), of: z.string() })),
  version: z.exactOptional(z.string()),
  lastUpdated: z.exactOptional(z.string()),
});

const listingShape = z.strictObject({
  about: z.string(),
  id: z.string(),
  category: z.enum(mcpCategories),
  tags: z.array(z.string()),
  author: z.string(),
  tier: z.enum(mcpTiers),
  status: z.enum(mcpStatuses),
  statusNote: z.exactOptional(z.string()),
  notes: z.string(),
  license: z.exactOptional(z.string()),
  installCommand: z.string(),
  /** Present if cmd has to start the command on Windows. */
  windows: z.exactOptional(z.string()),
  /** What to change when the safest mode, which the command uses, isn't enough. */
  more: z.exactOptional(z.string()),
  /** Absent if no tool is known, which doesn't mean there isn't one. */
  tools: z.exactOptional(
    z.strictObject({
      count: z.exactOptional(z.int()),
      names: z.exactOptional(z.array(z.string())),
    }),
  ),
  seen: seenShape,
  /** The figures for which the page shows a sample. It isn't repeated here. Absent if all were seen. */
  samples: z.exactOptional(z.array(z.enum(mcpFigures))),
});

/** An entry as the registry API answers it: the server in the official shape, and our part. */
export const entryShape = z.strictObject({
  server: serverShape,
  _meta: z.strictObject({ [listingKey]: listingShape }),
});

/** The whole list in one page, as the built site holds it. */
export const registryShape = z.strictObject({
  servers: z.array(entryShape),
  metadata: z.strictObject({ count: z.int() }),
});

export type Entry = z.infer<typeof entryShape>;
export type Listing = z.infer<typeof listingShape>;
export type ServerPackage = z.infer<typeof packageShape>;
export type ServerRemote = z.infer<typeof remoteShape>;
export type Argument = z.infer<typeof argumentShape>;
export type Variable = z.infer<typeof variableShape>;
