import { expect, test } from "vitest";
import {
  type ClaudeSource,
  claudeAllows,
  codexAllows,
  copilotAllows,
  vsCodeAllows,
} from "./matchers.ts";

const program = { name: "cranes", command: ["npx", "-y", "cranes@1.0.0"] };
const hosted = { name: "ships", url: "https://mcp.ships.example/mcp" };

const vsCode = (entry: object, server = hosted) =>
  vsCodeAllows({ ChatAllowedMcpServers: [entry] }, server);
const copilot = (entry: object, server: Parameters<typeof copilotAllows>[1] = hosted) =>
  copilotAllows([{ allowedMcpServers: [entry] }], server);
const managed = (lists: Omit<ClaudeSource, "managed">): ClaudeSource => ({
  ...lists,
  managed: true,
});
const claude = (entry: object, server: Parameters<typeof claudeAllows>[1] = hosted) =>
  claudeAllows([managed({ allowedMcpServers: [entry] })], server);

test("a command matches word by word, in every dialect of lists", () => {
  for (const allows of [
    (serverCommand: string[]) => copilot({ serverCommand }, program),
    (serverCommand: string[]) => claude({ serverCommand }, program),
    (serverCommand: string[]) =>
      vsCodeAllows({ ChatAllowedMcpServers: [{ serverCommand }] }, program),
  ]) {
    expect(allows(["npx", "-y", "cranes@1.0.0"])).toBe(true);
    for (const other of [
      ["npx", "cranes@1.0.0"],
      ["npx", "-y", "cranes@1.0.0", "--flag"],
      ["-y", "npx", "cranes@1.0.0"],
      ["cmd", "/c", "npx", "-y", "cranes@1.0.0"],
      ["npx", "-y", "cranes@*"],
    ]) {
      expect(allows(other), other.join(" ")).toBe(false);
    }
  }
});

test("a list of commands allows no address, and the other way round", () => {
  for (const allows of [copilot, claude]) {
    expect(allows({ serverCommand: program.command }, hosted)).toBe(false);
    expect(allows({ serverUrl: hosted.url }, program)).toBe(false);
  }
});

test("an absent list allows all, an empty one none", () => {
  expect(copilotAllows([{}], program)).toBe(true);
  expect(copilotAllows([{ allowedMcpServers: [] }], program)).toBe(false);
  expect(claudeAllows([managed({})], program)).toBe(true);
  expect(claudeAllows([managed({ allowedMcpServers: [] })], program)).toBe(false);
  expect(vsCodeAllows({}, program)).toBe(true);
  expect(vsCodeAllows({ ChatAllowedMcpServers: [] }, program)).toBe(false);
  expect(codexAllows([{}], program)).toBe(true);
  expect(codexAllows([{ mcp_servers: {} }], program)).toBe(false);
});

test("a deny entry blocks what an allow entry names", () => {
  const entry = { serverUrl: hosted.url };
  expect(copilotAllows([{ allowedMcpServers: [entry], deniedMcpServers: [entry] }], hosted)).toBe(
    false,
  );
  expect(
    claudeAllows([managed({ allowedMcpServers: [entry], deniedMcpServers: [entry] })], hosted),
  ).toBe(false);
  expect(
    vsCodeAllows({ ChatAllowedMcpServers: [entry], ChatDeniedMcpServers: [entry] }, hosted),
  ).toBe(false);
});

test("a wildcard in the host doesn't reach into the path, in VS Code and Copilot", () => {
  const evil = { name: "evil", url: "https://evil.test/.ships.example/mcp" };
  for (const allows of [vsCode, copilot]) {
    expect(allows({ serverUrl: "https://*.ships.example/*" })).toBe(true);
    expect(allows({ serverUrl: "https://*.ships.example/*" }, evil)).toBe(false);
  }
});

test("hosts are compared in any case; paths are too in VS Code alone", () => {
  const other = { name: "ships", url: "https://mcp.ships.example/MCP" };
  expect(copilot({ serverUrl: "https://MCP.Ships.example:443/mcp" })).toBe(true);
  expect(claude({ serverUrl: "https://MCP.Ships.example./mcp" })).toBe(true);
  expect(vsCode({ serverUrl: hosted.url }, other)).toBe(true);
  expect(copilot({ serverUrl: hosted.url }, other)).toBe(false);
  expect(claude({ serverUrl: hosted.url }, other)).toBe(false);
});

test("a pattern without a path matches every path in Claude Code, and in Copilot the root", () => {
  expect(claude({ serverUrl: "https://mcp.ships.example" })).toBe(true);
  expect(claude({ serverUrl: "*://mcp.ships.example/*" })).toBe(true);
  expect(copilot({ serverUrl: "https://mcp.ships.example" })).toBe(false);
  expect(
    copilot(
      { serverUrl: "https://mcp.ships.example" },
      { name: "s", url: "https://mcp.ships.example/" },
    ),
  ).toBe(true);
});

