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
    "isn't a kind of package. Write 'npm', 'pypi', 'oci', or 'source' for servers outside package registries.",
  ),
  identifier: shortText(100),
  command: shortText(20),
  args: nonEmptyList("arguments", shortText(120)),
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
  /** The name was not seen in the source. */
  unverified: z.exactOptional(z.literal(true, "can only be true. Remove it otherwise.")),
  /**
   * The placeholder through which the command gives the same value, so that it's asked for only
   * once.
   */
  givenBy: z.exactOptional(shortText(60)),
});

export const placeholderShape = record({
  text: shortText(60),
  secret,
  meaning: shortText(90),
});

/** Empty where no package registry holds it: then there's nothing to look up. */
export const packageOrAddress = (launch: McpLaunch) => {
  if (launch.kind === "remote") return launch.url;
  return launch.registryType === "source" ? "" : launch.identifier;
};

/**
 * The command of a card: it prepares a client once, or starts the server. If a server has `needs`,
 * it works only once that is done.
 */
export const installCommand = ({ launch, connect = "" }: Launched): string =>
  launch.kind === "remote" ? connect : (launch.setup ?? [launch.command, ...launch.args].join(" "));

type Launched = { launch: McpLaunch; connect?: string };

/** Whether the command starts code that has to be on the machine already. */
export const startsFromCheckout = (launch: McpLaunch) =>
  launch.kind === "package" &&
  launch.registryType === "source" &&
  !launch.args.some((arg) => arg.startsWith("git+"));

/** Values given in the command to options such as --api-key or -e NAME. */
export const secretsIn = (command: string) =>
  [...command.matchAll(/(?<![\w-])([\w-]+)=([^\s&]+)/g)]
    .filter(([, name = ""]) => /key|token|secret|password/i.test(name))
    .map(([, , value = ""]) => value);

/** The variables that the command passes on to a container. */
export const passedVariables = (command: string) =>
  [...command.matchAll(/\s-e ([A-Z][A-Z0-9_]*)/g)].map(([, name = ""]) => name);

export type McpLaunch = z.infer<typeof launchShape>;
export type McpVariable = z.infer<typeof variableShape>;
export type McpPlaceholder = z.infer<typeof placeholderShape>;
