import type { McpClientId } from "./enums.ts";
import {
  listPlaceholders,
  type McpPlaceholder,
  type NamedText,
  readable,
  type Serializer,
  type Text,
  type Transport,
  variableOf,
  written,
} from "./transport.ts";
import { throughCmd } from "./windows.ts";

/**
 * The command that adds a server to Claude Code, for a POSIX shell. It names variables instead of
 * their values, which would stay in the shell's history. Claude Code looks them up in the file of a
 * project, so that is where it puts the server.
 */
const claudeCode: Serializer = (name, transport) => {
  const looksUp = listPlaceholders(transport).length > 0;
  const add = ["claude", "mcp", "add", ...(looksUp ? ["--scope", "project"] : [])];
  if (transport.kind === "stdio") {
    const env = transport.env.flatMap((each) => ["-e", `${each.name}=${lookedUp(each.value)}`]);
    const program = [transport.command, ...transport.args.map(readable)];
    return shellLine([...add, name, ...env, "--", ...program]);
  }
  const headers = transport.headers.flatMap((each) => [
    "--header",
    `${each.name}: ${lookedUp(each.value)}`,
  ]);
  return shellLine([...add, "--transport", transport.kind, name, transport.url, ...headers]);
};

/** A text with every placeholder as the variable that Claude Code looks up. */
function lookedUp(text: Text): string {
  return written(text, (placeholder) => `\${${variableOf(placeholder)}}`);
}

function shellLine(words: readonly string[]): string {
  return words.map(quoted).join(" ");
}

/** A word that the shell takes literally; an unquoted '<' of a placeholder would read a file. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * The text of claude_desktop_config.json, or the address of a hosted server, which is entered as a
 * connector. A connector sends no fixed header, so a server that wants one goes into the file too.
 */
const claudeDesktop: Serializer = (name, transport) =>
  isConnector(transport)
    ? transport.url
    : json({ mcpServers: { [name]: clientEntry(startedHere(transport), readable) } });

type Hosted = Exclude<Transport, { kind: "stdio" }>;

/** Whether Claude Desktop takes a server as a connector, by its address alone. */
export function isConnector(transport: Transport): transport is Hosted {
  return transport.kind !== "stdio" && transport.headers.length === 0;
}

/** A release of mcp-remote that we saw in npm's registry in November 2026. */
const mcpRemote = "mcp-remote@0.15.1";

/**
 * The file can only name programs: an address is reached through mcp-remote. It reads a header's value
 * from a variable, because npx splits arguments at spaces on Windows.
 */
function startedHere(transport: Transport): Transport {
  if (transport.kind === "stdio") return transport;
  const headers = transport.headers.map(({ name, value }) => ({
    arg: `${name}:\${${variableName(name)}}`,
    variable: { name: variableName(name), value } satisfies NamedText,
  }));
  return {
    kind: "stdio",
    command: "npx",
    args: [
      ...["-y", mcpRemote, transport.url],
      ...headers.flatMap(({ arg }) => ["--header", arg]),
    ].map((arg) => [arg]),
    env: headers.map(({ variable }) => variable),
  };
}

function variableName(header: string): string {
  return header.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_");
}

/** The text of .vscode/mcp.json. VS Code asks for each value once and keeps secret ones encrypted. */
const vsCode: Serializer = (name, transport) => {
  const inputs = listPlaceholders(transport).map((placeholder) => ({
    type: "promptString",
    id: inputId(placeholder),
    description: placeholder.meaning,
    ...(placeholder.secret && { password: true }),
  }));
  const entry = clientEntry(transport, (text) =>
    written(text, (placeholder) => `\${input:${inputId(placeholder)}}`),
  );
  return json({
    ...(inputs.length > 0 && { inputs }),
    servers: { [name]: { type: transport.kind, ...entry } },
  });
};

function inputId({ text }: McpPlaceholder): string {
  return text
    .replace(/^YOUR_/, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** The text of .cursor/mcp.json. Cursor looks variables up in its own environment. */
const cursor: Serializer = (name, transport) => {
  const write = (text: Text) =>
    written(text, (placeholder) => `\${env:${variableOf(placeholder)}}`);
  return json({ mcpServers: { [name]: clientEntry(transport, write) } });
};

/** The entry alone, for clients that use a different key. */
const plainJson: Serializer = (_name, transport) =>
  json({ type: transport.kind, ...clientEntry(transport, readable) });

/**
 * The entries of managed-settings.json that allow a server in Claude Code and GitHub Copilot. They
 * match what is started or opened, because a name can be given to anything. Where Windows starts it
 * otherwise there are two, since every word is compared.
 */
export function allowlist(transport: Transport): string {
  const entries = [...new Set([transport, throughCmd(transport)])].map((each) =>
    each.kind === "stdio"
      ? { serverCommand: [each.command, ...each.args.map(readable)] }
      : { serverUrl: each.url },
  );
  return json({ allowedMcpServers: entries });
}

/** What writes the configuration of each client. */
export const clients: Readonly<Record<McpClientId, Serializer>> = {
  "claude-code": claudeCode,
  "claude-desktop": claudeDesktop,
  "vs-code": vsCode,
  cursor,
  "plain-json": plainJson,
};

/**
 * What a client needs on Windows in the place of what `clients` writes; undefined if that's the same.
 * VS Code starts scripts by itself (formatSubprocessArguments in its extHostMcpNode.ts). Claude Code
 * gets the text of a project's .mcp.json: shells of Windows quote words in other ways, and Git Bash
 * makes a path of `/c` (anthropics/claude-code#36808).
 */
export function forWindows(
  client: McpClientId,
  name: string,
  transport: Transport,
): string | undefined {
  const isFile = client === "claude-desktop" && !isConnector(transport);
  const started = isFile ? startedHere(transport) : transport;
  const wrapped = throughCmd(started);
  if (wrapped === started || client === "vs-code") return undefined;
  return client === "claude-code"
    ? json({ mcpServers: { [name]: clientEntry(wrapped, lookedUp) } })
    : clients[client](name, wrapped);
}

/** The fields that most clients share: a program with its arguments and variables, or an address. */
type ClientEntry =
  | { command: string; args: string[]; env?: Record<string, string> }
  | { url: string; headers?: Record<string, string> };

/** The entry of a transport, its strings written by `write`, without empty fields. */
function clientEntry(transport: Transport, write: (text: Text) => string): ClientEntry {
  const values = (named: readonly NamedText[]) =>
    Object.fromEntries(named.map(({ name, value }) => [name, write(value)]));
  if (transport.kind === "stdio") {
    const { command, args, env } = transport;
    return { command, args: args.map(write), ...(env.length > 0 && { env: values(env) }) };
  }
  const { url, headers } = transport;
  return { url, ...(headers.length > 0 && { headers: values(headers) }) };
}

/** JSON as people write it: a list of strings is on one line. */
export function json(value: unknown): string {
  // No string of JSON holds a line break, so these are between the strings.
  return JSON.stringify(value, null, 2).replace(
    /\[\n\s+("[^\n]*(?:\n\s+"[^\n]*)*)\n\s+\]/g,
    (_, list: string) => `[${list.replace(/\n\s+/g, " ")}]`,
  );
}
