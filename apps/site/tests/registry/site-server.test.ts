import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { clientIds, systems } from "@yno/registry/clients/clients";
import { clientConfiguration } from "@yno/registry/clients/configuration";
import { toKitServer } from "@yno/registry/clients/target";
import { compared } from "@yno/registry/compare";
import { registryEntry } from "@yno/registry/entries";
import { dialects, policies } from "@yno/registry/policy/policies";
import { policyFile } from "@yno/registry/policy/policy-file";
import { createRegistry } from "@yno/registry/registry";
import { openSearch } from "@yno/search/search";
import { makeSearchIndex } from "@yno/search/search-index";
import { pathIn } from "@yno/site-mcp/page-tools";
import { securityAnswerShape } from "@yno/site-mcp/security-answers";
import type { SiteData } from "@yno/site-mcp/site-data";
import { siteServer } from "@yno/site-mcp/site-server";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import { publishedAnswers } from "#content/collections/security-answers.ts";
import { planFacts } from "#content/derived/plan-facts.ts";

const pages = new Map([
  ["/", "# YNO\n\nWork that is said is done."],
  ["/docs/mcp", "# MCP Protocol\n\nServers speak **stdio**."],
]);
const data: SiteData = {
  pages,
  plans: planFacts,
  securityAnswers: publishedAnswers,
  registry: createRegistry(mcpServers.map(registryEntry)),
  search: await openSearch(
    makeSearchIndex([
      {
        kind: "page",
        line: "resources",
        address: "/docs/mcp",
        title: "MCP Protocol",
        context: "Servers speak stdio.",
        names: [],
        body: "Servers speak stdio.",
      },
    ]),
  ),
};

async function connected(from: SiteData = data): Promise<Client> {
  const server = siteServer(from);
  const client = new Client({ name: "test", version: "1.0.0" });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  await client.connect(near);
  onTestFinished(async () => {
    await client.close();
    await server.close();
  });
  return client;
}

test("the record of the server in the registry says what the server says", async () => {
  const client = await connected();
  const own = mcpServers.find(({ id }) => id === client.getServerVersion()?.name);
  const { tools } = await client.listTools();
  const said = { title: own?.server.title, version: own?.server.version };
  expect(client.getServerVersion()).toMatchObject(said);
  expect(own?.listing.tools).toEqual({ count: tools.length, names: tools.map(({ name }) => name) });
});

const joinText = ({ content }: Awaited<ReturnType<Client["callTool"]>>) =>
  content.map((part) => (part.type === "text" ? part.text : "")).join("\n");

test("ten tools are offered, each of which only reads and describes its arguments", async () => {
  const { tools } = await (await connected()).listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "search",
    "read_page",
    "list_servers",
    "get_server",
    "client_config",
    "policy_config",
    "compare_servers",
    "estimate_price",
    "security_answers",
    "check_molfar_image",
  ]);
  for (const { annotations, inputSchema, description } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(inputSchema.additionalProperties).toBe(false);
    expect(description).toMatch(/\.$/);
  }
});

test("search asks the search that it was given, and passes on what it finds", async () => {
  const found = { title: "A", address: "/a#b", kind: "question" } as const;
  const hit = { ...found, context: "a b", line: "resources", words: [] } as const;
  const search = {
    find: (query: string) => (query === "a" ? [hit, hit, hit] : []),
    at: () => undefined,
  };
  const client = await connected({ ...data, search });
  const result = await client.callTool({ name: "search", arguments: { query: "a", limit: 2 } });
  const shown = { ...found, excerpt: "a b" };
  expect(result.structuredContent).toEqual({ results: [shown, shown] });
});

test.each([
  "/docs/mcp",
  "docs/mcp",
  "/docs/mcp.md",
  "/docs/mcp/",
  "/docs/mcp.md/",
  "docs/mcp.html//",
  "https://www.yno.example/docs/mcp?a=b#c",
])("read_page knows the page as %s", async (address) => {
  const result = await (await connected()).callTool({ name: "read_page", arguments: { address } });
  expect(joinText(result)).toBe(pages.get("/docs/mcp"));
});

