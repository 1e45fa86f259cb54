import {
  bracketed,
  codexEntry,
  dollar,
  entryOf,
  gooseEntry,
  inputId,
  zedEntry,
} from "./entries.ts";
import { type Format, json, toml, yaml } from "./formats.ts";
import { inputsOf, type KitServer } from "./target.ts";

/** The clients for which a configuration is written, in the order of the page. */
export const clientIds = [
  "claude-code",
  "claude-desktop",
  "vs-code",
  "cursor",
  "codex",
  "gemini-cli",
  "copilot-cli",
  "zed",
  "devin-desktop",
  "goose",
] as const;

export type ClientId = (typeof clientIds)[number];

export const systems = ["macos", "linux", "windows"] as const;

export type System = (typeof systems)[number];

/** Where something about somebody else's product was read, and on which day. */
export type Source = { address: string; readOn: string };

export type Client = {
  name: string;
  /** The file in the folder of a project, where the client reads one. */
  project?: string;
  /** The file of one person. */
  user: Readonly<Record<System, string>>;
  format: Format;
  /** The transports of hosted servers that its file takes. */
  hosted: readonly ("http" | "sse")[];
  /** It starts npm's scripts on Windows by itself. */
  startsScripts?: true;
  write: (servers: readonly KitServer[]) => string;
  /** How it gets the values that a person fills in. */
  values: string;
  note?: string;
  source: Source;
};

const readOn = "2026-11-29";

const backwards = (path: string) => path.replaceAll("/", "\\");

/** A file below the home folder, as each system writes it. */
function atHome(path: string): Client["user"] {
  const posix = `~/${path}`;
  return { macos: posix, linux: posix, windows: `%USERPROFILE%\\${backwards(path)}` };
}

/** A file in the folder where each system has the settings of programs. */
function inSettings(path: string): Client["user"] {
  return {
    macos: `~/Library/Application Support/${path}`,
    linux: `~/.config/${path}`,
    windows: `%APPDATA%\\${backwards(path)}`,
  };
}

/** A file in ~/.config, and in another folder on Windows. */
function inConfig(path: string, windows = backwards(path)): Client["user"] {
  const posix = `~/.config/${path}`;
  return { macos: posix, linux: posix, windows: `%APPDATA%\\${windows}` };
}

/** JSON with the entry of each server under its id. */
const under =
  (key: string, entry: (server: KitServer) => object) =>
  (servers: readonly KitServer[]): string =>
    json({ [key]: Object.fromEntries(servers.map((server) => [server.id, entry(server)])) });

const byHand =
  "Replace the text between < and >. The file then holds your secrets: keep it to yourself.";

/** An entry that gives the transport of a hosted server, and names variables. */
const typedEntry = ({ target }: KitServer) => ({
  ...(target.kind !== "stdio" && { type: target.kind }),
  ...entryOf(target, dollar),
});

/** VS Code asks for each value once and keeps secret ones encrypted. */
function writeVsCode(servers: readonly KitServer[]): string {
  const inputs = servers.flatMap(({ id, target }) =>
    inputsOf(target).map((input) => ({
      ...{ type: "promptString", id: inputId(id, input), description: input.meaning },
      ...(input.secret && { password: true }),
    })),
  );
  const entries = servers.map(({ id, listed, target }) => [
    listed,
    { type: target.kind, ...entryOf(target, (input) => `\${input:${inputId(id, input)}}`) },
  ]);
  return json({ ...(inputs.length > 0 && { inputs }), servers: Object.fromEntries(entries) });
}

/**
 * What we know of each client, as its own documentation or source says it. VS Code takes the listed
 * name, which its policies compare letter for letter. Claude Code refuses dots and slashes, Claude
 * Desktop refuses them in the names of tools, and Cursor drops a tool whose name and server's name
 * have more than 60 characters together (anthropics/claude-code#467, microsoft/vscode#317553,
 * awslabs/mcp#1283).
 */
