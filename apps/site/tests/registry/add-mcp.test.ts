import { type ClientId, clientIds } from "@yno/registry/clients/clients";
import { clientConfiguration } from "@yno/registry/clients/configuration";
import { inputsOf, type KitServer, toKitServer, written } from "@yno/registry/clients/target";
import { agents } from "add-mcp";
import { parse as parseToml } from "smol-toml";
import { expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { mcpServers } from "#content/collections/mcp-servers.ts";

/** What add-mcp calls the clients that both know. */
const agentOf = {
  "claude-code": "claude-code",
  "claude-desktop": "claude-desktop",
  "vs-code": "vscode",
  cursor: "cursor",
  codex: "codex",
  "gemini-cli": "gemini-cli",
  "copilot-cli": "github-copilot-cli",
  zed: "zed",
  "devin-desktop": "windsurf",
  goose: "goose",
} as const satisfies Record<ClientId, keyof typeof agents>;

type Entry = Record<string, unknown>;
type Values = Readonly<Record<string, string>>;

type Difference = {
  clients: readonly ClientId[];
  /** Why ours is otherwise. */
  why: string;
  /** Changes what add-mcp writes into what we write; null where we leave the server out. */
  change: (entry: Entry, server: KitServer) => Entry | null;
};

const values = (entry: Entry, key: string) => (entry[key] ?? {}) as Values;

/** An entry in which every variable of a list of values is written in another way. */
const rewritten =
  (write: (name: string, server: KitServer) => string) => (entry: Entry, server: KitServer) => {
    const changed = (key: string) => {
      const pairs = Object.entries(values(entry, key)).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{(\w+)\}/g, (_, variable: string) => write(variable, server)),
      ]);
      return key in entry ? { [key]: Object.fromEntries(pairs) } : {};
    };
    return { ...entry, ...changed("env"), ...changed("headers") };
  };

/** An entry without some keys, and without those that hold nothing. */
function without(entry: Entry, ...keys: readonly string[]): Entry {
  const isLeft = ([key, value]: [string, unknown]) =>
    !keys.includes(key) &&
    (Array.isArray(value) || Object.keys(Object(value)).length > 0 || typeof value !== "object");
  return Object.fromEntries(Object.entries(entry).filter(isLeft));
}

/** The values that are known, and the names of the others. */
function split(env: Values): { fixed: Values; names: readonly string[] } {
  const isOpen = (value: string) => value.includes("${");
  const entries = Object.entries(env);
  return {
    fixed: Object.fromEntries(entries.filter(([, value]) => !isOpen(value))),
    names: entries.filter(([, value]) => isOpen(value)).map(([name]) => name),
  };
}

