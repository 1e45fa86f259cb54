import { addMcpVersion } from "@yno/registry/clients/commands";

/** The day on which we last read what the makers of the clients say. */
const readOn = "2026-11-29";

/** The words of what a server or a kit is written into: configurations and policies. */
const files = {
  clients: "Your client",
  systems: { label: "System", macos: "macOS", linux: "Linux", windows: "Windows" },
  inProject: (path: string, userPath: string) =>
    `Add this to ${path} in your project, or to ${userPath} for all projects.`,
  atHome: (path: string) => `Add this to ${path}.`,
  nothing: "Nothing goes into a file here.",
  commands: "Or run in a terminal",
  source: "This client's documentation",
  policySource: "Documentation of this policy",
  asReadOn: "as read on",
  download: "Download",
  addMcp: "All clients at once",
  addMcpText:
    "add-mcp asks which of 22 clients you use, and merges the server into what their files hold. It asks for each value as well, and writes what you type into the files.",
  addMcpSource: {
    name: "add-mcp on npm",
    address: `https://www.npmjs.com/package/add-mcp/v/${addMcpVersion}`,
    readOn,
  },
  policies: "Policy",
  modes: {
    label: "What it does",
    allow: "Allow only these servers",
    deny: "Block these servers",
  },
  policyPlace: (path: string) => `Deploy this as ${path}.`,
  policyKey: (path: string) => `Import this file. It sets a value under ${path}.`,
  policyLines: "Add these lines to the configuration profile of VS Code.",
  limits: "What it can't stop",
  anyPolicy:
    "A policy decides which servers start. What a server does with its key is decided by the key, so give it few rights.",
  proof: (checks: string, clients: number) =>
    `For every server here, our tests read each configuration of ${clients} clients as the client does, and ask the policies of kits with and without the server: ${checks} verdicts, all as they should be. They ask our reading of each client's rules, and no client was run.`,
};

/** The words in the panel that Documentation and Install open. */
export const panel = {
  ...files,
  kit: {
    secrets: "What to fill in",
    noInputs: "These servers ask for nothing.",
    server: "Server",
    where: "Where to get it",
    isSecret: "secret",
    print: "Print this list",
  },
  compared: {
    caption: "Comparison",
    fact: "Fact",
    differences: "Show differences only",
    notRecorded: "Not recorded",
    launch: "Launch",
    runtime: "Runtime",
    runtimes: { npx: "Node.js", uvx: "uv, for Python", docker: "Docker" },
    none: "None, it's hosted",
    signIn: "Sign-in",
    signIns: { secret: "A key or token", client: "The client signs in", none: "None" },
    secrets: "Required secrets",
    noSecrets: "None",
    proof: "Proof of the publisher",
    listedAs: "In the official registry as",
    release: "Last release",
    updated: "of",
    read: "When we read it",
    active: "Active",
    readOnly: "Read-only mode",
    held: "On by default.",
    dataLocation: "Data location",
  },
  close: "Close panel",
  notes: "Notes",
  install: "Configuration",
  setup: "This server configures your client for you. Run this once:",
  replacedBy: "Use instead:",
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
  read: { on: "read on", in: "read in" },
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
};

export type RegistryPanelWords = typeof panel;
