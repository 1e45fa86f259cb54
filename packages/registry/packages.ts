import type { ServerPackage, ServerRemote } from "./entry-shape.ts";
import { toArguments, toEnvironment, toTemplate } from "./inputs.ts";
import type { McpServer } from "./mcp-server.ts";

type Launched = Pick<
  McpServer,
  "version" | "launch" | "placeholders" | "environment" | "remoteUrl"
>;

/**
 * How a client starts the server from a package registry: absent if it's hosted or started from its
 * source.
 */
export function toPackages(server: Launched): ServerPackage[] {
  const { launch, placeholders = [], environment } = server;
  if (launch.kind === "remote" || launch.registryType === "source") return [];
  const { registryType, identifier, command, args } = launch;
  const at = args.findLastIndex((arg) => nameIn(arg) === identifier);
  const before = args.slice(0, Math.max(at, 0));
  const named = args[at] ?? identifier;
  const runtime = toArguments(
    registryType === "oci" ? ownOptions(before) : withoutSource(before, identifier),
    placeholders,
  );
  const own = toArguments(args.slice(at + 1), placeholders);
  const variables = toEnvironment(environment);
  return [
    {
      registryType,
      // The official schema has the tag of an image in its identifier, and no version beside it.
      ...(registryType === "oci" ? { identifier: named } : { identifier, version: server.version }),
      runtimeHint: command,
      transport: { type: "stdio" },
      ...(runtime.length > 0 && { runtimeArguments: runtime }),
      ...(own.length > 0 && { packageArguments: own }),
      ...(variables.length > 0 && { environmentVariables: variables }),
    },
  ];
}

/** The hosted addresses of the server. */
export function toRemotes({ launch, placeholders = [], remoteUrl }: Launched): ServerRemote[] {
  if (launch.kind === "package") {
    return remoteUrl === undefined ? [] : [{ type: transportType(remoteUrl), url: remoteUrl }];
  }
  const headers = (launch.headers ?? []).map(({ name, value }) => ({
    name,
    ...toTemplate(value, placeholders),
  }));
  const { type, url } = launch;
  return [{ type, url, ...(headers.length > 0 && { headers }) }];
}

/** A record gives the transport only of what it starts; by custom an old address ends in /sse. */
function transportType(url: string): ServerRemote["type"] {
  return new URL(url).pathname.endsWith("/sse") ? "sse" : "streamable-http";
}

/**
 * 'name' of 'name@1.2.3', 'name==1.2.3' and 'name:v1'; the first character may be the @ of a scope.
 */
function nameIn(arg: string): string {
  return arg.replace(/(?<=.)(?:[@:]|==)[\w.-]+$/, "");
}

/** Clients say `run -i --rm` and pass on the variables on their own. */
function ownOptions(args: readonly string[]): string[] {
  return args.filter(
    (arg, index) =>
      !["run", "-i", "--rm", "-e"].includes(arg) && (index === 0 || args[index - 1] !== "-e"),
  );
}

/** `--from name` before a command of the same name adds nothing. */
function withoutSource(args: readonly string[], identifier: string): readonly string[] {
  const from = args.indexOf("--from");
  return from >= 0 && nameIn(args[from + 1] ?? "") === identifier ? args.toSpliced(from, 2) : args;
}
