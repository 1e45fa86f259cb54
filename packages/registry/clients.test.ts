import { expect, test } from "vitest";
import { allowlist, clients, forWindows, isConnector } from "./clients.ts";
import { mcpClientIds } from "./enums.ts";
import { listPlaceholders, readable, type Startable, toTransport } from "./transport.ts";

test("a program follows its variables and two dashes, and the shell takes every word literally", () => {
  expect(clients["claude-code"]("tides", program)).toBe(
    `claude mcp add --scope project tides -e 'HARBOUR=\${HARBOUR}' -e 'TIDE_TOKEN=\${TIDE_TOKEN}' -e READ_ONLY=true -- npx -y tide-tables@1.2.0 '--pier=<north>' '--name=it'\\''s high'`,
  );
  expect(clients["claude-code"]("tides", bare)).toBe("claude mcp add tides -- uvx tides@1.2.0");
});

test("an address is added with its transport and headers", () => {
  expect(clients["claude-code"]("tides", address)).toBe(
    `claude mcp add --scope project --transport http tides https://mcp.tides.example/mcp --header 'Authorization: Bearer \${KEY}'`,
  );
  expect(clients["claude-code"]("tides", events)).toBe(
    "claude mcp add --transport sse tides https://mcp.tides.example/sse",
  );
});

const readServer = (text: string) => JSON.parse(text).mcpServers.tides;

test("a program is under mcpServers, with its variables", () => {
  expect(readServer(clients["claude-desktop"]("tides", program))).toEqual({
    command: "npx",
    args: ["-y", "tide-tables@1.2.0", "--pier=<north>", "--name=it's high"],
    env: { HARBOUR: "<YOUR_HARBOUR>", TIDE_TOKEN: "<YOUR_TIDE_TOKEN>", READ_ONLY: "true" },
  });
  expect(readServer(clients["claude-desktop"]("tides", bare))).toEqual({
    command: "uvx",
    args: ["tides@1.2.0"],
  });
});

test("Claude Desktop takes an address alone as a connector", () => {
  expect(clients["claude-desktop"]("tides", events)).toBe("https://mcp.tides.example/sse");
  expect([events, address, program].map(isConnector)).toEqual([true, false, false]);
});

test("an address that wants a header is reached through one release of mcp-remote, which reads it from a variable", () => {
  const name = "AUTHORIZATION";
  expect(readServer(clients["claude-desktop"]("tides", address))).toEqual({
    command: "npx",
    args: [
      ...["-y", expect.stringMatching(/^mcp-remote@\d+\.\d+\.\d+$/)],
      "https://mcp.tides.example/mcp",
      ...["--header", `Authorization:\${${name}}`],
    ],
    env: { AUTHORIZATION: "Bearer <YOUR_KEY>" },
  });
});

test("a program and an address are under mcpServers, and Cursor looks their variables up", () => {
  expect(JSON.parse(clients.cursor("tides", program)).mcpServers.tides.env).toEqual({
    HARBOUR: `\${env:HARBOUR}`,
    TIDE_TOKEN: `\${env:TIDE_TOKEN}`,
    READ_ONLY: "true",
  });
  expect(JSON.parse(clients.cursor("tides", address))).toEqual({
    mcpServers: {
      tides: {
        url: "https://mcp.tides.example/mcp",
        headers: { Authorization: `Bearer \${env:KEY}` },
      },
    },
  });
});

test("on Windows cmd starts a script, with every word and variable after it", () => {
  const windows = {
    command: "cmd",
    args: ["/c", "npx", "-y", "tide-tables@1.2.0", "--pier=<north>", "--name=it's high"],
  };
  const desktop = forWindows("claude-desktop", "tides", program) ?? "";
  const { env } = readServer(clients["claude-desktop"]("tides", program));
  expect(readServer(desktop)).toEqual({ ...windows, env });
  expect(readServer(forWindows("cursor", "tides", program) ?? "")).toMatchObject({
    command: "cmd",
    args: ["/c", "npx", "-y", "tide-tables@1.2.0", "--pier=<north>", "--name=it's high"],
  });
  expect(JSON.parse(forWindows("plain-json", "tides", program) ?? "")).toMatchObject({
    ...windows,
    type: "stdio",
  });
});

