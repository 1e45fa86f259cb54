import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { McpServerRecord } from "@yno/registry/mcp-server";
import { expect, test } from "vitest";
import { root } from "../site-folder.ts";
import { recordText } from "./record-text.ts";
import { changeText, isNewer, refresh } from "./refresh.ts";
import type { UpstreamServer } from "./upstream.ts";

const folder = join(root, "content/mcp-servers");

test("a file of records that is written again is the same file", () => {
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), "utf8");
    expect(recordText(JSON.parse(text)), name).toBe(text);
  }
});

test("versions are compared by their numbers, and one with a suffix comes before its release", () => {
  const order = [
    "0.0.1a7",
    "0.0.1",
    "0.9.0",
    "0.10.0-beta.9",
    "0.10.0-beta.15",
    "0.10.0",
    "2026.7.4",
  ];
  for (const [at, version] of order.entries()) {
    for (const [other, before] of order.entries()) {
      expect(isNewer(version, before), `${version}, ${before}`).toBe(at > other);
    }
  }
});

const tides: McpServerRecord = {
  server: {
    $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
    name: "com.harbour/tides",
    title: "Tides",
    description: "Tells when the tide turns.",
    version: "1.2.0",
    repository: { url: "https://github.com/harbour/tides", source: "github" },
    packages: [
      {
        registryType: "npm",
        identifier: "tides",
        version: "1.2.0",
        runtimeHint: "npx",
        transport: { type: "stdio" },
        packageArguments: [{ type: "named", name: "--read-only" }],
        environmentVariables: [
          { name: "TIDE_KEY", description: "Key of the harbour", isSecret: true },
          {
            name: "READ_ONLY",
            description: "Keeps it from writing",
            isSecret: false,
            value: "true",
          },
        ],
      },
    ],
    remotes: [{ type: "sse", url: "https://mcp.harbour.com/sse" }],
  },
  listing: {
    id: "tides",
    author: "harbour",
    tags: ["tides", "harbours"],
    tier: "official",
    status: "active",
    notes: "One tool.",
    more: "To write, remove --read-only.",
    seen: {},
    samples: { stars: 1, downloads: 2, lastUpdated: "2026-03-01" },
    evidence: {
      command: "own README",
      composed: false,
      files: ["harbour/tides@76d64c82:README.md"],
    },
  },
};

const theirPackage = { registryType: "npm", identifier: "tides", transport: { type: "stdio" } };

const theirs: UpstreamServer = {
  name: "com.harbour/tides",
  version: "1.2.0",
  packages: [{ ...theirPackage, version: "1.2.0" }],
  remotes: [{ type: "sse", url: "https://mcp.harbour.com/sse" }],
  status: "active",
  statusMessage: "",
};

/** What is proposed when upstream, and npm, say this of the tides. */
function proposed(
  change: Partial<UpstreamServer>,
  release?: { version: string; deprecated?: string },
) {
  const upstream = new Map([[theirs.name, { ...theirs, ...change }]]);
  const npm = new Map(release ? [["tides", release]] : []);
  const { records, changes, unmapped } = refresh([tides], { upstream, npm }, "2026-11-29");
  return {
    record: records[0],
    fields: changes.map(({ field, to }) => `${field} ${to}`.trimEnd()),
    unmapped,
  };
}

test("only the day of reading is new where upstream says the same, or less", () => {
  const seen = { versionOn: "2026-11-29" };
  const read = { ...tides, listing: { ...tides.listing, seen } };
  expect(proposed({})).toEqual({ record: read, fields: [], unmapped: [] });
  expect(proposed({}, { version: "1.1.0" }).fields).toEqual([]);
});

test("a newer version is set wherever the official format has one, from whoever knows it first", () => {
  const fields = (version: string) => [
    `server.version ${version}`,
    `server.packages.0.version ${version}`,
  ];
  expect(proposed({ packages: [{ ...theirPackage, version: "1.3.0" }] }).fields).toEqual(
    fields("1.3.0"),
  );
  expect(
    proposed({ packages: [{ ...theirPackage, version: "1.3.0" }] }, { version: "1.4.0" }).fields,
  ).toEqual(fields("1.4.0"));
});

test("a package that moved is followed if there is one of its kind", () => {
  const moved = { ...theirPackage, identifier: "@harbour/tides", version: "0.1.0" };
  expect(proposed({ packages: [moved] }).fields).toEqual([
    "server.version 0.1.0",
    "server.packages.0.identifier @harbour/tides",
    "server.packages.0.version 0.1.0",
  ]);
  const two = proposed({ packages: [moved, { ...moved, identifier: "@quay/tides" }] });
  expect(two.fields).toEqual([]);
  expect(two.unmapped.join()).toContain("no package like tides, but @harbour/tides, @quay/tides");
});

