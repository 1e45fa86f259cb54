import { type ClientId, clientIds, systems } from "@yno/registry/clients/clients";
import { addMcpCommand } from "@yno/registry/clients/commands";
import { clientConfiguration } from "@yno/registry/clients/configuration";
import { inputsOf, toKitServer } from "@yno/registry/clients/target";
import { provePolicies } from "@yno/registry/policy/proof";
import { parse as parseToml } from "smol-toml";
import { expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { mcpServers } from "#content/collections/mcp-servers.ts";

const servers = mcpServers.map(toKitServer);

type Entry = { command?: string; cmd?: string; args?: string[]; url?: string; uri?: string };

/** The servers in a file, as the parser of its format reads them. */
function read(client: ClientId, system: (typeof systems)[number]): Readonly<Record<string, Entry>> {
  const { text, format } = clientConfiguration(servers, client, system);
  const file =
    format === "toml" ? parseToml(text) : format === "yaml" ? parseYaml(text) : JSON.parse(text);
  const { servers: ofVsCode, mcpServers: of, context_servers, mcp_servers, extensions } = file;
  return ofVsCode ?? of ?? context_servers ?? mcp_servers ?? extensions;
}

test.each(clientIds)("a kit of every server is a file for %s, on every system", (client) => {
  const isProgram = servers.filter(({ target }) => target.kind === "stdio").length;
  for (const system of systems) {
    const entries = Object.values(read(client, system));
    expect(entries.length).toBeGreaterThanOrEqual(isProgram);
    for (const { command, cmd, args = [], url, uri } of entries) {
      const said = [command ?? cmd ?? url ?? uri, ...args];
      expect(said[0]).toMatch(/^(?:npx|uvx|docker|cmd|https:\/\/\S+)$/);
      // Copilot blocks a variable there, and Claude Code expands it before it compares.
      expect(said.join(" ")).not.toMatch(/[<>$]|YOUR_|\{/);
    }
  }
});

test("what a person fills in has one name in a kit, and one id in VS Code", () => {
  const names = servers.flatMap(({ target }) => inputsOf(target).map(({ name }) => name));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const { inputs } = JSON.parse(clientConfiguration(servers, "vs-code", "linux").text);
  const ids = inputs.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(names.length);
});

test("no file has the value of a secret, and every file that can names its variable", () => {
  const secrets = servers.flatMap((server) =>
    inputsOf(server.target).map((input) => ({ server, input })),
  );
  // Zed takes the variables of programs from its own environment.
  for (const client of clientIds.filter((each) => each !== "zed" && each !== "vs-code")) {
    for (const { server, input } of secrets) {
      const { text, notes } = clientConfiguration([server], client, "linux");
      expect(text === "" || text.includes(input.name), `${client} ${server.id}`).toBe(true);
      expect(notes.length, `${client} ${server.id}`).toBeGreaterThan(0);
    }
  }
});

test("cmd and add-mcp take every word of a command as it is", () => {
  for (const { id, target } of servers) {
    if (target.kind !== "stdio") continue;
    // npx.cmd hands them to cmd again, and add-mcp splits at spaces.
    expect([target.command, ...target.args].join(""), id).not.toMatch(/[&|<>^%!"'()\s]/);
  }
  for (const server of servers) expect(addMcpCommand(server)).not.toMatch(/[<>]|YOUR_/);
});

test("a name is short and has no character that a client refuses", () => {
  for (const client of clientIds.filter((each) => each !== "vs-code")) {
    for (const name of Object.keys(read(client, "linux"))) expect(name).toMatch(/^[\w-]{1,30}$/);
  }
  expect(Object.keys(read("vs-code", "linux"))).toEqual(servers.map(({ listed }) => listed));
});

test("every configuration passes the policy of a kit that holds its server, and no other", async ({
  annotate,
}) => {
  const { checks, failures } = provePolicies(servers, parseToml);
  expect(failures).toEqual([]);
  await annotate(`${checks} verdicts on configurations and policies`);
  expect(checks).toBeGreaterThan(50 * servers.length);
});
