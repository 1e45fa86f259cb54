import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { site } from "@yno/brand/site";
import { registryEntry } from "@yno/registry/entries";
import { staticFiles } from "@yno/registry/static-files";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { root } from "#build/site-folder.ts";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import { pages } from "#content/collections/pages.ts";
import { allWords, builtFiles, mainOf, nameOf, parts, readBuilt } from "./documents.ts";

/** What `npm run mcp` starts. */
const started = {
  command: process.execPath,
  args: [join(root, "build/commands/mcp.ts")],
  cwd: root,
};
const versions = { versionNegotiation: { mode: "auto" } } as const;
const client = new Client({ name: "test", version: "1.0.0" }, versions);

beforeAll(() => client.connect(new StdioClientTransport({ ...started, stderr: "pipe" })));
afterAll(() => client.close());

async function toolText(name: string, args: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: args });
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

test("the built site speaks over stdio to the SDK's own client, in the newest revision", async () => {
  expect(client.getProtocolEra()).toBe("modern");
  expect(client.getServerVersion()?.name).toBe("yno-site");
  expect(client.getInstructions()).toContain("read_page");
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain("read_page");
});

test.each(pages.map(({ path }) => path))("read_page reads %s as its Markdown", async (path) => {
  expect(await toolText("read_page", { address: path })).toBe(readBuilt(`${nameOf(path)}.md`));
});

test("search finds a page that can then be read", async () => {
  const { structuredContent } = await client.callTool({
    name: "search",
    arguments: { query: "molfar image labels" },
  });
  expect(structuredContent).toMatchObject({
    results: expect.arrayContaining([expect.objectContaining({ address: "/docs/molfar-image" })]),
  });
});

test("get_server answers what the registry API answers", async () => {
  const name = "io.github.github/github-mcp-server";
  expect(JSON.parse(await toolText("get_server", { name: "github" }))).toEqual(
    JSON.parse(readBuilt(`v0.1/servers/${name}/versions/latest.json`)),
  );
});

const anyText = { type: "text", text: expect.stringMatching(/^# /m) };
const readPage = { name: "read_page", arguments: { address: "/" } };

/** Sends these lines to a new server, and returns all its answers, by id. */
async function answersTo(lines: readonly string[], ids: readonly number[]) {
  const { command, args, cwd } = started;
  const child = spawn(command, args, { cwd, stdio: ["pipe", "pipe", "ignore"] });
  onTestFinished(() => {
    child.kill();
  });
  // One byte for each character, so that a line can hold bytes that aren't UTF-8.
  child.stdin.write(`${lines.join("\n")}\n`, "latin1");
  const answers = new Map<unknown, unknown>();
  for await (const line of createInterface({ input: child.stdout })) {
    const answer = JSON.parse(line);
    answers.set(answer.id, answer);
    // A server over stdio ends when its client does. Answers may come in any order.
    if (ids.every((id) => answers.has(id))) child.stdin.end();
  }
  return answers;
}

const message = (id: number, method: string, params: object = {}) =>
  JSON.stringify({ jsonrpc: "2.0", id, method, params });

const hello = message(1, "initialize", {
  protocolVersion: "2025-06-18",
  capabilities: {},
  clientInfo: { name: "test", version: "1.0.0" },
});

test("lines that hold no message are passed over, an unknown method and wrong types are errors of the protocol, and calls are answered, in an older revision too", async () => {
  const noMessages = [
    "no JSON",
    message(20, "ping").slice(0, 20),
    // Not UTF-8.
    "\u0000\u00ff\u00c3(\u001b",
    `[${message(21, "ping")}]`,
    '{"jsonrpc":"2.0","id":22}',
    '{"jsonrpc":"1.0","id":23,"method":"ping"}',
    "null",
  ];
  const calls = [
    message(2, "pages/delete"),
    message(3, "tools/call", { name: 7 }),
    message(4, "tools/call", readPage),
    message(5, "tools/list"),
  ];
  const ids = [1, 2, 3, 4, 5];
  const answers = await answersTo([...noMessages, hello, ...noMessages, ...calls], ids);
  expect([...answers.keys()].sort()).toEqual(ids);
  expect(answers.get(1)).toMatchObject({
    result: { protocolVersion: "2025-06-18", serverInfo: { name: "yno-site" } },
  });
  expect(answers.get(2)).toMatchObject({ error: { code: -32601 } });
  expect(answers.get(3)).toMatchObject({ error: { code: -32602 } });
  expect(answers.get(4)).toMatchObject({ result: { content: [anyText] } });
  expect(answers.get(5)).toMatchObject({
    result: { tools: expect.arrayContaining([expect.objectContaining({ name: "search" })]) },
  });
});

test("the build holds the registry API as files, all of it and nothing else", () => {
  const expected = [...staticFiles(mcpServers.map(registryEntry))];
  expect(builtFiles.filter((file) => file.startsWith("v0.1/"))).toEqual(
    expected.map(([file]) => file).sort(),
  );
  const different = expected.filter(([file, text]) => readBuilt(file) !== text);
  expect(different.map(([file]) => file)).toEqual([]);
});

test("the rewrites are within what Cloudflare reads: 100 that hold a placeholder", () => {
  const lines = readBuilt("_redirects").trim().split("\n");
  expect(lines.length).toBeLessThanOrEqual(100);
  for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S+\.json 200$/);
});

test.each([
  { what: "Copilot's policies take it", says: ["Copilot", "MCP Registry URL", site.origin] },
  { what: "GitHub recommends", says: ["GitHub recommends an allowlist in managed-settings.json"] },
  { what: "VS Code's settings don't take", says: ["chat.mcp.gallery.serviceUrl has no effect"] },
])("/mcp-registry says in one line what $what", ({ says }) => {
  const lines = allWords(parts(mainOf("/mcp-registry"), "p"));
  // Clients append the API's path to the origin.
  const saying = lines.filter((line) => says.every((words) => line.includes(words)));
  expect(saying).toHaveLength(1);
  expect(saying[0]).not.toContain("/v0.1");
});
