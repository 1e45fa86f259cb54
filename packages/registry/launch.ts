import { nonEmptyList, record, shortText } from "@yno/records/words";
import * as z from "zod";
import { packageTypes, remoteTypes } from "./enums.ts";

export const remoteAddress = z
  .url("isn't an address. Write it as 'https://mcp.name.com/mcp'.")
  .startsWith("https://", "is not encrypted. Write an address that begins with https://.");

const packageLaunchShape = record({
  kind: z.literal("package"),
  registryType: z.enum(
    [...packageTypes, "source"],
    "isn't a kind of package. Write 'npm', 'pypi', 'oci', or 'source' for one that's built from its Git repository.",
  ),
  identifier: shortText(100),
  command: shortText(20),
  args: nonEmptyList("arguments", shortText(200)),
  /** Present when the command that is shown prepares the client once, and another starts the server. */
  setup: z.exactOptional(shortText(120)),
});

const remoteLaunchShape = record({
  kind: z.literal("remote"),
  url: remoteAddress,
  type: z.enum(remoteTypes, "isn't a remote transport. Write 'streamable-http' or 'sse'."),
  /** Headers required on each request. */
  headers: z.exactOptional(
    nonEmptyList("headers", record({ name: shortText(40), value: shortText(80) })),
  ),
});

export const launchShape = z.discriminatedUnion(
  "kind",
  [packageLaunchShape, remoteLaunchShape],
  "isn't a launch. Give it the kind 'package' or 'remote'.",
);

const secret = z.boolean("must be true or false. Write true if the value is a secret.");

export const variableShape = record({
  name: z
    .string("must be text. Write it as 'API_KEY'.")
    .regex(/^[A-Z][A-Z0-9_]*$/, "isn't a variable name. Write it as 'API_KEY'."),
  /** Absent where the source does not say. */
  required: z.exactOptional(z.boolean("must be true or false. Remove it if it isn't known.")),
  secret,
  meaning: z.exactOptional(shortText(90)),
  /** What we set it to, where that holds the server back. Nobody is asked for it. */
  value: z.exactOptional(shortText(40)),
  /** The name was not seen in the source. */
  unverified: z.exactOptional(z.literal(true, "can only be true. Remove it otherwise.")),
}).refine(
  ({ secret: isSecret, value }) => !isSecret || value === undefined,
  "has a secret with a value. Remove the value.",
);

export const placeholderShape = record({
  text: shortText(60),
  secret,
  meaning: shortText(90),
});

/** Where a person fills something in: the command, and the headers of a hosted server. */
export function fillableText(server: Launched): string {
  const headers = server.launch.kind === "remote" ? (server.launch.headers ?? []) : [];
  return [everyCommand(server), ...headers.map(({ value }) => value)].join(" ");
}

/** Empty where no package registry holds it: then there's nothing to look up. */
export const packageOrAddress = (launch: McpLaunch) => {
  if (launch.kind === "remote") return launch.url;
  return launch.registryType === "source" ? "" : launch.identifier;
};

/**
 * The command of a card, for a POSIX shell. It prepares a client once, or starts the server with the
 * variables that hold it back.
 */
export function installCommand({ launch, connect = "", environment = [] }: Launched): string {
  if (launch.kind === "remote") return connect;
  return launch.setup ?? [...setBefore(launch, environment), ...startWords(launch)].join(" ");
}

type Launched = { launch: McpLaunch; connect?: string; environment?: readonly McpVariable[] };

/** The words that start a package. A hosted server isn't started. */
const startWords = (launch: McpLaunch): readonly string[] =>
  launch.kind === "remote" ? [] : [launch.command, ...launch.args];

/** The variables that we set, as the shell takes them before a command. Docker is given its own. */
const setBefore = (launch: McpLaunch, environment: readonly McpVariable[]): readonly string[] =>
  launch.kind === "package" && launch.registryType !== "oci"
    ? environment.flatMap(({ name, value }) => (value === undefined ? [] : [`${name}=${value}`]))
    : [];

/** All that a card, a panel or an entry writes down of how a server is started. */
export const everyCommand = ({ launch, connect = "", environment = [] }: Launched): string =>
  [
    ...[connect, launch.kind === "remote" ? launch.url : (launch.setup ?? "")],
    ...setBefore(launch, environment),
    ...startWords(launch),
  ].join(" ");

/** The variables that the command passes on to a container. */
export const passedVariables = (command: string) =>
  [...command.matchAll(/\s-e ([A-Z][A-Z0-9_]*)/g)].map(([, name = ""]) => name);

export type McpLaunch = z.infer<typeof launchShape>;
export type McpVariable = z.infer<typeof variableShape>;
export type McpPlaceholder = z.infer<typeof placeholderShape>;