test("an address that is new or speaks otherwise is taken, and one that is gone is kept and named", () => {
  const address = { type: "streamable-http", url: "https://mcp.harbour.com/mcp" };
  const { fields, unmapped } = proposed({ remotes: [address] });
  expect(fields).toContain("server.remotes.0.url https://mcp.harbour.com/mcp");
  expect(unmapped).toEqual([
    "tides: upstream no longer has the address https://mcp.harbour.com/sse.",
  ]);
  expect(
    proposed({ remotes: [{ ...address, url: "https://mcp.harbour.com/sse" }] }).fields,
  ).toEqual(["server.remotes.0.type streamable-http"]);
});

test("a new variable is added, and its words are left to a person", () => {
  const { fields, unmapped } = proposed({
    packages: [
      {
        ...theirPackage,
        version: "1.2.0",
        environmentVariables: [
          { name: "TIDE_KEY", description: "Theirs, which stays theirs.", isRequired: true },
          { name: "READ_ONLY" },
          { name: "TIDE_ZONE", description: "Theirs!", isSecret: true },
        ],
      },
    ],
  });
  expect(fields).toEqual(
    expect.arrayContaining([
      "server.packages.0.environmentVariables.0.isRequired true",
      "server.packages.0.environmentVariables.2.name TIDE_ZONE",
      "server.packages.0.environmentVariables.2.description TIDE_ZONE",
      "server.packages.0.environmentVariables.2.isSecret true",
    ]),
  );
  expect(fields.join()).not.toContain("Theirs");
  expect(unmapped.join()).toContain("upstream reads TIDE_ZONE now");
});

test("a server that is given up names its successor, and our words stay", () => {
  const statusMessage = "Use com.harbour/ebb instead.";
  expect(proposed({ status: "deprecated", statusMessage }).fields).toEqual([
    "listing.status deprecated",
    "listing.statusSeenIn the official registry",
    "listing.statusNote Its authors have given it up in favour of com.harbour/ebb.",
    "listing.replacedBy com.harbour/ebb",
  ]);
  expect(proposed({}, { version: "1.2.0", deprecated: "moved to @harbour/ebb" }).fields).toContain(
    "listing.replacedBy @harbour/ebb",
  );
});

test.each<[what: string, change: Partial<UpstreamServer>, words: string]>([
  [
    "no successor",
    { status: "deprecated", statusMessage: "Gone." },
    "no successor is named: 'Gone.'",
  ],
  ["deleted", { status: "deleted" }, "upstream has deleted it"],
  ["addresses only", { packages: [] }, "upstream has no package any more"],
  [
    "a package that we can't list",
    { packages: [{ registryType: "mcpb", identifier: "https://a", transport: { type: "stdio" } }] },
    "upstream has 1 packages that the format of a record can't hold",
  ],
  [
    "an address with a variable",
    { remotes: [...theirs.remotes, { type: "sse", url: "https://{tenant}.harbour.com" }] },
    "which wants headers or values",
  ],
  [
    "a version that isn't one",
    { packages: [{ ...theirPackage, version: "9.0.0 or so" }] },
    "field server.version: isn't a version",
  ],
])("what no rule maps is said, and the record stays: %s", (_, change, words) => {
  const { record, fields, unmapped } = proposed(change);
  expect(record).toEqual(tides);
  expect(fields).toEqual([]);
  expect(unmapped.join()).toContain(words);
});

test("arguments are ours: upstream's neither widen a command nor are taken", () => {
  const packageArguments = [{ type: "named", name: "--allow-writes" }];
  expect(
    proposed({ packages: [{ ...theirPackage, version: "1.2.0", packageArguments }] }).fields,
  ).toEqual([]);
});

test("changes are read by server and field, the old value first", () => {
  const changes = [
    { id: "tides", field: "server.version", from: "1.2.0", to: "1.3.0" },
    { id: "tides", field: "server.remotes.0.url", from: "", to: "https://mcp.harbour.com/mcp" },
  ];
  expect(changeText(changes)).toBe(
    [
      "tides",
      ...["  server.version", "    - 1.2.0", "    + 1.3.0"],
      ...["  server.remotes.0.url", "    + https://mcp.harbour.com/mcp", ""],
    ].join("\n"),
  );
});
