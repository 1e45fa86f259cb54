import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { listingIn, registryEntry } from "@yno/registry/entries";
import { type Entry, entryShape } from "@yno/registry/entry-shape";
import { type McpServer, type McpServerRecord, toCard } from "@yno/registry/mcp-server";
import { createRegistry } from "@yno/registry/registry";
import { environmentOf } from "@yno/registry/transport";
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
    (server) =>
      environmentOf(server).length > 0 &&
      /\bneeds? (?:a|an|the|your own) (?:[A-Za-z ]+ )?(?:key|keys|token|ID|app|client)\b/i.test(
        server.listing.notes,
      ),
  );
  expect(needy.length).toBeGreaterThan(20);
  const unsaid = needy.filter(
    (server) => !environmentOf(server).some(({ isRequired }) => isRequired),
  );
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
  for (const { entry } of records) {
    // Our server sends what it read, and a static host what was written.
    expect(JSON.stringify(entryShape.parse(entry))).toBe(JSON.stringify(entry));
  }
});

test.each(records)("the version of $id is the seen one of the server, and a digest", (record) => {
  const { samples = [], version } = record.server;
  const [first, digest, ...more] = record.entry.server.version.split("+");
  expect(first).toBe(samples.includes("version") ? "0.0.0" : version);
  expect(digest).toMatch(/^[\da-f]{16}$/);
  expect(more).toEqual([]);
});

/** A record with these changes of what we say of it, and of its server.json. */
function changed(record: McpServer, listing: object, server: object = {}): McpServer {
  const other: McpServerRecord = {
    server: { ...record.server, ...server },
    listing: { ...record.listing, ...listing },
  };
  return { ...other, ...toCard(record.category, other) };
}

test("a version changes exactly when anything else in the entry does", () => {
  const listing = fc.record(
    {
      notes: fc.string(),
      author: fc.string(),
      tags: fc.array(fc.string()),
      license: fc.string(),
      seen: fc.constantFrom({}, { lastUpdated: "2026-08-01" }, { lastUpdated: "2026-08-02" }),
      samples: fc.record({ stars: fc.nat(), downloads: fc.nat() }),
      tools: fc.record({ count: fc.nat(), names: fc.array(fc.string()) }),
    },
    { requiredKeys: [] },
  );
  const server = fc.record(
    {
      description: fc.string(),
      remotes: fc.constant([{ type: "sse", url: "https://mcp.example/sse" }]),
    },
    { requiredKeys: [] },
  );
  const change = fc.record({ listing, server });
  const withoutVersion = ({ server: { version: _, ...server }, _meta }: Entry) => ({
    server,
    _meta,
  });
  fc.assert(
    fc.property(fc.constantFrom(...mcpServers), change, change, (record, one, other) => {
      const [first, second] = [one, other].map((each) =>
        registryEntry(changed(record, each.listing, each.server)),
      );
      if (!first || !second) throw new Error("An entry is missing.");
      const isSame = isDeepStrictEqual(withoutVersion(first), withoutVersion(second));
      expect(first.server.version === second.server.version).toBe(isSame);
    }),
  );
});

test("a name in the namespace of the registry ends with the id, and no other is ours", () => {
  for (const { id, server } of mcpServers) {
    const [namespace, name] = server.name.split("/");
    if (namespace === "ai.yno.registry") expect(name).toBe(id);
    else expect(namespace).not.toMatch(/yno/);
  }
});

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

test.each(records)("$id has a package or an address, or starts from source", (record) => {
  const { packages = [], remotes = [] } = record.entry.server;
  expect(packages.length + remotes.length === 0).toBe(record.server.listing.source !== undefined);
});

const figures = ["stars", "downloads", "version", "lastUpdated"] as const;

test.each(records)(
  "the entry of $id holds the figures that were seen, and names the samples",
  ({ server: { samples = [] }, entry }) => {
    const { seen, samples: named = [] } = listingIn(entry);
    expect(figures.filter((figure) => figure in seen)).toEqual(
      figures.filter((figure) => !samples.includes(figure)),
    );
    expect(named).toEqual(samples);
  },
);

test("a variable whose name was not seen says so in the API, and nowhere else", () => {
  const doubtful = records.flatMap(({ server, entry }) =>
    (server.listing.unseenVariables ?? []).flatMap((name) =>
      (entry.server.packages ?? []).flatMap(({ environmentVariables = [] }) =>
        environmentVariables.filter((variable) => variable.name === name),
      ),
    ),
  );
  expect(doubtful.length).toBeGreaterThan(5);
  for (const { description } of doubtful) expect(description).toContain("was not seen");
  for (const server of mcpServers) {
    for (const { description } of environmentOf(server)) expect(description).not.toContain("seen");
  }
});

test("stars are said to be of the whole repository, which may hold other servers too", () => {
  const seen = records.map(({ entry }) => listingIn(entry).seen.stars).filter((each) => !!each);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen.map(({ of }) => of))).toEqual(new Set(["The whole repository"]));
});

test.each(records)("the entry of $id says where Windows needs cmd", ({ server, entry }) => {
  const isScript = server.server.packages?.[0]?.runtimeHint === "npx";
  expect(listingIn(entry).windows?.includes("cmd /c") ?? false).toBe(isScript);
});

test("no sample figure is in an entry", () => {
  const sample = fc.record({ stars: fc.nat(), downloads: fc.nat(), version: fc.string() });
  const hosted = mcpServers.filter(({ server }) => server.packages === undefined);
  fc.assert(
    fc.property(fc.constantFrom(...hosted), sample, (server, samples) => {
      const asSample = (values: object) =>
        registryEntry(
          changed(
            server,
            { seen: {}, samples: { ...values, lastUpdated: "2026-01-01" } },
            { version: "0.0.0" },
          ),
        );
      expect(asSample(samples)).toEqual(asSample({ stars: 0, downloads: 0, version: "0" }));
    }),
  );
});