test.each([
  "/",
  "https://www.yno.example",
  "https://www.yno.example/",
  "//",
  "/index.md",
  "/index.html/",
])("%s is the first page", (address) => {
  expect(pathIn(address)).toBe("/");
});

test.each(["/nowhere", "/../../etc/passwd", "https://other.example/docs/mcp", "__proto__"])(
  "read_page says that there is no %s",
  async (address) => {
    const client = await connected();
    const result = await client.callTool({ name: "read_page", arguments: { address } });
    expect(result.isError).toBe(true);
    expect(joinText(result)).toBe(
      `The site has no page at ${address}. Its pages are /, /docs/mcp.`,
    );
  },
);

test("estimate_price finds the plan, what smaller ones lack, and the exact cost", async () => {
  const client = await connected();
  const estimate = async (needs: Record<string, unknown>) =>
    (await client.callTool({ name: "estimate_price", arguments: needs })).structuredContent;
  expect(await estimate({ agents: 12, day: "2026-11-12" })).toEqual({
    ...{ plan: "SME", leastUsers: 1, lacking: [{ plan: "Community", needs: ["agents"] }] },
    ...{ month: 988, twelveMonths: 11_856, year: 9_998, saved: 1_858 },
    change: { monthly: 625.73, yearly: 9_998 },
  });
  expect(await estimate({ sso: true })).toMatchObject({
    ...{ plan: "Enterprise", leastUsers: 100, month: null, year: null },
  });
});

test("estimate_price says that a day isn't in the calendar", async () => {
  const call = { name: "estimate_price", arguments: { day: "2026-02-30" } };
  const result = await (await connected()).callTool(call);
  expect(result.isError).toBe(true);
  expect(joinText(result)).toContain("Write it as 2026-12-31.");
});

test("security_answers has each answer once over all its pages, and one topic alone", async () => {
  const client = await connected();
  const shape = z.object({ total: z.int(), answers: z.array(securityAnswerShape) });
  const ask = async (given: Record<string, unknown>) =>
    shape.parse(
      (await client.callTool({ name: "security_answers", arguments: given })).structuredContent,
    );
  const pages = await Promise.all([0, 25, 50, 75].map((offset) => ask({ offset })));
  expect(pages.flatMap(({ answers }) => answers)).toEqual(publishedAnswers);
  const { total, answers } = await ask({ topic: "certificates", limit: 2 });
  expect(answers).toEqual(
    publishedAnswers.filter(({ topic }) => topic === "certificates").slice(0, 2),
  );
  expect(total).toBe(4);
});

const listShape = z.object({
  total: z.int(),
  servers: z.array(z.object({ id: z.string() })),
});

async function listed(filters: Record<string, unknown>) {
  const client = await connected();
  const result = await client.callTool({ name: "list_servers", arguments: filters });
  expect(result.isError, joinText(result)).toBeFalsy();
  return listShape.parse(result.structuredContent);
}

test("list_servers answers 20, and the rest by offset", async () => {
  const { total, servers } = await listed({});
  expect([total, servers.length]).toEqual([mcpServers.length, 20]);
  const rest = await listed({ offset: 20, limit: 100 });
  expect([...servers, ...rest.servers].map(({ id }) => id)).toEqual(mcpServers.map(({ id }) => id));
});

test("the filters of list_servers work together", async () => {
  const filters = { category: "database", tier: "official", transport: "stdio", query: "mongo" };
  expect((await listed(filters)).servers.map(({ id }) => id)).toEqual(["mongodb"]);
  const listIds = async (filter: Record<string, unknown>) =>
    (await listed({ ...filter, limit: 100 })).servers.map(({ id }) => id);
  const expected = (passes: (server: (typeof mcpServers)[number]) => boolean) =>
    mcpServers.filter(passes).map(({ id }) => id);
  expect(await listIds({ tag: "git" })).toEqual(expected(({ tags }) => tags.includes("git")));
  expect(await listIds({ author: "GitHub" })).toEqual(
    expected(({ author }) => author === "github"),
  );
  expect(await listIds({ status: "archived" })).toEqual(
    expected(({ status }) => status === "archived"),
  );
  expect(await listIds({ transport: "sse" })).toEqual(
    expected(({ server }) => (server.remotes ?? []).some(({ type }) => type === "sse")),
  );
});

