import { clients, forWindows, json } from "@yno/registry/clients";
import { registryEntry } from "@yno/registry/entries";
import { type McpClientId, mcpClientIds } from "@yno/registry/enums";
import { nameFor } from "@yno/registry/names";
import {
  environmentOf,
  listPlaceholders,
  readable,
  toTransport,
  variableOf,
} from "@yno/registry/transport";
import { expect, test } from "vitest";
import { mcpServers } from "#content/collections/mcp-servers.ts";

const clientIds = mcpClientIds.map((id) => ({ id, write: clients[id] }));

test.each(clientIds)("$id has a configuration for every server", ({ id, write }) => {
  for (const server of mcpServers) {
    const transport = toTransport(server);
    const text = write(nameFor(id, server), transport);
    expect(text).not.toContain("undefined");
    if (text.startsWith("{")) expect(json(JSON.parse(text))).toBe(text);
    const start = transport.kind === "stdio" ? transport.command : transport.url;
    expect(text, server.id).toContain(start);
  }
});

/** How each client gets a value that a person fills in. */
const asks: Readonly<Record<McpClientId, (variable: string) => string>> = {
  "claude-code": (variable) => `\${${variable}}`,
  "claude-desktop": (variable) => `<YOUR_${variable}>`,
  "vs-code": (variable) => `\${input:${variable.toLowerCase().replaceAll("_", "-")}}`,
  cursor: (variable) => `\${env:${variable}}`,
  "plain-json": (variable) => `<YOUR_${variable}>`,
};

test.each(clientIds)("$id never shows a placeholder as if it were a value", ({ id, write }) => {
  for (const server of mcpServers) {
    const transport = toTransport(server);
    const text = write(server.id, transport);
    for (const placeholder of listPlaceholders(transport).filter(({ secret }) => secret)) {
      expect(text, server.id).toContain(asks[id](variableOf(placeholder)));
    }
  }
});

test("a configuration has the name that the API lists, or one that its client takes", () => {
  for (const server of mcpServers) {
    const { servers } = JSON.parse(
      clients["vs-code"](nameFor("vs-code", server), toTransport(server)),
    );
    expect(Object.keys(servers)).toEqual([registryEntry(server).server.name]);
    for (const id of mcpClientIds.filter((each) => each !== "vs-code")) {
      expect(nameFor(id, server)).toMatch(/^[\w-]{1,30}$/);
    }
  }
});

test("a required variable of a program is in every configuration", () => {
  for (const server of mcpServers.filter((each) => toTransport(each).kind === "stdio")) {
    for (const { name } of environmentOf(server).filter(({ isRequired }) => isRequired)) {
      for (const write of Object.values(clients)) {
        expect(write(server.id, toTransport(server)), server.id).toContain(name);
      }
    }
  }
});

test.each(clientIds)("$id has another configuration on Windows for what npm starts", ({ id }) => {
  for (const server of mcpServers) {
    const transport = toTransport(server);
    const isScript = transport.kind === "stdio" && transport.command === "npx";
    const isRemote = id === "claude-desktop" && transport.kind !== "stdio";
    const needs = id !== "vs-code" && (isScript || (isRemote && transport.headers.length > 0));
    const text = forWindows(id, nameFor(id, server), transport) ?? "";
    expect(text.includes('"cmd"'), server.id).toBe(needs);
    if (needs) expect(json(JSON.parse(text))).toBe(text);
  }
});

test("cmd takes every word of a script's arguments literally", () => {
  for (const server of mcpServers) {
    const transport = toTransport(server);
    if (transport.kind !== "stdio" || transport.command !== "npx") continue;
    // npx.cmd hands them to cmd again, so quoting them once isn't enough.
    expect(transport.args.map(readable).join(""), server.id).not.toMatch(/[&|<>^%!"()\s]/);
  }
});

test("no two values that VS Code asks for share an id", () => {
  for (const server of mcpServers) {
    const { inputs = [] } = JSON.parse(clients["vs-code"](server.id, toTransport(server)));
    const ids = inputs.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size, server.id).toBe(ids.length);
  }
});