test("a name in Claude Code counts while the list has no stricter entry for that kind", () => {
  const allowed = (...allowedMcpServers: object[]) => [managed({ allowedMcpServers })];
  const name = { serverName: "cranes" };
  expect(claudeAllows(allowed(name), program)).toBe(true);
  expect(claudeAllows(allowed(name, { serverUrl: hosted.url }), program)).toBe(true);
  expect(claudeAllows(allowed(name, { serverCommand: ["uvx", "x"] }), program)).toBe(false);
});

test("in Copilot and VS Code a name is enough, whatever it starts", () => {
  expect(copilot({ serverName: "cranes" }, { ...program, command: ["rm"] })).toBe(true);
  expect(
    vsCodeAllows(
      { ChatAllowedMcpServers: [{ serverName: "cranes" }] },
      { ...program, command: ["rm"] },
    ),
  ).toBe(true);
});

test("several sources: Copilot wants each to allow, Claude Code merges, unless only the managed one counts", () => {
  const one = { allowedMcpServers: [{ serverCommand: program.command }] };
  const other = { allowedMcpServers: [{ serverUrl: hosted.url }] };
  expect(copilotAllows([one, other], program)).toBe(false);
  expect(copilotAllows([one, {}], program)).toBe(true);
  expect(copilotAllows([one, { deniedMcpServers: [{ serverName: "cranes" }] }], program)).toBe(
    false,
  );
  const own = { ...one, managed: false };
  expect(claudeAllows([managed(other), own], program)).toBe(true);
  expect(
    claudeAllows([managed({ ...other, allowManagedMcpServersOnly: true }), own], program),
  ).toBe(false);
});

test("a malformed list blocks all in Copilot; VS Code leaves bad entries out", () => {
  const bad = { serverName: "cranes", serverUrl: hosted.url };
  const good = { serverCommand: program.command };
  expect(copilotAllows([{ allowedMcpServers: [good, bad] }], program)).toBe(false);
  expect(copilotAllows([{ deniedMcpServers: "none" }], program)).toBe(false);
  expect(vsCodeAllows({ ChatAllowedMcpServers: [good, bad] }, program)).toBe(true);
  expect(vsCodeAllows({ ChatAllowedMcpServers: [bad] }, program)).toBe(false);
});

test("a variable in a command or address is blocked by Copilot", () => {
  for (const word of [`\${HOME}/x`, "$HOME"]) {
    expect(copilotAllows([{}], { name: "x", command: ["node", word] }), word).toBe(false);
  }
});

test("VS Code's own switch closes all", () => {
  const lists = { ChatAllowedMcpServers: [{ serverUrl: hosted.url }] };
  expect(vsCodeAllows({ ...lists, ChatMCP: "none" }, hosted)).toBe(false);
  expect(vsCodeAllows({ ...lists, ChatMCP: "all" }, hosted)).toBe(true);
});

test("a fixed set of Claude Code has the same name, command and address, or doesn't load it", () => {
  const set = { cranes: program };
  expect(claudeAllows([], program, set)).toBe(true);
  expect(claudeAllows([], { ...program, name: "other" }, set)).toBe(false);
  expect(claudeAllows([], { ...program, command: ["npx", "-y", "cranes@2.0.0"] }, set)).toBe(false);
  expect(
    claudeAllows([managed({ deniedMcpServers: [{ serverName: "cranes" }] })], program, set),
  ).toBe(false);
});

test("Codex wants the name and the identity, with every argument in the newer form", () => {
  const requirements = (identity: object) => [
    { mcp_servers: { cranes: { identity } } } as Parameters<typeof codexAllows>[0][number],
  ];
  const args = [
    { match: "exact", value: "-y" },
    { match: "prefix", value: "cranes@1." },
  ];
  const newer = requirements({ command: { executable: "npx", args } });
  expect(codexAllows(newer, program)).toBe(true);
  expect(codexAllows(newer, { ...program, name: "ships" })).toBe(false);
  expect(codexAllows(newer, { ...program, command: ["npx", "-y", "cranes@2.0.0"] })).toBe(false);
  expect(codexAllows(newer, { ...program, command: ["npx", "-y", "cranes@1.0.0", "x"] })).toBe(
    false,
  );
  expect(
    codexAllows(requirements({ command: "npx" }), { ...program, command: ["npx", "evil"] }),
  ).toBe(true);
  const pattern = { match: "regex", expression: "https://\\w+\\.ships\\.example/mcp" };
  const byUrl = [{ mcp_servers: { ships: { identity: { url: pattern } } } }] as Parameters<
    typeof codexAllows
  >[0];
  expect(codexAllows(byUrl, hosted)).toBe(true);
  expect(codexAllows(byUrl, { ...hosted, url: `${hosted.url}/more` })).toBe(false);
});

test("a later layer of Codex wins by name, and others stay", () => {
  const layer = (name: string, command: string) => ({
    mcp_servers: { [name]: { identity: { command } } },
  });
  const layers = [layer("cranes", "uvx"), layer("winds", "uvx"), layer("cranes", "npx")];
  expect(codexAllows(layers, program)).toBe(true);
  expect(codexAllows(layers, { name: "winds", command: ["uvx"] })).toBe(true);
});
