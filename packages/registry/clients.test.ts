import { expect, test } from "vitest";
import { clients } from "./clients.ts";
import { address, bare, events, program } from "./samples.ts";

test("a program follows its variables and two dashes, and the shell takes every word literally", () => {
  expect(clients["claude-code"]("tides", program)).toBe(
    "claude mcp add tides -e 'HARBOUR=<YOUR_HARBOUR>' -e 'TIDE_TOKEN=<YOUR_TIDE_TOKEN>' -- npx -y tide-tables '--api-key=<YOUR_KEY>' '--name=it'\\''s high'",
  );
  expect(clients["claude-code"]("tides", bare)).toBe("claude mcp add tides -- uvx tides");
});

test("an address is added with its transport and headers", () => {
  expect(clients["claude-code"]("tides", address)).toBe(
    "claude mcp add --transport http tides https://mcp.tides.example/mcp --header 'Authorization: Bearer <YOUR_KEY>'",
  );
  expect(clients["claude-code"]("tides", events)).toBe(
    "claude mcp add --transport sse tides https://mcp.tides.example/sse",
  );
});

const readServer = (text: string) => JSON.parse(text).mcpServers.tides;

test("a program is under mcpServers, with its variables", () => {
  expect(readServer(clients["claude-desktop"]("tides", program))).toEqual({
    command: "npx",
    args: ["-y", "tide-tables", "--api-key=<YOUR_KEY>", "--name=it's high"],
    env: { HARBOUR: "<YOUR_HARBOUR>", TIDE_TOKEN: "<YOUR_TIDE_TOKEN>" },
  });
  expect(readServer(clients["claude-desktop"]("tides", bare))).toEqual({
    command: "uvx",
    args: ["tides"],
  });
});

test("an address is reached through mcp-remote, which reads the header from a variable", () => {
  const name = "AUTHORIZATION";
  expect(readServer(clients["claude-desktop"]("tides", address))).toEqual({
    command: "npx",
    args: [
      ...["-y", "mcp-remote", "https://mcp.tides.example/mcp"],
      ...["--header", `Authorization:\${${name}}`],
    ],
    env: { AUTHORIZATION: "Bearer <YOUR_KEY>" },
  });
  expect(readServer(clients["claude-desktop"]("tides", events))).toEqual({
    command: "npx",
    args: ["-y", "mcp-remote", "https://mcp.tides.example/sse"],
  });
});

test("a program and an address are under mcpServers", () => {
  expect(JSON.parse(clients.cursor("tides", program)).mcpServers.tides.env).toEqual({
    HARBOUR: "<YOUR_HARBOUR>",
    TIDE_TOKEN: "<YOUR_TIDE_TOKEN>",
  });
  expect(JSON.parse(clients.cursor("tides", address))).toEqual({
    mcpServers: {
      tides: {
        url: "https://mcp.tides.example/mcp",
        headers: { Authorization: "Bearer <YOUR_KEY>" },
      },
    },
  });
});

test("the entry is alone and names its transport; lists of words are on one line", () => {
  expect(clients["plain-json"]("tides", bare)).toBe(
    ["{", '  "type": "stdio",', '  "command": "uvx",', '  "args": ["tides"]', "}"].join("\n"),
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
      { type: "promptString", id: "key", description: "Key of a harbour account", password: true },
      { type: "promptString", id: "harbour", description: "Name of the harbour" },
      { type: "promptString", id: "tide-token", description: "TIDE_TOKEN", password: true },
    ],
    servers: {
      tides: {
        type: "stdio",
        command: "npx",
        args: ["-y", "tide-tables", `--api-key=${input("key")}`, "--name=it's high"],
        env: { HARBOUR: `${input("harbour")}`, TIDE_TOKEN: `${input("tide-token")}` },
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
