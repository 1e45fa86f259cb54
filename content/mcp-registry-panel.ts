import type { RegistryPanelWords } from "./schema/mcp-registry-page.ts";

/** The words in the panel that Documentation and Install open. */
export const panel: RegistryPanelWords = {
  close: "Close panel",
  notes: "Notes",
  install: "Configuration",
  clients: [
    { id: "claude-code", name: "Claude Code", place: "Run this in a terminal." },
    {
      id: "claude-desktop",
      name: "Claude Desktop",
      place: "Put this into claude_desktop_config.json and start the app again.",
    },
    {
      id: "vs-code",
      name: "VS Code",
      place: "Put this into .vscode/mcp.json. VS Code asks for each missing value once.",
    },
    {
      id: "cursor",
      name: "Cursor",
      place: "Put this into .cursor/mcp.json, or into ~/.cursor/mcp.json for every project.",
    },
    {
      id: "plain-json",
      name: "Plain JSON",
      place: "The entry alone, for any other client. Give it a name in that client's file.",
    },
  ],
  placeholders:
    "Replace what stands between < and > with your own values. Keep secret ones out of files that others can read.",
  setup: "This server sets up a client by itself. Run this once:",
  environment: "Environment variables",
  variable: "Name",
  meaning: "Meaning",
  need: "Need",
  required: "Required",
  optional: "Optional",
  unknown: "Not stated",
  secret: "Secret",
  noEnvironment: "It reads no environment variables that we know of.",
  tools: "Tools",
  moreTools: "more",
  noTools: "We have seen no list of its tools.",
  figures: "Figures",
  version: "Version",
  seen: "Seen in public material",
  sample: "Sample",
  about: "About",
  transport: "Transport",
  hosted: "Hosted address",
  maintainer: "Kept by",
  tiers: {
    reference: "The project that keeps the protocol",
    official: "The vendor of the product",
    community: "The community",
  },
  license: "Licence",
  registryName: "Name in the official registry",
  evidence: "Source of the command",
  composed: "Its parts were seen, and the line was put together from them.",
};
