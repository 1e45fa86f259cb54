import type { Argument, ServerPackage, ServerRemote, Variable } from "./entry-shape.ts";
import type { McpPlaceholder, McpVariable } from "./launch.ts";
import type { McpServer } from "./mcp-server.ts";
import { splitAtPlaceholders } from "./transport.ts";

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

type Placeholders = readonly McpPlaceholder[];

/** Flags of the runners and servers that are given no value, so that a word after them is its own. */
const switches: readonly string[] = ["-y", "-i", "--rm", "--init", "--readOnly"];

/**
 * The words of a command line as arguments: a flag with the value that it is given, a bare switch,
 * or a plain word. What a person fills in becomes a variable.
 *
 * The official schema calls a named argument 'a command-line `--flag={value}`' and leaves open how
 * a client writes it: VS Code writes two words. Name and value are separated in any case, because a
 * client can only show, check and fill a value that it can tell from the name.
 */
export function toArguments(args: readonly string[], placeholders: Placeholders): Argument[] {
  return args.flatMap((arg, at): Argument[] => {
    if (takesValue(args[at - 1], arg)) return [];
    const [, name, joined] = /^(--?\w[\w-]*)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined) return [{ type: "positional", ...toTemplate(arg, placeholders) }];
    const next = args[at + 1];
    const value = joined ?? (takesValue(arg, next) ? next : undefined);
    return [{ type: "named", name, ...(value !== undefined && toTemplate(value, placeholders)) }];
  });
}

/** Whether a flag takes the word after it, which a command line doesn't show. */
function takesValue(flag: string | undefined, word: string | undefined): word is string {
  if (flag === undefined || word === undefined) return false;
  return /^--?\w[\w-]*$/.test(flag) && !switches.includes(flag) && !word.startsWith("-");
}

/** A text with `{NAME}` for every placeholder, and what each of them means. */
export function toTemplate(
  text: string,
  placeholders: Placeholders,
): { value: string; variables?: Record<string, Variable> } {
  const variables: Record<string, Variable> = {};
  const value = splitAtPlaceholders(text, placeholders).map((piece) => {
    if (typeof piece === "string") return piece;
    const { text: name, meaning: description, secret: isSecret } = piece;
    variables[name] = { description, isRequired: true, isSecret };
    return `{${name}}`;
  });
  return {
    value: value.join(""),
    ...(Object.keys(variables).length > 0 && { variables }),
  };
}

/** The variables that a package reads. Whether they're required is left out if the source doesn't say. */
function toEnvironment(
  variables: readonly McpVariable[],
): NonNullable<ServerPackage["environmentVariables"]> {
  return variables.map(({ name, meaning = name, required, secret, unverified, value }) => ({
    name,
    description: unverified ? `${meaning} (this name was not seen in the source)` : meaning,
    ...(required !== undefined && { isRequired: required }),
    isSecret: secret,
    ...(value !== undefined && { value }),
  }));
}
