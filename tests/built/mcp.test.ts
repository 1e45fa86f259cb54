import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { root } from "#tools/project-files.ts";

/** What `npm run mcp` starts. */
const transport = () =>
  new StdioClientTransport({
    command: process.execPath,
    args: [join(root, "tools/run.mjs"), "tools/mcp.ts"],
    cwd: root,
    stderr: "pipe",
  });

const client = new Client({ name: "test", version: "1.0.0" });

beforeAll(() => client.connect(transport()));
afterAll(() => client.close());

async function textOf(name: string, args: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: args });
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

test("the built site speaks over stdio to the SDK's own client", async () => {
  expect(client.getServerVersion()?.name).toBe("yno-site");
  expect(client.getInstructions()).toContain("read_page");
  expect((await client.listTools()).tools).toHaveLength(5);
});

test("it speaks the newest revision of the protocol too", async () => {
  const modern = new Client(
    { name: "test", version: "1.0.0" },
    { versionNegotiation: { mode: "auto" } },
  );
  await modern.connect(transport());
  expect((await modern.listTools()).tools).toHaveLength(5);
  await modern.close();
});

test.each(pages.map(({ path }) => path))("read_page reads %s as its Markdown", async (path) => {
  const file = path === "/" ? "index" : path.slice(1);
  const markdown = readFileSync(join(root, `build/client/${file}.md`), "utf8");
  expect(await textOf("read_page", { address: path })).toBe(markdown);
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
  const file = join(root, `build/client/v0.1/servers/${name}/versions/latest.json`);
  expect(JSON.parse(await textOf("get_server", { name: "github" }))).toEqual(
    JSON.parse(readFileSync(file, "utf8")),
  );
});

test("a call with wrong types is refused, and the next one is answered", async () => {
  const wrong = await client.callTool({ name: "search", arguments: { query: {} } });
  expect(wrong.isError).toBe(true);
  await expect(client.callTool({ name: "write_page" })).rejects.toMatchObject({ code: -32602 });
  expect(await textOf("check_molfar_image", { text: "{" })).toContain('"valid": false');
});
