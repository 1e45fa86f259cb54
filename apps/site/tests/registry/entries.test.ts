import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { listingIn, registryEntry } from "@yno/registry/entries";
import { type Entry, entryShape } from "@yno/registry/entry-shape";
import type { McpServer } from "@yno/registry/mcp-server";
import { createRegistry } from "@yno/registry/registry";
import { Ajv } from "ajv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mcpServers } from "#content/collections/mcp-servers.ts";

const schema = JSON.parse(
  readFileSync(new URL("fixtures/server.schema.json", import.meta.url), "utf8"),
);
const isServerJson = new Ajv({ allErrors: true, strictRequired: false }).compile(schema);
const records = mcpServers.map((server) => ({
  id: server.id,
  server,
  entry: registryEntry(server),
}));

test.each(records)("the entry of $id keeps the reconstructed schema", ({ entry }) => {
  isServerJson(entry.server);
  expect(isServerJson.errors ?? []).toEqual([]);
});

test("where a note says that you need a key or a token, a variable of the record is required", () => {
  const needy = mcpServers.filter(
    ({ notes, environment }) =>
      environment.length > 0 &&
      /\bneeds? (?:a|an|the|your own) (?:[A-Za-z ]+ )?(?:key|keys|token|ID|app|client)\b/i.test(
        notes,
      ),
  );
  expect(needy.length).toBeGreaterThan(20);
  const unsaid = needy.filter(({ environment }) => !environment.some(({ required }) => required));
  expect(unsaid.map(({ id }) => id)).toEqual([]);
});

test.each([
  { name: "no-namespace" },
  { name: "a/b/c" },
  { description: "" },
  { description: "x".repeat(101) },
  { title: "" },
  { version: "latest" },
  { version: "^1.2.3" },
  { packages: [{ registryType: "npm", identifier: "a" }] },
  { packages: [{ registryType: "source", identifier: "a", transport: { type: "stdio" } }] },
  { packages: [{ registryType: "mcpb", identifier: "a", transport: { type: "stdio" } }] },
  { remotes: [{ type: "stdio", url: "https://mcp.example" }] },
  { _meta: { "ai.yno.registry/listing": {} } },
])("the schema of the tests refuses %j", (wrong) => {
  const right = { name: "com.example/a", description: "A server.", version: "1.0.0" };
  expect(isServerJson(right)).toBe(true);
  expect(isServerJson({ ...right, ...wrong })).toBe(false);
});

test("our own shape of an entry takes every entry", () => {
  for (const { entry } of records) expect(entryShape.parse(entry)).toEqual(entry);
});

test.each(records)("the version of $id is the seen one of the server, and a digest", (record) => {
  const { basis, version } = record.server;
  const [first, digest, ...more] = record.entry.server.version.split("+");
  expect(first).toBe(basis.version === "seen" ? version : "0.0.0");
  expect(digest).toMatch(/^[\da-f]{16}$/);
  expect(more).toEqual([]);
});

test("a version changes exactly when anything else in the entry does", () => {
  const change = fc.record(
    {
      description: fc.string(),
      notes: fc.string(),
      author: fc.string(),
      tags: fc.array(fc.string()),
      stars: fc.nat(),
      license: fc.string(),
      lastUpdated: fc.constantFrom("2026-08-01", "2026-08-02"),
      tools: fc.record({ count: fc.nat(), names: fc.array(fc.string()) }),
      environment: fc.constant([]),
      remoteUrl: fc.constant("https://mcp.example/sse"),
    },
    { requiredKeys: [] },
  );
  const withoutVersion = ({ server: { version: _, ...server }, _meta }: Entry) => ({
    server,
    _meta,
  });
  fc.assert(
    fc.property(fc.constantFrom(...mcpServers), change, change, (server, one, other) => {
      const [first, second] = [one, other].map((each) => registryEntry({ ...server, ...each }));
      if (!first || !second) throw new Error("An entry is missing.");
      const isSame = isDeepStrictEqual(withoutVersion(first), withoutVersion(second));
      expect(first.server.version === second.server.version).toBe(isSame);
    }),
  );
});

