import type { Named } from "../names.ts";
import type { Variable } from "../server-json.ts";
import { givenVariables, type Startable, startWords } from "../transport.ts";

/** What a person fills in: a variable of the environment, or the secret of a header. */
export type Input = { name: string; secret: boolean; meaning: string };

/** Text in which inputs are still to be filled in. */
export type Value = readonly (string | Input)[];

type Values = Readonly<Record<string, Value>>;

/**
 * How a client reaches a server. Inputs are only in variables and headers: GitHub Copilot blocks a
 * command or address that contains one, and Claude Code expands it before it compares.
 */
export type Target =
  | { kind: "stdio"; command: string; args: readonly string[]; env: Values }
  | { kind: "http" | "sse"; url: string; headers: Values };

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

/** A server of the registry for a kit: its record, and what its card says. */
export function toKitServer({
  server,
  listing,
  name: title,
  description,
}: Startable & Named & { name: string; description: string }): KitServer {
  const target = toTarget({ server, listing });
  const [hosted] = server.remotes ?? [];
  return {
    ...{ id: listing.id, title, description, listed: server.name, target },
    ...(target.kind === "stdio" && hosted && { hostedUrl: hosted.url }),
  };
}

/**
 * How a client reaches a server. Variables that a program can do without are left out.
 *
 * @throws Error when there's no way
 */
export function toTarget(record: Startable): Target {
  const [command, ...args] = startWords(record) ?? [];
  if (command !== undefined) {
    const env = givenVariables(record).map((each) => [each.name, toValue(each)] as const);
    return { kind: "stdio", command, args, env: Object.fromEntries(env) };
  }
  const [remote] = record.server.remotes ?? [];
  if (!remote) throw new Error("A server has neither a package, a source nor a remote. Add one.");
  const headers = (remote.headers ?? []).map(
    ({ name, value, variables = {} }) => [name, filledIn(value, variables)] as const,
  );
  const kind = remote.type === "sse" ? "sse" : "http";
  return { kind, url: remote.url, headers: Object.fromEntries(headers) };
}

type Described = Omit<Variable, "name">;

/** A name as 'YOUR_API_TOKEN' is how some documents write a place to fill in. */
function toInput(name: string, { isSecret = false, description }: Described): Input {
  return { name: name.replace(/^YOUR_/, ""), secret: isSecret, meaning: description };
}

function toValue({ name, value, ...described }: Variable): Value {
  return [value ?? toInput(name, described)];
}

/** A text of the official format, in which `{NAME}` is filled in with the variable of that name. */
function filledIn(text: string, variables: Readonly<Record<string, Described>>): Value {
  const pieces = text.split(/\{(\w+)\}/).map((piece, at): string | Input => {
    if (at % 2 === 0) return piece;
    const variable = variables[piece];
    return variable ? toInput(piece, variable) : `{${piece}}`;
  });
  return pieces.filter((piece) => piece !== "");
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

/** Whether cmd has to start a command on Windows (modelcontextprotocol/servers#3659). */
export function isScript(command: string): boolean {
  return scripts.includes(command);
}

/** The words that start a program on Windows, for a client that doesn't start scripts by itself. */
export function throughCmd(words: readonly string[]): readonly string[] {
  return isScript(words[0] ?? "") ? ["cmd", "/c", ...words] : words;
}

/** A server as such a client starts it on Windows; the same one where nothing changes. */
export function onWindows(server: KitServer): KitServer {
  const { target } = server;
  if (target.kind !== "stdio" || !isScript(target.command)) return server;
  const [command = "", ...args] = throughCmd([target.command, ...target.args]);
  return { ...server, target: { ...target, command, args } };
}
