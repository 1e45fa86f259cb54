import { expect, test } from "vitest";
import { claudeDesktop } from "./claude-desktop.ts";
import { address, bare, events, program } from "./samples.ts";

const readServer = (text: string) => JSON.parse(text).mcpServers.tides;

test("a program is under mcpServers, with its variables", () => {
  expect(readServer(claudeDesktop("tides", program))).toEqual({
    command: "npx",
    args: ["-y", "tide-tables", "--api-key=<YOUR_KEY>", "--name=it's high"],
    env: { HARBOUR: "<YOUR_HARBOUR>", TIDE_TOKEN: "<YOUR_TIDE_TOKEN>" },
  });
  expect(readServer(claudeDesktop("tides", bare))).toEqual({ command: "uvx", args: ["tides"] });
});

test("an address is reached through mcp-remote, which reads the header from a variable", () => {
  const name = "AUTHORIZATION";
  expect(readServer(claudeDesktop("tides", address))).toEqual({
    command: "npx",
    args: [
      ...["-y", "mcp-remote", "https://mcp.tides.example/mcp"],
      ...["--header", `Authorization:\${${name}}`],
    ],
    env: { AUTHORIZATION: "Bearer <YOUR_KEY>" },
  });
  expect(readServer(claudeDesktop("tides", events))).toEqual({
    command: "npx",
    args: ["-y", "mcp-remote", "https://mcp.tides.example/sse"],
  });
});