export const clients: Readonly<Record<ClientId, Client>> = {
  "claude-code": {
    name: "Claude Code",
    project: ".mcp.json",
    user: atHome(".claude.json"),
    format: "json",
    hosted: ["http", "sse"],
    write: under("mcpServers", typedEntry),
    values: "Set the variables before you start Claude Code. The file only names them.",
    note: "Names can't contain dots or slashes here, so these are the short ones.",
    source: { address: "https://code.claude.com/docs/en/mcp", readOn },
  },
  "claude-desktop": {
    name: "Claude Desktop",
    user: inSettings("Claude/claude_desktop_config.json"),
    format: "json",
    hosted: [],
    write: under("mcpServers", ({ target }) => entryOf(target, bracketed)),
    values: byHand,
    note: "Restart Claude Desktop after you change this file.",
    source: {
      address:
        "https://support.claude.com/en/articles/11503834-building-custom-integrations-via-remote-mcp-servers",
      readOn,
    },
  },
  "vs-code": {
    name: "VS Code",
    project: ".vscode/mcp.json",
    user: inSettings("Code/User/mcp.json"),
    format: "json",
    hosted: ["http", "sse"],
    startsScripts: true,
    write: writeVsCode,
    values: "VS Code asks for each value once, and stores it securely.",
    note: "Keep the names. A policy that allows only the servers of a registry compares them letter for letter.",
    source: {
      address: "https://code.visualstudio.com/docs/agents/reference/mcp-configuration",
      readOn,
    },
  },
  cursor: {
    name: "Cursor",
    project: ".cursor/mcp.json",
    user: atHome(".cursor/mcp.json"),
    format: "json",
    hosted: ["http", "sse"],
    write: under("mcpServers", ({ target }) => entryOf(target, ({ name }) => `\${env:${name}}`)),
    values: "Set the variables in your environment before you start Cursor.",
    note: "The names of a server and a tool may have 60 characters together, so these are short.",
    source: { address: "https://cursor.com/docs/mcp", readOn },
  },
  codex: {
    name: "Codex",
    project: ".codex/config.toml",
    user: atHome(".codex/config.toml"),
    format: "toml",
    hosted: ["http"],
    startsScripts: true,
    write: (servers) =>
      toml(
        (name) => `mcp_servers.${name}`,
        Object.fromEntries(servers.map(({ id, target }) => [id, codexEntry(target)])),
      ),
    values: "Set the variables before you start Codex. The file only names them.",
    note: "Codex reads the file of a project only if you trust the project.",
    source: { address: "https://learn.chatgpt.com/docs/extend/mcp?surface=cli", readOn },
  },
  "gemini-cli": {
    name: "Gemini CLI",
    project: ".gemini/settings.json",
    user: atHome(".gemini/settings.json"),
    format: "json",
    hosted: ["http", "sse"],
    write: under("mcpServers", typedEntry),
    values: "Set the variables before you start Gemini CLI. The file only names them.",
    source: { address: "https://geminicli.com/docs/tools/mcp-server", readOn },
  },
  "copilot-cli": {
    name: "Copilot CLI",
    project: ".github/mcp.json",
    user: atHome(".copilot/mcp-config.json"),
    format: "json",
    hosted: ["http", "sse"],
    write: under("mcpServers", ({ target }) => ({
      ...{ type: target.kind, ...entryOf(target, dollar), tools: ["*"] },
    })),
    values: "Set the variables before you start Copilot CLI. The file only names them.",
    note: "A .mcp.json in the project takes the place of .github/mcp.json. Copilot CLI reads both only in a folder that you trust.",
    source: {
      address:
        "https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference",
      readOn,
    },
  },
  zed: {
    name: "Zed",
    project: ".zed/settings.json",
    user: inConfig("zed/settings.json", "Zed\\settings.json"),
    format: "json",
    hosted: ["http"],
    write: under("context_servers", ({ target }) => zedEntry(target)),
    values:
      "Set the variables of programs before you start Zed, which passes them on. In headers, replace the text between < and >.",
    source: { address: "https://zed.dev/docs/ai/mcp", readOn },
  },
  "devin-desktop": {
    name: "Devin Desktop",
    user: inConfig("devin/mcp_config.json"),
    format: "json",
    hosted: ["http", "sse"],
    write: under("mcpServers", ({ target }) => ({
      ...entryOf(target, bracketed),
      ...(target.kind !== "stdio" && { transport: target.kind }),
    })),
    values: byHand,
    note: "This is for Devin Local. Cascade, the older agent from Windsurf, reads ~/.codeium/windsurf/mcp_config.json and calls an address serverUrl.",
    source: { address: "https://docs.devin.ai/cli/extensibility/mcp/configuration", readOn },
  },
  goose: {
    name: "Goose",
    user: inConfig("goose/config.yaml", "Block\\goose\\config\\config.yaml"),
    format: "yaml",
    hosted: ["http"],
    write: (servers) =>
      yaml({ extensions: Object.fromEntries(servers.map((each) => [each.id, gooseEntry(each)])) }),
    values:
      "Goose takes the values from its environment or its own store of secrets, and doesn't start a server that lacks one.",
    source: { address: "https://block.github.io/goose/docs/guides/config-files", readOn },
  },
};
