import { listedName, type Named } from "../names.ts";
import { readable, type Startable, type Text, toTransport, variableOf } from "../transport.ts";

/** What a person fills in: a variable of the environment, or the secret of a header. */
export type Input = { name: string; secret: boolean; meaning: string };

/** Text in which inputs are still to be filled in. */
export type Value = readonly (string | Input)[];

/**
 * How a client reaches a server. Inputs are only in variables and headers: GitHub Copilot blocks a
 * command or address that contains one, and Claude Code expands it before it compares.
 */
export type Target =
  | {
      kind: "stdio";
      command: string;
      args: readonly string[];
      env: Readonly<Record<string, Value>>;
    }
  | { kind: "http" | "sse"; url: string; headers: Readonly<Record<string, Value>> };

/** A server with what configurations and policies say of it. */
export type KitServer = {
  /** Its id in this registry, and its name where a client refuses dots and slashes. */
  id: string;
  title: string;
  description: string;
  /** The name under which the registry API lists it. */
  listed: string;
  target: Target;
  /** Its hosted address, where it's started as a program all the same. */
  hostedUrl?: string;
};

type Listed = Named & Startable & { name: string; description: string; remoteUrl?: string };

/**
 * A server of the registry for a kit.
 *
 * @throws Error when a person would have to change its command
 */
export function toKitServer(server: Listed): KitServer {
  const { id, name: title, description, remoteUrl } = server;
  return {
    ...{ id, title, description, listed: listedName(server), target: toTarget(id, server) },
    ...(remoteUrl !== undefined && { hostedUrl: remoteUrl }),
  };
}

function toTarget(id: string, server: Startable): Target {
  const transport = toTransport(server);
  if (transport.kind !== "stdio") {
    const headers = transport.headers.map(({ name, value }) => [name, toValue(value)] as const);
    return { kind: transport.kind, url: transport.url, headers: Object.fromEntries(headers) };
  }
  const { command, args, env } = transport;
  if (args.some((arg) => arg.some((piece) => typeof piece !== "string"))) {
    throw new Error(`The command of '${id}' has a placeholder. Let a variable give the value.`);
  }
  const variables = env.map(({ name, value }) => [name, toValue(value)] as const);
  return { kind: "stdio", command, args: args.map(readable), env: Object.fromEntries(variables) };
}

function toValue(text: Text): Value {
  return text.map((piece) => {
    if (typeof piece === "string") return piece;
    const { secret, meaning } = piece;
    return { name: variableOf(piece), secret, meaning };
  });
}

/** Every input of a server, in its order. */
export function inputsOf(target: Target): readonly Input[] {
  const values = Object.values(target.kind === "stdio" ? target.env : target.headers);
  return values.flat().filter((piece) => typeof piece !== "string");
}

/** A value with every input written by `write`. */
export function written(value: Value, write: (input: Input) => string): string {
  return value.map((piece) => (typeof piece === "string" ? piece : write(piece))).join("");
}

/**
 * The programs that npm and its like install on Windows as scripts (`npx.cmd`), which Node starts
 * only through a shell since CVE-2024-27980. Those of uv and Docker aren't scripts.
 */
const scripts: readonly string[] = ["npx", "npm", "pnpm", "pnpx", "yarn", "bunx"];

/** The words that start a program on Windows, where cmd starts a script (servers#3659). */
export function throughCmd(words: readonly string[]): readonly string[] {
  return scripts.includes(words[0] ?? "") ? ["cmd", "/c", ...words] : words;
}
