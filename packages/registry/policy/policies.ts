import type { Source, System } from "../clients/clients.ts";
import { clientConfiguration } from "../clients/configuration.ts";
import { type Data, type Format, json, toml } from "../clients/formats.ts";
import { type KitServer, throughCmd } from "../clients/target.ts";

/** The policies that are written, in the order of the page. */
export const dialects = ["copilot", "claude-code", "managed-mcp", "codex", "vs-code"] as const;

export type Dialect = (typeof dialects)[number];

/** Whether the servers of a kit are all that may run, or those that may not. */
export const policyModes = ["allow", "deny"] as const;

export type PolicyMode = (typeof policyModes)[number];

type Entry = { serverCommand: readonly string[] } | { serverUrl: string };

type Policy = {
  name: string;
  modes: readonly PolicyMode[];
  path: Readonly<Record<System, string>>;
  format: Format | Readonly<Record<System, Format>>;
  write: (servers: readonly KitServer[], mode: PolicyMode, system: System) => string;
  /** How it gets to the machines, and what it needs there. */
  deploy: string;
  /** What it can't stop, beside `listLimits`. */
  limits: readonly string[];
  source: Source;
};

const readOn = "2026-11-29";

/**
 * The entries that fit a server on every system: cmd starts scripts on Windows, for the clients that
 * don't do it by themselves. A server that's denied is denied at its hosted address as well.
 */
function entriesOf(servers: readonly KitServer[], mode: PolicyMode): readonly Entry[] {
  return servers.flatMap(({ target, hostedUrl }): Entry[] => {
    if (target.kind !== "stdio") return [{ serverUrl: target.url }];
    const words = [target.command, ...target.args];
    const hosted = mode === "deny" && hostedUrl !== undefined ? [{ serverUrl: hostedUrl }] : [];
    return [
      ...[...new Set([words, throughCmd(words)])].map((serverCommand) => ({ serverCommand })),
      ...hosted,
    ];
  });
}

const listName = { allow: "allowedMcpServers", deny: "deniedMcpServers" } as const;

const policyName = { allow: "ChatAllowedMcpServers", deny: "ChatDeniedMcpServers" } as const;

function writeVsCode(servers: readonly KitServer[], mode: PolicyMode, system: System): string {
  const name = policyName[mode];
  const list = entriesOf(servers, mode);
  if (system === "linux") return json({ [name]: list });
  const text = JSON.stringify(list);
  if (system === "macos") {
    return `<key>${name}</key>\n<string>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</string>`;
  }
  const value = text.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  return [
    ...["Windows Registry Editor Version 5.00", ""],
    "[HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Microsoft\\VSCode]",
    `"${name}"="${value}"`,
  ].join("\n");
}

/** Codex takes no server-sent events. A table without servers allows none; without it all would be. */
function writeCodex(servers: readonly KitServer[]): string {
  const entries = servers
    .filter(({ target }) => target.kind !== "sse")
    .map((server) => [server.id, { identity: codexIdentity(server) }] as const);
  if (entries.length === 0) return "[mcp_servers]";
  return toml((name) => `mcp_servers.${name}`, Object.fromEntries(entries));
}

/** The identity of a server in Codex, with every argument. */
function codexIdentity({ target }: KitServer): Data {
  if (target.kind !== "stdio") return { url: target.url };
  const args = target.args.map((value) => ({ match: "exact", value }));
  return { command: { executable: target.command, args } };
}

const samePath =
  "The first word of a command is a name, and each machine decides which program that is.";

/** What a list of commands and addresses can't stop, whoever compares it. */
export const listLimits: Readonly<Record<PolicyMode, readonly string[]>> = {
  allow: [
    "A command is compared word by word, so it allows one release of a package. Change the policy when you raise the version.",
    samePath,
  ],
  deny: [
    "A denied command is one release: another version of the same package still starts. Use an allowlist where that matters.",
    samePath,
  ],
};

const ofClaude = (file: string) => ({
  macos: `/Library/Application Support/ClaudeCode/${file}`,
  linux: `/etc/claude-code/${file}`,
  windows: `C:\\Program Files\\ClaudeCode\\${file}`,
});

