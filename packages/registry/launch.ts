import { nonEmptyList, record, shortText } from "@yno/brand/schema";
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

type McpLaunch = z.infer<typeof launchShape>;
export type McpVariable = z.infer<typeof variableShape>;
export type McpPlaceholder = z.infer<typeof placeholderShape>;

/** What a record says of how a server is started, as far as these rules read it. */
type Started = { version: string; launch: McpLaunch; connect?: string };

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How each kind of package names one release: by its version, or by a tag or commit of its source. */
const pinned = {
  npm: (name: string, version: string) => `${name}@${version}`,
  pypi: (name: string, version: string) => `${name}(?:@|==)${version}`,
  oci: (name: string, version: string) => `${name}:v?${version}`,
  source: (_name: string, version: string) => `git\\+https://\\S+@(?:v?${version}|[0-9a-f]{40})`,
} as const;

/**
 * Whether everything that the command fetches names its version, so that two days give the same
 * code: the package the listed version, and a helper that the command starts any exact one.
 */
export function isPinned({ version, launch, connect = "" }: Started): boolean {
  if (launch.kind === "remote") return fetchesPinned(connect);
  const { registryType, identifier, args, setup = "" } = launch;
  const wanted = pinned[registryType](escaped(identifier), escaped(version));
  return args.some((arg) => new RegExp(`^${wanted}$`).test(arg)) && fetchesPinned(setup);
}

/** Whether what npx or uvx fetches in a command has a version. */
function fetchesPinned(command: string): boolean {
  return [...command.matchAll(/\b(?:npx|uvx)\s+(?:-\S+\s+)*(\S+)/g)].every(([, name = ""]) =>
    /.(?:@|==)\d/.test(name),
  );
}

/** A text that gives a secret, unless the shell or the client looks it up in a variable. */
const secretGiven = [
  /(?<![\w-])[\w-]*(?:key|token|secret|password)[\w-]*=(?!\$\{)[^\s&]/i,
  /(?<!\S)--?[\w-]*(?:key|token|secret|password)[\w-]* (?![-$])\S/i,
  /\b(?:Bearer|Basic) (?!\$\{)\S/,
  /:\/\/[^\s/@:]+:[^\s/@]+@/,
] as const;

/** Whether a command contains a secret or a place for one: others on the machine can read it there. */
export function givesSecret(command: string, secrets: readonly string[]): boolean {
  return (
    secretGiven.some((form) => form.test(command)) || secrets.some((text) => command.includes(text))
  );
}

/** Words that let a server do everything that it can. */
const widest =
  /--access-mode=unrestricted|--(?:tools|toolsets)[= ](?:all|'?\*'?)(?![.\w])|--(?:enable|allow)-writ\w*|--allow-\w+-tools|--dangerously\S*|--yolo|YOLO=true|--no-sandbox|--privileged/i;

/** Words that hold a server back: to reading, to a temporary profile, or to play money. */
const narrow =
  /--read-?only\b|--disable-write|--access-mode=restricted|[_ ]READ_ONLY=|READ_OPERATIONS_ONLY=|[?&]readonly=true|\.read\b|--isolated\b|_PAPER_TRADE=true|=SANDBOX\b/i;

export const isWidest = (command: string) => widest.test(command);

export const isNarrow = (command: string) => narrow.test(command);