/** Every difference between add-mcp 2.4.0 and us, with its reason. */
const differences: readonly Difference[] = [
  {
    clients: ["claude-desktop"],
    why: "Claude Desktop's file takes no address. add-mcp refuses one before it writes; we say where else it goes.",
    change: (entry) => ("url" in entry ? null : entry),
  },
  {
    clients: ["codex", "zed", "goose"],
    why: "These clients have no transport for server-sent events. add-mcp writes the address all the same.",
    change: (entry, { target }) => (target.kind === "sse" ? null : entry),
  },
  {
    clients: ["claude-desktop", "devin-desktop"],
    why: "They look no variables up, so the file shows what to replace.",
    change: rewritten((name) => `<${name}>`),
  },
  {
    clients: ["vs-code"],
    why: "VS Code asks for values that the file calls inputs, and keeps them encrypted. add-mcp writes no inputs.",
    change: rewritten((name, { id }) => {
      const input = name.toLowerCase().replaceAll("_", "-");
      return `\${input:${input.startsWith(`${id}-`) ? input : `${id}-${input}`}}`;
    }),
  },
  {
    clients: ["vs-code"],
    why: "VS Code's documentation gives the type of a program too.",
    change: (entry) => ("url" in entry ? entry : { ...entry, type: "stdio" }),
  },
  {
    clients: ["cursor"],
    why: "Cursor's variables begin with env:.",
    change: rewritten((name) => `\${env:${name}}`),
  },
  {
    clients: ["codex"],
    why: "Codex expands no variables in values: env_vars names those it passes on.",
    change: (entry) => {
      const { fixed, names } = split(values(entry, "env"));
      return without({ ...entry, env: fixed, ...(names.length > 0 && { env_vars: names }) });
    },
  },
  {
    clients: ["codex"],
    why: "Codex has no key for the type of an address, and takes a bearer token from a variable.",
    change: (entry) => {
      const { Authorization = "", ...others } = values(entry, "http_headers");
      const [, name] = /^Bearer \$\{(\w+)\}$/.exec(Authorization) ?? [];
      const bearer = name === undefined ? {} : { bearer_token_env_var: name, http_headers: others };
      return without({ ...entry, ...bearer }, "type");
    },
  },
  {
    clients: ["zed"],
    why: "Zed's documentation has left out source, and type for addresses. Empty values say nothing.",
    change: (entry) => without(entry, "source", "type"),
  },
  {
    clients: ["zed"],
    why: "Zed looks no variables up. A program gets them from Zed's environment; a header has to be filled in.",
    change: (entry) => {
      const { fixed } = split(values(entry, "env"));
      const filled = rewritten((name) => `<${name}>`)(entry, undefined as never);
      return without("env" in entry ? { ...filled, env: fixed } : filled);
    },
  },
  {
    clients: ["devin-desktop"],
    why: "add-mcp writes the file of Cascade, with serverUrl. Devin Local, which came after it, calls an address url and names its transport.",
    change: ({ serverUrl, ...entry }, { target }) =>
      serverUrl === undefined ? entry : { ...entry, url: serverUrl, transport: target.kind },
  },
  {
    clients: ["goose"],
    why: "Goose's documentation keeps secrets in its own store and names them in env_keys. Empty values say nothing.",
    change: (entry, { target }) => {
      const { fixed } = split(values(entry, "envs"));
      const names = inputsOf(target).map(({ name }) => name);
      return without({ ...entry, envs: fixed, env_keys: names.length > 0 ? names : {} });
    },
  },
  {
    clients: ["goose"],
    why: "Goose shows the name and description, so ours are those of the listing.",
    change: (entry, { title, description }) => ({ ...entry, name: title, description }),
  },
];

const dollar = ({ name }: { name: string }) => `\${${name}}`;

/** What a person gives add-mcp with the command on the page. */
function given({ target }: KitServer): Parameters<(typeof agents)["codex"]["transformConfig"]>[1] {
  const all = (
    named: Parameters<typeof written>[0] extends infer Value
      ? Readonly<Record<string, Value>>
      : never,
  ) =>
    Object.fromEntries(
      Object.entries(named).map(([name, value]) => [name, written(value, dollar)]),
    );
  return target.kind === "stdio"
    ? { command: target.command, args: [...target.args], env: all(target.env) }
    : { type: target.kind, url: target.url, headers: all(target.headers) };
}

const keys = {
  "vs-code": "servers",
  codex: "mcp_servers",
  zed: "context_servers",
  goose: "extensions",
} as const satisfies Partial<Record<ClientId, string>>;

function ours(server: KitServer, client: ClientId): Entry | null {
  const { text, format } = clientConfiguration([server], client, "linux");
  if (text === "") return null;
  const file = { json: JSON.parse, toml: parseToml, yaml: parseYaml }[format as "json"](text);
  return (
    Object.values<Entry>(
      file[new Map<string, string>(Object.entries(keys)).get(client) ?? "mcpServers"],
    )[0] ?? null
  );
}

const servers = mcpServers.map(toKitServer);

test.each(clientIds)(
  "what we write for %s is what add-mcp writes, except what the table explains",
  (client) => {
    const explained = differences.filter(({ clients }) => clients.includes(client));
    const used = new Set<Difference>();
    for (const server of servers) {
      const written = agents[agentOf[client]].transformConfig(server.id, given(server), {
        local: false,
      });
      let entry = without(JSON.parse(JSON.stringify(written))) as Entry | null;
      for (const difference of explained) {
        if (entry === null) break;
        const changed: Entry | null = difference.change(entry, server);
        if (JSON.stringify(changed) !== JSON.stringify(entry)) used.add(difference);
        entry = changed;
      }
      expect(ours(server, client), server.id).toEqual(entry);
    }
    expect(explained.filter((difference) => !used.has(difference)).map(({ why }) => why)).toEqual(
      [],
    );
  },
);
