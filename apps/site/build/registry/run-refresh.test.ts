import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../site-folder.ts";
import { readAddress } from "./bounded-reading.ts";
import { runRefresh } from "./run-refresh.ts";
import { readUpstream, upstreamLimits } from "./upstream.ts";

const official = "io.modelcontextprotocol.registry/official";

const listed = (name: string, server: object = {}, meta: object = {}) => ({
  server: { name, version: "1.0.0", ...server },
  _meta: { [official]: { status: "active", isLatest: true, ...meta } },
});

/** A copy of the records, with files beside them. */
function copyRecords(files: Readonly<Record<string, unknown>> = {}) {
  const place = mkdtempSync(join(tmpdir(), "refresh-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, "records");
  const history = join(place, "changes.json");
  cpSync(join(root, "content/mcp-servers"), folder, { recursive: true });
  writeFileSync(history, "[]\n");
  for (const [name, content] of Object.entries({ "npm.json": {}, ...files })) {
    writeFileSync(
      join(place, name),
      typeof content === "string" ? content : JSON.stringify(content),
    );
  }
  const texts = () =>
    [history, ...readdirSync(folder).map((name) => join(folder, name))].map((path) =>
      readFileSync(path, "utf8"),
    );
  const run = (from: string) =>
    runRefresh({
      from: from.startsWith("http") ? from : join(place, from),
      ...{ npm: join(place, "npm.json"), folder, history, today: "2026-11-29" },
    });
  return { run, texts, history };
}

/** A registry on this machine, as an address. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test("what is mapped is written with its history, and the status says that all was", async () => {
  const newer = { version: "99.0.0" };
  const { run, texts, history } = copyRecords({
    "npm.json": { "@apify/actors-mcp-server": newer },
  });
  writeFileSync(join(history, "../none.json"), '{"servers":[],"metadata":{}}');
  const before = texts();
  expect(await run("none.json")).toMatchObject({
    status: 0,
    text: expect.stringContaining("1 records found, 2 changes in 1 of them."),
  });
  expect(texts().filter((text, at) => text !== before[at])).toHaveLength(2);
  expect(JSON.parse(readFileSync(history, "utf8"))[0]).toEqual({
    ...{ on: "2026-11-29", id: "apify", name: "Apify" },
    ...{ field: "server.version", from: "0.16.0", to: "99.0.0" },
  });
  expect((await run("none.json")).text).toContain("1 records found, 0 changes in 0 of them.");
});

test("what isn't mapped is listed, and the status says so", async () => {
  const upstream = { servers: [listed("com.supabase/mcp", { packages: [] })], metadata: {} };
  const { run, texts } = copyRecords({ "upstream.json": upstream });
  const before = texts();
  const { status, text } = await run("upstream.json");
  expect([status, text]).toEqual([
    2,
    expect.stringContaining("- supabase: upstream has no package"),
  ]);
  expect(texts()).toEqual(before);
});

test("what upstream says reaches the terminal as text of one line, and no longer than a person reads", async () => {
  const hostile = { toString: 1, url: "\u001b[2J\u202e\r\n" };
  const remotes = [{ url: hostile }, { url: "x".repeat(100_000) }];
  const environmentVariables = [{ name: hostile }];
  const packages = [{ registryType: "npm", identifier: "a; b", environmentVariables }];
  const listing = listed("com.supabase/mcp", { packages, remotes });
  const { run } = copyRecords({ "upstream.json": { servers: [listing], metadata: {} } });
  const { status, text } = await run("upstream.json");
  expect(status).toBe(2);
  expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThan(600);
});

test.each<[what: string, content: string, words: string]>([
  ["no JSON", "<html>", "isn't JSON"],
  ["another shape", '{"servers":{}}', "isn't a list of the Registry API v0.1: servers"],
  ["a server without a name", '{"servers":[{"server":{}}],"metadata":{}}', "servers.0.server.name"],
  ["a depth", `${"[".repeat(40)}${"]".repeat(40)}`, "nested more than 32 levels deep"],
  ["a string without an end", `"${'\\"'.repeat(2_000_000)}`, "isn't JSON"],
  ["a size", `"${"x".repeat(upstreamLimits.bytes)}"`, "is longer than 5000000 bytes"],
  [
    "two newest versions",
    JSON.stringify({ servers: [listed("a.b/c"), listed("a.b/c")], metadata: {} }),
    "lists two newest versions of a.b/c",
  ],
])("a file with %s leaves the records as they are", async (_, content, words) => {
  const { run, texts } = copyRecords({ "hostile.json": content });
  const before = texts();
  const { status, text } = await run("hostile.json");
  expect([status, text]).toEqual([1, expect.stringContaining(words)]);
  expect(texts()).toEqual(before);
});

test("every page is read once, in the order of its cursors", async () => {
  const asked: string[] = [];
  const address = await serve(({ url = "" }, response) => {
    asked.push(url);
    const at = asked.length;
    const metadata = at < 3 ? { nextCursor: `after ${at}` } : {};
    response.end(JSON.stringify({ servers: [listed(`a.b/${at}`)], metadata }));
  });
  const found = await readUpstream(`${address}/`, "2026-11-01T00:00:00Z");
  expect([...found.keys()]).toEqual(["a.b/1", "a.b/2", "a.b/3"]);
  const query = "/v0.1/servers?limit=100&version=latest&updated_since=2026-11-01T00%3A00%3A00Z";
  expect(asked).toEqual([query, `${query}&cursor=after+1`, `${query}&cursor=after+2`]);
});

const page = (metadata: object) => JSON.stringify({ servers: [listed("a.b/c")], metadata });

test.each<[what: string, answer: RequestListener, words: string]>([
  [
    "a cursor that comes again",
    (_, to) => to.end(page({ nextCursor: "a" })),
    "gives the cursor a twice",
  ],
  [
    "an endless answer",
    (_, to) => {
      const more = () => {
        while (!to.destroyed && to.write(" ".repeat(100_000)));
      };
      to.on("drain", more);
      more();
    },
    "is longer than 5000000 bytes",
  ],
  ["a refusal", (_, to) => to.writeHead(503).end(), "answers with status 503"],
  [
    "a redirect",
    (_, to) => to.writeHead(302, { Location: "http://127.0.0.1:1/" }).end(),
    "can't be read",
  ],
  ["a connection that breaks", (request) => request.socket.destroy(), "can't be read"],
])("a registry with %s leaves the records as they are", async (_, answer, words) => {
  const { run, texts } = copyRecords();
  const before = texts();
  const { status, text } = await run(await serve(answer));
  expect([status, text]).toEqual([1, expect.stringContaining(words)]);
  expect(texts()).toEqual(before);
});

test("pages, servers and time have limits", async () => {
  let asked = 0;
  const address = await serve((_, to) => {
    asked += 1;
    to.end(page({ nextCursor: `${asked}` }));
  });
  const limited = (limits: object) =>
    readUpstream(address, undefined, { ...upstreamLimits, ...limits });
  await expect(limited({ pages: 3 })).rejects.toThrow("has more than 3 pages");
  await expect(limited({ entries: 2 })).rejects.toThrow("lists more than 2 servers");
  await expect(limited({ totalMs: 0 })).rejects.toThrow("takes longer than 0 s");
});

test("an answer that never comes is given up", async () => {
  const address = await serve(() => undefined);
  const limits = { bytes: 100, depth: 2, answerMs: 20 };
  await expect(readAddress(address, limits)).rejects.toThrow("takes longer than 0.02 s");
});
