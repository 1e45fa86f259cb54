import { clients, json } from "@yno/registry/clients";
import { listPlaceholders, toTransport } from "@yno/registry/transport";
import { expect, test } from "vitest";
import { mcpServers } from "#content/mcp-servers.ts";

test.each(Object.entries(clients))("%s has a configuration for every server", (_id, write) => {
  for (const server of mcpServers) {
    const transport = toTransport(server);
    const text = write(server.id, transport);
    expect(text).not.toContain("undefined");
    if (text.startsWith("{")) expect(json(JSON.parse(text))).toBe(text);
    const start = transport.kind === "stdio" ? transport.command : transport.url;
    expect(text, server.id).toContain(start);
  }
});

test.each(Object.entries(clients))(
  "%s never shows a placeholder as if it were a value",
  (_id, write) => {
    for (const server of mcpServers) {
      const transport = toTransport(server);
      const text = write(server.id, transport);
      for (const { text: name, secret } of listPlaceholders(transport)) {
        if (!secret) continue;
        const inputReference = `\${input:${name
          .replace(/^YOUR_/, "")
          .toLowerCase()
          .replaceAll("_", "-")}}`;
        expect(
          text.includes(`<${name}>`) || text.includes(inputReference),
          `${server.id} ${name}`,
        ).toBe(true);
      }
    }
  },
);

test("a required variable of a program is in every configuration", () => {
  for (const server of mcpServers.filter(({ launch }) => launch.kind === "package")) {
    for (const { name } of server.environment.filter(({ required }) => required)) {
      for (const write of Object.values(clients)) {
        expect(write(server.id, toTransport(server)), server.id).toContain(name);
      }
    }
  }
});

test("no two values that VS Code asks for share an id", () => {
  for (const server of mcpServers) {
    const { inputs = [] } = JSON.parse(clients["vs-code"](server.id, toTransport(server)));
    const ids = inputs.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size, server.id).toBe(ids.length);
  }
});
