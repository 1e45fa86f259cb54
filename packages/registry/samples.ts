import { type Startable, toTransport } from "./transport.ts";

/** The launches used by the clients' tests. */
const startable = {
  program: {
    launch: {
      kind: "package",
      registryType: "npm",
      identifier: "tide-tables",
      command: "npx",
      args: ["-y", "tide-tables@1.2.0", "--pier=YOUR_PIER", "--name=it's high"],
    },
    placeholders: [{ text: "YOUR_PIER", secret: false, meaning: "Name of the pier" }],
    environment: [
      { name: "HARBOUR", secret: false, meaning: "Name of the harbour" },
      { name: "TIDE_TOKEN", required: true, secret: true },
      { name: "TIDE_UNIT", required: false, secret: false },
      { name: "READ_ONLY", secret: false, value: "true" },
    ],
  },
  container: {
    launch: {
      kind: "package",
      registryType: "oci",
      identifier: "harbour/tides",
      command: "docker",
      args: [
        "run",
        "-i",
        "--rm",
        "-e",
        "TIDE_TOKEN",
        "-e",
        "READ_ONLY=true",
        "harbour/tides:1.2.0",
      ],
    },
    environment: [
      { name: "TIDE_TOKEN", secret: true },
      { name: "READ_ONLY", secret: false, value: "true" },
      { name: "HARBOUR", required: true, secret: false },
    ],
  },
  bare: {
    launch: {
      kind: "package",
      registryType: "pypi",
      identifier: "tides",
      command: "uvx",
      args: ["tides@1.2.0"],
    },
    environment: [],
  },
  address: {
    launch: {
      kind: "remote",
      type: "streamable-http",
      url: "https://mcp.tides.example/mcp",
      headers: [{ name: "Authorization", value: "Bearer YOUR_KEY" }],
    },
    placeholders: [{ text: "YOUR_KEY", secret: true, meaning: "Key of a harbour account" }],
    environment: [{ name: "TIDE_TOKEN", secret: true }],
  },
  events: {
    launch: { kind: "remote", type: "sse", url: "https://mcp.tides.example/sse" },
    environment: [],
  },
} satisfies Record<string, Startable>;

export const program = toTransport(startable.program);
export const container = toTransport(startable.container);
export const bare = toTransport(startable.bare);
export const address = toTransport(startable.address);
export const events = toTransport(startable.events);
