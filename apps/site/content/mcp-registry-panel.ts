import type { McpClientId } from "@yno/registry/enums";
import type { With } from "./schema/with.ts";

/** The day on which we last read what the makers of the clients say. */
const readOn = "2026-11-26";

/** The words in the panel that Documentation and Install open. */
export const panel = {
  close: "Close panel",
  notes: "Notes",
  install: "Configuration",
  clients: [
    {
      id: "claude-code",
      name: "Claude Code",
      place: "Run this in a terminal.",
      windowsPlace: "Add this to .mcp.json in the project's folder.",
      values:
        "The project's .mcp.json then names the variables. Set them in your environment before you start Claude Code, and leave out any you don't need.",
      naming: "Names can't contain dots or slashes here, so this is the short one.",
      source: { address: "https://code.claude.com/docs/en/mcp", readOn },
    },
    {
      id: "claude-desktop",
      name: "Claude Desktop",
      place: "Add this to claude_desktop_config.json and restart the app.",
      hostedPlace: "In the settings, under Connectors, add a custom connector with this address.",
      values:
        "Replace the text between < and > with your own values. The file then holds your secrets, so keep it to yourself.",
      source: {
        address:
          "https://support.claude.com/en/articles/11503834-building-custom-integrations-via-remote-mcp-servers",
        readOn,
      },
    },
    {
      id: "vs-code",
      name: "VS Code",
      place: "Add this to .vscode/mcp.json.",
      values: "VS Code asks once for each missing value, and stores it securely.",
      naming:
        "Keep the name. A policy that allows only the servers of a registry compares it letter for letter.",
      source: {
        address: "https://code.visualstudio.com/docs/agents/reference/mcp-configuration",
        readOn,
      },
    },
    {
      id: "cursor",
      name: "Cursor",
      place: "Add this to .cursor/mcp.json, or to ~/.cursor/mcp.json for all projects.",
      values:
        "Cursor looks the variables up. Set them in your environment before you start it, and leave out any you don't need.",
      naming:
        "A server's name and a tool's may have 60 characters together, so this is the short one.",
      source: { address: "https://cursor.com/docs/mcp", readOn },
    },
    {
      id: "plain-json",
      name: "Plain JSON",
      place: "For any other client: add this entry to its file, under a name you choose.",
      values: "Replace the text between < and > with your own values.",
      naming:
        "GitHub Copilot's registry policies compare names letter for letter: use the name in this registry, which is under About.",
    },
  ],
  clientSource: "This client's documentation",
  readOn: "as read on",
  systems: { label: "System", other: "macOS and Linux", windows: "Windows" },
  windowsNote:
    "On Windows, npx is a script. Most clients can't start a script by themselves, so cmd does.",
  windowsSourceName: "The MCP project's examples",
  windowsSource: {
    address: "https://github.com/modelcontextprotocol/servers/pull/3659",
    readOn: "2026-11-28",
  },
  allowlist: "Allowlist",
  allowlistPlace:
    "Add this to managed-settings.json, for GitHub Copilot or Claude Code. It matches the command or the address, so the server's name doesn't matter.",
  allowlistWindows: "The second entry is for Windows, where cmd starts the server.",
  allowlistSourceName: "GitHub's documentation",
  allowlistSource: {
    address:
      "https://docs.github.com/en/copilot/how-tos/administer-copilot/manage-mcp-usage/configure-enterprise-allowlist",
    readOn,
  },
  setup: "This server configures your client for you. Run this once:",
  environment: "Environment variables",
  variable: "Name",
  meaning: "Meaning",
  need: "Need",
  required: "Required",
  optional: "Optional",
  unknown: "Not stated",
  setTo: "Set to",
  secret: "Secret",
  noEnvironment: "We don't know of any environment variables it reads.",
  tools: "Tools",
  moreTools: "more",
  noTools: "We haven't found a list of its tools.",
  figures: "Figures",
  version: "Version",
  seen: "Published figure",
  sample: "Sample",
  oldSince: "read on",
  about: "About",
  transport: "Transport",
  hosted: "Hosted address",
  maintainer: "Maintained by",
  tiers: {
    reference: "The MCP project",
    official: "The product's vendor",
    community: "The community",
  },
  license: "Licence",
  listedName: "Name in this registry",
  registryName: "Name in the official registry",
  status: "Status",
  statusSeenIn: "seen in",
  evidence: "Source of the command",
  composed: "We assembled this command from its published parts.",
  versionAdded: "We added the version.",
} satisfies With<{ clients: readonly With<{ id: McpClientId }>[] }>;

export type RegistryPanelWords = typeof panel;
