import { parse as parseToml } from "smol-toml";
import { expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { type ClientId, clientIds, clients } from "./clients.ts";
import { addMcpCommand, claudeCommand } from "./commands.ts";
import { clientConfiguration } from "./configuration.ts";
import { exampleServers } from "./example-servers.ts";
import { json, toml, yaml } from "./formats.ts";

const { tides, cranes, ships, buoys, winds } = exampleServers;
const all = Object.values(exampleServers);

function read(client: ClientId, servers = all, system: "linux" | "windows" = "linux") {
  const { text, format } = clientConfiguration(servers, client, system);
  if (format === "toml") return parseToml(text);
  return format === "yaml" ? parseYaml(text) : JSON.parse(text);
}

const words = ["-y", "tide-tables@1.2.0", "--pier=east"];
const variable = (name: string) => `\${${name}}`;

test("Claude Code and Gemini CLI get types of addresses, and variables in braces", () => {
  for (const client of ["claude-code", "gemini-cli"] as const) {
    expect(read(client).mcpServers).toEqual({
      tides: {
        command: "npx",
        args: words,
        env: {
          TIDES_TOKEN: variable("TIDES_TOKEN"),
          HARBOUR: variable("HARBOUR"),
          READ_ONLY: "true",
        },
      },
      cranes: { command: "uvx", args: ["cranes@0.4.1"] },
      ships: {
        type: "http",
        url: "https://mcp.ships.example/mcp",
        headers: {
          Authorization: `Bearer ${variable("SHIPS_KEY")}`,
          "X-Berth": variable("BERTH"),
          "X-Mode": "read",
        },
      },
      buoys: { type: "http", url: "https://mcp.buoys.example" },
      winds: { type: "sse", url: "https://mcp.winds.example/sse" },
    });
  }
});

test("Claude Desktop's file has the programs, and says where an address or a header goes", () => {
  const { notes } = clientConfiguration(all, "claude-desktop", "linux");
  expect(Object.keys(read("claude-desktop").mcpServers)).toEqual(["tides", "cranes"]);
  expect(read("claude-desktop").mcpServers.tides.env.TIDES_TOKEN).toBe("<TIDES_TOKEN>");
  expect(notes).toContain(
    "Buoys isn't in this file: add https://mcp.buoys.example in the settings, under Connectors.",
  );
  expect(
    notes.filter((note) => note.startsWith("Ships isn't in this file: it wants a header")),
  ).toHaveLength(1);
  expect(clientConfiguration([buoys], "claude-desktop", "linux").text).toBe("");
});

test("VS Code asks for every value under an id of the server, and hides secret ones", () => {
  const { inputs, servers } = read("vs-code");
  expect(inputs).toEqual([
    {
      type: "promptString",
      id: "tides-token",
      description: "Token of a tide account",
      password: true,
    },
    { type: "promptString", id: "tides-harbour", description: "Name of the harbour" },
    { type: "promptString", id: "ships-key", description: "Key for ships", password: true },
    { type: "promptString", id: "ships-berth", description: "Number of a berth" },
  ]);
  expect(servers["example.harbour/tides"]).toMatchObject({
    type: "stdio",
    env: { TIDES_TOKEN: variable("input:tides-token"), READ_ONLY: "true" },
  });
  expect(servers["example.harbour/winds"].type).toBe("sse");
  expect(read("vs-code", [cranes])).not.toHaveProperty("inputs");
});

test("Cursor looks variables up in its environment, and takes an address without a type", () => {
  const { mcpServers } = read("cursor");
  expect(mcpServers.tides.env.HARBOUR).toBe(variable("env:HARBOUR"));
  expect(mcpServers.winds).toEqual({ url: "https://mcp.winds.example/sse" });
});

test("Codex gets names of variables, and each kind of header under its own key", () => {
  const { text, notes } = clientConfiguration(all, "codex", "linux");
  expect(parseToml(text).mcp_servers).toEqual({
    tides: {
      command: "npx",
      args: words,
      env_vars: ["TIDES_TOKEN", "HARBOUR"],
      env: { READ_ONLY: "true" },
    },
    cranes: { command: "uvx", args: ["cranes@0.4.1"] },
    ships: {
      url: "https://mcp.ships.example/mcp",
      bearer_token_env_var: "SHIPS_KEY",
      env_http_headers: { "X-Berth": "BERTH" },
      http_headers: { "X-Mode": "read" },
    },
    buoys: { url: "https://mcp.buoys.example" },
  });
  expect(notes[0]).toBe("Winds isn't in this file: Codex doesn't take server-sent events.");
});

test("Copilot CLI gets a type and all tools", () => {
  const { mcpServers } = read("copilot-cli", [cranes, winds]);
  expect(mcpServers.cranes).toEqual({
    ...{ type: "stdio", command: "uvx", args: ["cranes@0.4.1"], tools: ["*"] },
  });
  expect(mcpServers.winds.type).toBe("sse");
});

test("Zed gets the variables that are set, and takes the others from its own environment", () => {
  const { context_servers } = read("zed");
  expect(context_servers.tides.env).toEqual({ READ_ONLY: "true" });
  expect(context_servers.ships.headers.Authorization).toBe("Bearer <SHIPS_KEY>");
  expect(context_servers).not.toHaveProperty("winds");
});

test("Devin Desktop gets the transport of an address", () => {
  const { mcpServers } = read("devin-desktop");
  expect(mcpServers.buoys).toEqual({ url: "https://mcp.buoys.example", transport: "http" });
  expect(mcpServers.tides.env.HARBOUR).toBe("<HARBOUR>");
});

test("Goose gets extensions, with the names of values that are in its own store", () => {
  const { extensions } = read("goose");
  expect(extensions.tides).toEqual({
    ...{ enabled: true, name: "Tides", description: "Reads the tides of a harbour.", timeout: 300 },
    ...{ type: "stdio", cmd: "npx", args: words },
    ...{ envs: { READ_ONLY: "true" }, env_keys: ["TIDES_TOKEN", "HARBOUR"] },
  });
  expect(extensions.ships).toMatchObject({
    ...{ type: "streamable_http", uri: "https://mcp.ships.example/mcp" },
    headers: { Authorization: `Bearer ${variable("SHIPS_KEY")}` },
    env_keys: ["SHIPS_KEY", "BERTH"],
  });
});

test("on Windows cmd starts a script for the clients that don't do it, and nothing else", () => {
  const started = (client: ClientId) => {
    const { mcpServers, context_servers, extensions, servers, mcp_servers } = read(
      client,
      [tides, cranes],
      "windows",
    );
    return Object.values<{ command?: string; cmd?: string; args: string[] }>(
      mcpServers ?? context_servers ?? extensions ?? servers ?? mcp_servers,
    ).map(({ command, cmd, args }) => [command ?? cmd, ...args].join(" "));
  };
  for (const client of clientIds) {
    const first = clients[client].startsScripts ? "npx" : "cmd /c npx";
    expect(started(client), client).toEqual([`${first} ${words.join(" ")}`, "uvx cranes@0.4.1"]);
  }
});

test("what is said of a configuration follows from the servers in it", () => {
  const { notes } = clientConfiguration([cranes], "claude-code", "windows");
  expect(notes).toEqual([clients["claude-code"].note]);
  expect(clientConfiguration([tides], "claude-code", "windows").notes).toEqual([
    clients["claude-code"].values,
    "On Windows, npx is a script, so cmd starts it for Claude Code.",
    clients["claude-code"].note,
  ]);
});

test("the path is that of a project, or of a person on each system", () => {
  const paths = (client: ClientId, system: "macos" | "windows") => {
    const { path, userPath } = clientConfiguration([cranes], client, system);
    return [path, userPath];
  };
  expect(paths("cursor", "windows")).toEqual([
    ".cursor/mcp.json",
    "%USERPROFILE%\\.cursor\\mcp.json",
  ]);
  expect(paths("goose", "macos")).toEqual(["~/.config/goose/config.yaml", undefined]);
});

test("a command names variables, and the shell takes every word literally", () => {
  expect(claudeCommand(tides)).toBe(
    `claude mcp add --scope project tides -e 'TIDES_TOKEN=\${TIDES_TOKEN}' -e 'HARBOUR=\${HARBOUR}' -e READ_ONLY=true -- npx -y tide-tables@1.2.0 --pier=east`,
  );
  expect(claudeCommand(winds)).toBe(
    "claude mcp add --transport sse winds https://mcp.winds.example/sse",
  );
  expect(addMcpCommand(tides)).toMatch(
    /^npx -y add-mcp@[\d.]+ 'npx -y tide-tables@1\.2\.0 --pier=east' --name tides --env 'TIDES_TOKEN=\$\{TIDES_TOKEN\}' /,
  );
  expect(addMcpCommand(ships)).toContain(
    `https://mcp.ships.example/mcp --name ships --header 'Authorization: Bearer \${SHIPS_KEY}'`,
  );
});

const odd = {
  "it's": `a "quote", a \\ and a\nline: # - \${x}`,
  plain: ["yes", "null", "0x10", "- a", "[b]", "é 👩‍👩‍👧"],
  "a.b c": { true: "true", n: 1.5, no: false, empty: "" },
};

test("texts of every kind come back from the parsers of their formats", () => {
  expect(parseYaml(yaml(odd))).toEqual(odd);
  expect(parseYaml(yaml({ none: {}, nothing: [] }))).toEqual({ none: {}, nothing: [] });
  expect(parseToml(toml((name) => `a.${name}`, { "x.y": odd, z: odd }))).toEqual({
    a: { "x.y": odd, z: odd },
  });
  expect(JSON.parse(json(odd))).toEqual(odd);
  expect(json({ args: ["-y", "a"] })).toBe('{\n  "args": ["-y", "a"]\n}');
});