test("on Windows Claude Code has a file that looks the variables up, since shells quote otherwise", () => {
  expect(JSON.parse(forWindows("claude-code", "tides", program) ?? "")).toEqual({
    mcpServers: {
      tides: {
        command: "cmd",
        args: ["/c", "npx", "-y", "tide-tables@1.2.0", "--pier=<north>", "--name=it's high"],
        env: { HARBOUR: `\${HARBOUR}`, TIDE_TOKEN: `\${TIDE_TOKEN}`, READ_ONLY: "true" },
      },
    },
  });
});

test("an address that Claude Desktop reaches through npx needs cmd too, and no other client's does", () => {
  const { command, args } = readServer(forWindows("claude-desktop", "tides", address) ?? "");
  expect([command, ...args.slice(0, 3)]).toEqual(["cmd", "/c", "npx", "-y"]);
  for (const id of mcpClientIds.filter((each) => each !== "claude-desktop")) {
    expect(forWindows(id, "tides", address), id).toBeUndefined();
  }
});

test("programs that aren't npm's, addresses and VS Code need nothing else on Windows", () => {
  for (const id of mcpClientIds) {
    for (const each of [bare, container, events])
      expect(forWindows(id, "tides", each)).toBe(undefined);
  }
  expect(forWindows("vs-code", "tides", program)).toBeUndefined();
});

test("an allowlist has both commands where Windows starts another", () => {
  const { allowedMcpServers } = JSON.parse(allowlist(program));
  const words = ["npx", "-y", "tide-tables@1.2.0", "--pier=<north>", "--name=it's high"];
  expect(allowedMcpServers).toEqual([
    { serverCommand: words },
    { serverCommand: ["cmd", "/c", ...words] },
  ]);
});

test("an allowlist matches the command or the address of a server", () => {
  expect(JSON.parse(allowlist(bare))).toEqual({
    allowedMcpServers: [{ serverCommand: ["uvx", "tides@1.2.0"] }],
  });
  expect(JSON.parse(allowlist(address))).toEqual({
    allowedMcpServers: [{ serverUrl: "https://mcp.tides.example/mcp" }],
  });
});

test("the entry is alone and names its transport; lists of words are on one line", () => {
  expect(clients["plain-json"]("tides", bare)).toBe(
    ["{", '  "type": "stdio",', '  "command": "uvx",', '  "args": ["tides@1.2.0"]', "}"].join("\n"),
  );
  expect(JSON.parse(clients["plain-json"]("tides", address))).toEqual({
    type: "http",
    url: "https://mcp.tides.example/mcp",
    headers: { Authorization: "Bearer <YOUR_KEY>" },
  });
  expect(JSON.parse(clients["plain-json"]("tides", events)).type).toBe("sse");
});

const input = (id: string) => `\${input:${id}}`;

test("VS Code asks for every value, and hides secret ones", () => {
  expect(JSON.parse(clients["vs-code"]("tides", program))).toEqual({
    inputs: [
      { type: "promptString", id: "harbour", description: "Name of the harbour" },
      { type: "promptString", id: "tide-token", description: "TIDE_TOKEN", password: true },
    ],
    servers: {
      tides: {
        type: "stdio",
        command: "npx",
        args: ["-y", "tide-tables@1.2.0", "--pier=<north>", "--name=it's high"],
        env: {
          HARBOUR: `${input("harbour")}`,
          TIDE_TOKEN: `${input("tide-token")}`,
          READ_ONLY: "true",
        },
      },
    },
  });
});

test("an address has its headers, and only missing values are asked for", () => {
  expect(JSON.parse(clients["vs-code"]("tides", address)).servers.tides).toEqual({
    type: "http",
    url: "https://mcp.tides.example/mcp",
    headers: { Authorization: `Bearer ${input("key")}` },
  });
  expect(JSON.parse(clients["vs-code"]("tides", bare))).not.toHaveProperty("inputs");
});

test("variables that the server can do without are left out", () => {
  expect(program.kind === "stdio" && program.env.map(({ name }) => name)).toEqual([
    "HARBOUR",
    "TIDE_TOKEN",
    "READ_ONLY",
  ]);
});