test("an unknown category is named, with the known ones", async () => {
  const client = await connected();
  const result = await client.callTool({
    name: "list_servers",
    arguments: { category: "Cookery" },
  });
  expect(result.isError).toBe(true);
  expect(joinText(result)).toMatch(/^There is no category 'Cookery'\. Choose one of: AI Tools; /);
});

test("get_server knows a server by its name and by our id", async () => {
  const client = await connected();
  const get = async (name: string) =>
    (await client.callTool({ name: "get_server", arguments: { name } })).structuredContent;
  expect(await get("github")).toMatchObject({
    server: { name: "io.github.github/github-mcp-server" },
  });
  expect(await get("io.github.github/github-mcp-server")).toEqual(await get("github"));
  const result = await client.callTool({ name: "get_server", arguments: { name: "nobody" } });
  expect(joinText(result)).toBe("No server is called 'nobody'. list_servers gives names and ids.");
});

test("check_molfar_image says what is wrong, where, and what to do", async () => {
  const client = await connected();
  const result = await client.callTool({
    name: "check_molfar_image",
    arguments: { text: "FROM scratch\n" },
  });
  const sentence = expect.stringMatching(/\.$/);
  expect(result.structuredContent).toMatchObject({
    valid: false,
    format: "dockerfile",
    findings: [{ problem: sentence, remedy: sentence }],
  });
});

test("what check_molfar_image answers has a limit, and says what is left out", async () => {
  const client = await connected();
  const secrets = (task: number) =>
    Array.from({ length: 40 }, (_, index) => ({
      ...{ name: `a${task}b${index}${'"'.repeat(150)}`, purpose: "." },
      from: `${"\u0001".repeat(20)}.access_token`,
    }));
  const tasks = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ name: `T${index}`, description: "Does it.", secrets: secrets(index) },
    }));
  const definition = { schema_version: "v0.0.3", name: "A", description: "A.", tasks: tasks(3) };
  const long = `FROM a\nLABEL ${"x".repeat(30_000)} ${"y".repeat(30_000)}=1`;
  for (const text of [JSON.stringify(definition), `{"tasks":[${"1,".repeat(30_000)}1]}`, long]) {
    const result = await client.callTool({ name: "check_molfar_image", arguments: { text } });
    expect(result.isError).toBeFalsy();
    expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThanOrEqual(256_000);
  }
  const result = await client.callTool({
    name: "check_molfar_image",
    arguments: { text: `{"tasks":[${"1,".repeat(30_000)}1]}` },
  });
  expect(result.structuredContent).toMatchObject({ valid: false, more: 30_001 + 3 - 100 });
});

test("an unknown tool is an error of the protocol", async () => {
  await expect((await connected()).callTool({ name: "delete_page" })).rejects.toMatchObject({
    code: -32602,
  });
});

test.each([
  ["search", {}],
  ["search", { query: 5 }],
  ["search", { query: "" }],
  ["search", { query: "x".repeat(10_001) }],
  ["search", { query: "a", limit: 1e9 }],
  ["search", { query: "a", page: 2 }],
  ["read_page", { address: ["/"] }],
  ["list_servers", { tier: "best" }],
  ["list_servers", { limit: -1 }],
  ["get_server", { name: null }],
  ["check_molfar_image", { text: { FROM: "scratch" } }],
  ["check_molfar_image", { text: "", format: "yaml" }],
])("%s with %j is refused by name of the argument", async (name, wrong) => {
  const result = await (await connected()).callTool({ name, arguments: wrong });
  expect(result.isError).toBe(true);
  expect(joinText(result)).toContain(`Invalid arguments for tool ${name}`);
});