export const policies: Readonly<Record<Dialect, Policy>> = {
  copilot: {
    name: "GitHub Copilot",
    modes: policyModes,
    path: {
      macos: "/Library/Application Support/GitHubCopilot/managed-settings.json",
      linux: "/etc/github-copilot/managed-settings.json",
      windows: "%ProgramFiles%\\GitHubCopilot\\managed-settings.json",
    },
    format: "json",
    write: (servers, mode) => json({ [listName[mode]]: entriesOf(servers, mode) }),
    deploy:
      "An enterprise can also keep it as copilot/managed-settings.json in its .github-private repository, or send it to machines with device management. VS Code, JetBrains IDEs, Copilot CLI and the Copilot app read it.",
    limits: [
      "Copilot's cloud agent doesn't read these lists, and its built-in servers always run.",
      "It binds members of an enterprise with Copilot Business or Enterprise, and nobody who signs in with another account.",
    ],
    source: {
      address:
        "https://docs.github.com/en/copilot/reference/enterprise-administrators/enterprise-managed-settings",
      readOn,
    },
  },
  "claude-code": {
    name: "Claude Code",
    modes: policyModes,
    path: ofClaude("managed-settings.json"),
    format: "json",
    write: (servers, mode) =>
      json({
        ...(mode === "allow" && { allowManagedMcpServersOnly: true }),
        [listName[mode]]: entriesOf(servers, mode),
      }),
    deploy:
      "It can also come from the Claude admin console or from device management. With allowManagedMcpServersOnly, a person's own settings can't widen the list.",
    limits: [
      "An address without a path matches every path on its host.",
      "A server that was set up before disappears without a message, so tell people what you block.",
    ],
    source: { address: "https://code.claude.com/docs/en/managed-mcp", readOn },
  },
  "managed-mcp": {
    name: "Claude Code, fixed set",
    modes: ["allow"],
    path: ofClaude("managed-mcp.json"),
    format: "json",
    write: (servers, _, system) =>
      clientConfiguration(servers, "claude-code", system).text || json({ mcpServers: {} }),
    deploy:
      "Everybody gets these servers and no others. It's a file of its own, which only device management or an administrator can put there.",
    limits: [
      "Every user of the machine can read the file. It names variables, and each person sets their own.",
    ],
    source: { address: "https://code.claude.com/docs/en/managed-mcp", readOn },
  },
  codex: {
    name: "Codex",
    modes: ["allow"],
    path: {
      macos: "/etc/codex/requirements.toml",
      linux: "/etc/codex/requirements.toml",
      windows: "%ProgramData%\\OpenAI\\Codex\\requirements.toml",
    },
    format: "toml",
    write: writeCodex,
    deploy:
      "It can also come from ChatGPT's workspace settings, or on macOS as com.openai.codex:requirements_toml_base64. Releases of Codex from before it compared arguments can't read it.",
    limits: [
      "Names count here: people must use the names of these tables, and the command or address under them.",
      "A disabled server stays in a person's file, and Codex may not say at once why it's off.",
    ],
    source: {
      address: "https://developers.openai.com/codex/enterprise/managed-configuration",
      readOn,
    },
  },
  "vs-code": {
    name: "VS Code devices",
    modes: policyModes,
    path: {
      macos: "com.microsoft.VSCode.mobileconfig",
      linux: "/etc/vscode/policy.json",
      windows: "HKLM\\SOFTWARE\\Policies\\Microsoft\\VSCode",
    },
    format: { macos: "xml", linux: "json", windows: "reg" },
    write: writeVsCode,
    deploy:
      "On macOS, add these lines to the configuration profile that comes with VS Code. It needs VS Code 1.130 or newer. The policy ChatMCP can switch all servers off.",
    limits: [
      "It binds VS Code and no other editor or command line on the device.",
      "VS Code's agent host can find and start servers by other ways. VS Code lists this among the gaps of its policies.",
    ],
    source: { address: "https://code.visualstudio.com/docs/enterprise/policies", readOn },
  },
};