test("a container is told which variables to pass on, and its command has no values", () => {
  if (container.kind !== "stdio") throw new Error("A container is a program.");
  expect(container.args.map(readable)).toEqual([
    ...["run", "--init", "-i", "--rm", "-e", "TIDE_TOKEN", "-e", "HARBOUR", "-e", "READ_ONLY"],
    ...["harbour/tides:1.2.0", "serve"],
  ]);
  expect(container.env.map(({ name, value }) => [name, readable(value)])).toEqual([
    ["READ_ONLY", "true"],
    ["TIDE_TOKEN", "<YOUR_TIDE_TOKEN>"],
    ["HARBOUR", "<YOUR_HARBOUR>"],
  ]);
});

test("an address doesn't take variables, and its headers keep their placeholders", () => {
  expect(listPlaceholders(address).map(({ text }) => text)).toEqual(["YOUR_KEY"]);
});

test("every placeholder in a header is found, and other braces are text", () => {
  const told = (description: string) => ({ description, isSecret: true });
  const transport = toTransport({
    server: {
      remotes: [
        {
          type: "sse",
          url: "https://mcp.tides.example/sse",
          headers: [
            {
              name: "X-Tide",
              value: "{SID}/{KEY}:{other}",
              variables: { SID: told("Id"), KEY: told("Key") },
            },
          ],
        },
      ],
    },
    listing: {},
  });
  expect(
    transport.kind !== "stdio" && transport.headers.map(({ value }) => readable(value)),
  ).toEqual(["<SID>/<KEY>:{other}"]);
});

const variable = (name: string, more: object = {}) => ({
  name,
  description: name,
  isSecret: false,
  ...more,
});

/** The records used by the clients' tests. */
const startable = {
  program: {
    server: {
      packages: [
        {
          registryType: "npm",
          identifier: "tide-tables",
          version: "1.2.0",
          runtimeHint: "npx",
          transport: { type: "stdio" },
          runtimeArguments: [{ type: "named", name: "-y" }],
          packageArguments: [
            { type: "named", name: "--pier", value: "<north>" },
            { type: "named", name: "--name", value: "it's high" },
          ],
          environmentVariables: [
            variable("HARBOUR", { description: "Name of the harbour" }),
            variable("TIDE_TOKEN", { isRequired: true, isSecret: true }),
            variable("TIDE_UNIT", { isRequired: false }),
            variable("READ_ONLY", { value: "true" }),
          ],
        },
      ],
    },
    listing: { joinsFlags: true },
  },
  container: {
    server: {
      packages: [
        {
          registryType: "oci",
          identifier: "harbour/tides:1.2.0",
          runtimeHint: "docker",
          transport: { type: "stdio" },
          runtimeArguments: [{ type: "named", name: "--init" }],
          packageArguments: [{ type: "positional", value: "serve" }],
          environmentVariables: [
            variable("READ_ONLY", { value: "true" }),
            variable("TIDE_TOKEN", { isSecret: true }),
            variable("HARBOUR", { isRequired: false }),
            variable("TIDE_UNIT", { isRequired: false }),
          ],
        },
      ],
    },
    listing: { passes: ["HARBOUR"] },
  },
  bare: {
    server: {
      packages: [
        {
          registryType: "pypi",
          identifier: "tides",
          version: "1.2.0",
          runtimeHint: "uvx",
          transport: { type: "stdio" },
        },
      ],
    },
    listing: {},
  },
  address: {
    server: {
      remotes: [
        {
          type: "streamable-http",
          url: "https://mcp.tides.example/mcp",
          headers: [
            {
              name: "Authorization",
              value: "Bearer {YOUR_KEY}",
              variables: { YOUR_KEY: { description: "Key of a harbour account", isSecret: true } },
            },
          ],
        },
      ],
    },
    listing: { environmentVariables: [variable("TIDE_TOKEN", { isSecret: true })] },
  },
  events: {
    server: { remotes: [{ type: "sse", url: "https://mcp.tides.example/sse" }] },
    listing: {},
  },
} satisfies Record<string, Startable>;

const program = toTransport(startable.program);
const container = toTransport(startable.container);
const bare = toTransport(startable.bare);
const address = toTransport(startable.address);
const events = toTransport(startable.events);