test("no arguments at all make a tool throw", async () => {
  const client = await connected();
  const { tools } = await client.listTools();
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc.constantFrom("(".repeat(10_000), "\\", "[.*+?^]{1}()|\\$", "\u202emcp", "\ud800", "\u0000"),
  );
  const names = [
    "query",
    "address",
    "name",
    "text",
    "category",
    "tag",
    "limit",
    "offset",
    "format",
  ];
  const args = fc.dictionary(fc.constantFrom(...names), fc.oneof(text, fc.jsonValue()));
  const oneRight = fc
    .tuple(fc.constantFrom(...names), text)
    .map(([name, value]) => ({ [name]: value }));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...tools.map(({ name }) => name)),
      fc.oneof(args, oneRight),
      async (name, given) => {
        const result = await client.callTool({ name, arguments: given });
        expect(joinText(result)).not.toMatch(/TypeError|RangeError|Cannot read|is not a function/);
      },
    ),
    { numRuns: 300 },
  );
});

test("no answer repeats more of what was sent than an excerpt", async () => {
  const long = "x".repeat(50_000);
  const client = await connected();
  const { tools } = await client.listTools();
  const calls = [
    ...tools.map(({ name }) => ({ name, arguments: { [long]: long } })),
    ...tools.map(({ name }) => ({
      name,
      arguments: Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1])),
    })),
    { name: "read_page", arguments: { address: long.slice(0, 2_000) } },
    { name: "read_page", arguments: { address: long } },
    { name: "list_servers", arguments: { tier: long } },
    { name: "list_servers", arguments: { category: long.slice(0, 100) } },
    { name: "get_server", arguments: { name: long.slice(0, 300) } },
  ];
  for (const call of calls) {
    const result = await client.callTool(call);
    expect(result.isError).toBe(true);
    expect(
      joinText(result)
        .match(/x[x\d', ]*/g)
        ?.every((part) => part.length <= 200),
    ).toBe(true);
  }
});

const chosen = ["github", "rootly", "sequential-thinking"];
const kit = mcpServers.filter(({ id }) => chosen.includes(id)).map(toKitServer);
const inOrder = chosen.flatMap((id) => kit.filter((server) => server.id === id));

test.each(clientIds)("client_config writes for %s what the page writes", async (id) => {
  const client = await connected();
  for (const system of systems) {
    const { structuredContent } = await client.callTool({
      name: "client_config",
      arguments: { servers: chosen, client: id, system },
    });
    expect(structuredContent).toEqual(clientConfiguration(inOrder, id, system));
  }
});

test.each(dialects)("policy_config writes for %s what the page writes", async (dialect) => {
  const client = await connected();
  for (const mode of policies[dialect].modes) {
    const { structuredContent } = await client.callTool({
      name: "policy_config",
      arguments: { servers: chosen, dialect, mode, system: "windows" },
    });
    expect(structuredContent).toEqual(policyFile(inOrder, dialect, mode, "windows"));
  }
});

test("a policy that has no such list says which it has", async () => {
  const client = await connected();
  const result = await client.callTool({
    name: "policy_config",
    arguments: { servers: ["github"], dialect: "managed-mcp", mode: "deny" },
  });
  expect([result.isError, joinText(result)]).toEqual([
    true,
    expect.stringContaining("has no list of servers to deny. Choose 'allow'."),
  ]);
});

test("compare_servers says the same of an entry as of its record, in the order asked for", async () => {
  const client = await connected();
  const { structuredContent } = await client.callTool({
    name: "compare_servers",
    arguments: { servers: ["rootly", "io.github.github/github-mcp-server", "rootly"] },
  });
  const ofRecord = (id: string) =>
    mcpServers
      .filter((each) => each.id === id)
      .map(({ name: title, version, server, listing }) =>
        compared({ title, version, server, listing }),
      );
  expect(structuredContent).toEqual({ servers: [...ofRecord("rootly"), ...ofRecord("github")] });
});

test.each(["client_config", "policy_config", "compare_servers"])(
  "%s names a server that isn't there",
  async (name) => {
    const client = await connected();
    const more = { client_config: { client: "cursor" }, policy_config: { dialect: "codex" } };
    const result = await client.callTool({
      name,
      arguments: { servers: ["github", "nobody"], ...Object(more)[name] },
    });
    expect([result.isError, joinText(result)]).toEqual([
      true,
      expect.stringContaining("No server is called 'nobody'."),
    ]);
  },
);