test.each(records)(
  "$id has its published name only where it was seen, and otherwise one of ours",
  ({ server, entry }) => {
    expect(entry.server.name).toBe(server.registryName ?? `ai.yno.registry/${server.id}`);
  },
);

test("no two entries have one name", () => {
  const entries = records.map(({ entry }) => entry);
  expect(createRegistry(entries).byName.size).toBe(records.length);
  const [first] = entries;
  if (!first) throw new Error("There are no servers.");
  expect(() => createRegistry([first, first])).toThrow("Two servers of the registry have the name");
});

test("our own data is under our own key, and the server's part holds only official fields", () => {
  for (const { entry } of records) {
    expect(Object.keys(entry)).toEqual(["server", "_meta"]);
    expect(Object.keys(entry._meta)).toEqual(["ai.yno.registry/listing"]);
  }
});

test.each(records.filter(({ server }) => server.launch.kind === "package"))(
  "$id has a package unless it starts from source",
  ({ server, entry }) => {
    const { launch } = server;
    const isSource = launch.kind === "package" && launch.registryType === "source";
    expect(entry.server.packages?.length ?? 0).toBe(isSource ? 0 : 1);
  },
);

const figures = ["stars", "downloads", "version", "lastUpdated"] as const;

test.each(records)("the entry of $id holds the figures that were seen and no sample", (record) => {
  const { basis } = record.server;
  const seen = figures.filter((figure) => basis[figure] === "seen");
  expect(Object.keys(listingIn(record.entry).seen)).toEqual(seen);
});

test.each(records)(
  "the entry of $id names its sample figures, and no other",
  ({ server, entry }) => {
    const samples = figures.filter((figure) => server.basis[figure] === "sample");
    expect(listingIn(entry).samples ?? []).toEqual(samples);
  },
);

test("stars are said to be of the whole repository, which may hold other servers too", () => {
  const seen = records.map(({ entry }) => listingIn(entry).seen.stars).filter((each) => !!each);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen.map(({ of }) => of))).toEqual(new Set(["The whole repository"]));
});

test.each(records)("the entry of $id names the tools that are known, and else none", (record) => {
  const { count, names } = record.server.tools;
  const { tools } = listingIn(record.entry);
  if (count === undefined && names.length === 0) expect(tools).toBeUndefined();
  else expect([tools?.count, tools?.names ?? []]).toEqual([count, names]);
  expect(JSON.stringify(record.entry)).not.toContain("[]");
});

test("a count of tools has no names if they weren't listed", () => {
  const [server] = mcpServers;
  if (!server) throw new Error("There are no servers.");
  const counted = registryEntry({ ...server, tools: { count: 3, names: [] } });
  expect(listingIn(counted).tools).toEqual({ count: 3 });
});

test.each(records)("the entry of $id says where Windows needs cmd", ({ server, entry }) => {
  const isScript = server.launch.kind === "package" && server.launch.command === "npx";
  expect(listingIn(entry).windows?.includes("cmd /c") ?? false).toBe(isScript);
});

test("no sample figure is in an entry", () => {
  const anyServer = fc.constantFrom(...mcpServers);
  const sample = fc.record({ stars: fc.integer(), downloads: fc.integer() });
  fc.assert(
    fc.property(anyServer, sample, fc.string(), (server, { stars, downloads }, text) => {
      const asSample = (version: string, day: string): McpServer => ({
        ...server,
        ...{ stars, downloads, lastUpdated: day },
        // A package is started in its version, so that one is always seen.
        ...(server.launch.kind === "remote" && { version }),
        basis: {
          ...{ stars: "sample", downloads: "sample", lastUpdated: "sample" },
          version: server.launch.kind === "remote" ? "sample" : "seen",
        },
      });
      const zero = { ...asSample("0", "2026-01-01"), stars: 0, downloads: 0 };
      expect(registryEntry(asSample(text, "2025-06-01"))).toEqual(registryEntry(zero));
    }),
  );
});
