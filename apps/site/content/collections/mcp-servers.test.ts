import { basename } from "node:path";
import { installCommand } from "@yno/registry/command";
import { mcpCategories } from "@yno/registry/enums";

import {
  type McpServer,
  type McpServerRecord,
  mcpServerFile,
  mcpServerShape,
  toCard,
} from "@yno/registry/mcp-server";
import { serverSchema } from "@yno/registry/server-json";
import { expect, test } from "vitest";
import { contentProblems } from "#build/content/content-problems.ts";
import { collection, mcpServers } from "./mcp-servers.ts";

const image = {
  registryType: "oci",
  identifier: "harbour/tides:1.2.0",
  runtimeHint: "docker",
  transport: { type: "stdio" },
  packageArguments: [{ type: "named", name: "--port", value: "8080" }],
  environmentVariables: [{ name: "TIDE_KEY", description: "Key of the harbour", isSecret: true }],
} as const;

const good: McpServerRecord = {
  server: {
    $schema: serverSchema,
    name: "ai.yno.registry/tide-tables",
    title: "Tide Tables",
    description: "Tells when the tide turns at a harbour.",
    version: "1.2.0",
    repository: { url: "https://github.com/harbour/tide-tables", source: "github" },
    packages: [image],
  },
  listing: {
    id: "tide-tables",
    author: "harbour",
    tags: ["tides", "harbours"],
    tier: "community",
    status: "active",
    notes: "One tool.",
    tools: { count: 1, names: ["next_tide"] },
    seen: {},
    samples: { stars: 12, downloads: 340, lastUpdated: "2026-03-01" },
    evidence: {
      command: "own README",
      composed: false,
      files: ["harbour/tide-tables@76d64c82:README.md"],
    },
  },
};

/** The problems of the good record with these changes of its parts. Undefined takes a field out. */
function findProblems(server: object, listing: object = {}) {
  const changed = {
    server: { ...good.server, ...server },
    listing: { ...good.listing, ...listing },
  };
  const record = JSON.parse(JSON.stringify(changed));
  return contentProblems("here.ts", mcpServerShape, [record], () => good.listing.id);
}

/** A package with these changes. */
const packaged = (change: object) => ({ packages: [{ ...image, ...change }] });

const npm = (change: object = {}) =>
  packaged({
    ...{ registryType: "npm", identifier: "tides", version: "1.2.0", runtimeHint: "npx" },
    ...change,
  });

const flags = (...given: readonly [name: string, value?: string][]) =>
  npm({
    packageArguments: given.map(([name, value]) => ({
      type: "named",
      name,
      ...(value !== undefined && { value }),
    })),
  });

const source = (address: string) => ({
  source: { command: "uvx", args: ["--from", address, "tides"] },
  environmentVariables: image.environmentVariables,
});

const hosted = (url = "https://mcp.tides.com/mcp", more: object = {}) => ({
  packages: undefined,
  remotes: [{ type: "streamable-http", url, ...more }],
});

test("a valid record has no problems", () => {
  expect(findProblems({})).toEqual([]);
  expect(findProblems(npm())).toEqual([]);
});

test.each([
  packaged({ identifier: "harbour/tides:v1.2.0" }),
  npm({ registryType: "pypi", runtimeHint: "uvx" }),
])("each package manager pins a release in its own way: %j", (change) => {
  expect(findProblems(change)).toEqual([]);
});

test.each(["@v1.2.0", "@1.2.0", `@${"0a".repeat(20)}`])("a repository is pinned by %s", (at) => {
  const address = `git+https://github.com/harbour/tides${at}`;
  expect(findProblems({ packages: undefined }, source(address))).toEqual([]);
});

type Rule = [rule: string, server: object, words: string, listing?: object];

test.each<Rule>([
  [
    "a card has room for a description of 100 characters",
    { description: `${"x".repeat(100)}.` },
    "field server.description: has more than 100 characters",
  ],
  ["a server can be reached", { packages: undefined }, "field server: has no way to reach it"],
  [
    "a command fetches no version that is a sample",
    { version: "0.0.0" },
    "field server.version: must be 0.0.0 exactly where the listing has a sample",
    { samples: { ...good.listing.samples, version: "1.2.0" } },
  ],
  [
    "a version that is a sample isn't in the official part",
    {},
    "field server.version: must be 0.0.0 exactly where the listing has a sample",
    { samples: { ...good.listing.samples, version: "1.2.0" } },
  ],
  ["npx fetches the listed version", npm({ version: "1.2" }), "field server.packages: fetches"],
  ["npx fetches no tag", npm({ version: "latest" }), "field server.packages: fetches"],
  ["uvx fetches the listed version", npm({ version: undefined }), "field server.packages: fetches"],
  ["an image has a tag", packaged({ identifier: "tides" }), "field server.packages: fetches"],
  [
    "an image has no moving tag",
    packaged({ identifier: "tides:latest" }),
    "field server.packages: fetches",
  ],
  ["an image has its version once", packaged({ version: "1.2.0" }), "field server.packages: fetch"],
  [
    "a repository is fetched at a tag or commit",
    {},
    "A server that only starts from a clone can't be listed",
    source("git+https://github.com/harbour/tides"),
  ],
  [
    "an argument gives no secret",
    flags(["--api-key", "k-93fa"]),
    "field server: gives a secret in an argument",
  ],
  [
    "an argument that is joined gives no secret",
    flags(["--token", "k-93fa"]),
    "field server: gives a secret in an argument",
    { joinsFlags: true },
  ],
  [
    "an address holds no key",
    hosted("https://mcp.tides.com/mcp?apikey=k-93fa"),
    "field server: gives a secret in an argument",
  ],
  [
    "a header holds no token",
    hosted(undefined, { headers: [{ name: "Authorization", value: "Bearer k" }] }),
    "field server: gives a secret in an argument",
  ],
  [
    "an argument has nothing that a person fills in",
    npm({ packageArguments: [{ type: "named", name: "--port", value: "{PORT}", variables: {} }] }),
    "has a field that does not belong here: variables",
  ],
  [
    "a flag is no positional argument",
    npm({ packageArguments: [{ type: "positional", value: "--read-only" }] }),
    "begins like a flag",
  ],
  [
    "a flag has its value beside it",
    flags(["--port=8080"]),
    "isn't a flag. Write it as '--read-only', and its value beside it.",
  ],
  [
    "the widest mode isn't the default",
    flags(["--access-mode", "unrestricted"]),
    "field server.packages: starts the server in its widest mode",
    { joinsFlags: true },
  ],
  [
    "all tools aren't the default",
    flags(["--tools", "all"]),
    "field server.packages: starts the server in its widest mode",
  ],
  [
    "a command that holds back says what to change for more",
    flags(["--read-only"]),
    "field listing.more: is missing",
  ],
  [
    "a variable that we set isn't a secret",
    npm({ environmentVariables: [{ ...image.environmentVariables[0], value: "k-93fa" }] }),
    "has a secret with a value",
  ],
  [
    "a variable that the listing names is explained",
    {},
    "lacks a variable that the listing names",
    { passes: ["TIDE_UNIT"] },
  ],
  [
    "the variables of a package are in its server.json",
    {},
    "field listing.environmentVariables: belongs to the package",
    { environmentVariables: image.environmentVariables },
  ],
  [
    "a server that is given up says why",
    {},
    "field listing.statusNote: is missing, and the server is not active",
    { status: "archived" },
  ],
  [
    "a server that is given up says what to use instead",
    {},
    "field listing.replacedBy: must say what to use instead",
    { status: "deprecated" },
  ],
  [
    "a server that is given up says where that was seen",
    {},
    "field listing.statusSeenIn: must say where the status was seen when it isn't active",
    { status: "deprecated", statusNote: "It isn't maintained." },
  ],
  [
    "an active server has no source that says otherwise",
    {},
    "field listing.statusSeenIn: must say where the status was seen when it isn't active, and only",
    { statusSeenIn: "own README" },
  ],
  [
    "a figure is seen or a sample, and not both",
    {},
    "field listing.samples: must hold the stars",
    { seen: { stars: { count: 12, on: "2026-08" } } },
  ],
  [
    "every figure has a value",
    {},
    "field listing.samples: must hold the stars",
    { samples: { stars: 12, downloads: 340 } },
  ],
  [
    "a sample date is within the period of the samples",
    {},
    "field listing.samples.lastUpdated: is a sample date outside",
    { samples: { ...good.listing.samples, lastUpdated: "2026-09-01" } },
  ],
  ["tags are unique", {}, "field listing.tags: names a tag twice", { tags: ["tides", "tides"] }],
  [
    "variables are unique",
    packaged({
      environmentVariables: [...image.environmentVariables, image.environmentVariables[0]],
    }),
    "names a variable twice",
  ],
  [
    "a server has no fewer tools than it names",
    {},
    "field listing.tools: counts fewer tools than it names",
    { tools: { count: 1, names: ["next_tide", "last_tide"] } },
  ],
  [
    "figures stay below ten million",
    {},
    "field listing.samples.downloads: is 10,000,000 or more",
    { samples: { ...good.listing.samples, downloads: 10_000_000 } },
  ],
])("%s", (_rule, server, words, listing) => {
  expect(findProblems(server, listing).join("\n")).toContain(words);
});

test("every category has a file, and no file is left out", () => {
  const files = Object.keys(import.meta.glob("../mcp-servers/*.json"));
  expect(files.map((file) => basename(file, ".json"))).toEqual(
    mcpCategories.map(mcpServerFile).sort(),
  );
});

const listed: McpServer = { ...good, ...toCard("Data & APIs", good) };

test("a count of a week or month is labelled on the card, and another isn't", () => {
  const periodOf = (of: string) => {
    const { downloads: _, ...samples } = good.listing.samples ?? {};
    const seen = { downloads: { count: 340, of, on: "2026-08" } };
    const listing = { ...good.listing, seen, samples };
    return toCard("Data & APIs", { ...good, listing }).downloadsPer;
  };
  expect(["Weekly", "Monthly", "All-time"].map((each) => periodOf(`${each} downloads`))).toEqual([
    "week",
    "month",
    undefined,
  ]);
});

test("no two servers have one id, one command, or one name in any case", () => {
  const twins = [{ ...listed, name: "TIDE TABLES" }];
  const problems = collection.problems([listed, ...twins]);
  expect(problems).toContain(
    "content/mcp-servers/: id 'tide-tables' is there more than once. Give each record its own.",
  );
  expect(problems).toContain(
    "content/mcp-servers/: name 'TIDE TABLES' is there more than once. Give each record its own.",
  );
  expect(problems).toContain(
    `content/mcp-servers/: installCommand '${listed.installCommand}' is there more than once. Give each record its own.`,
  );
});

test("deprecated and archived servers come last in their category", () => {
  const misplaced = mcpServers.filter((server, index) => {
    const next = mcpServers[index + 1];
    const isBeforeActive = next?.category === server.category && next.status === "active";
    return server.status !== "active" && isBeforeActive;
  });
  expect(misplaced.map(({ id }) => id)).toEqual([]);
  expect(mcpServers.filter(({ status }) => status !== "active").length).toBeGreaterThan(0);
});

test("a card's command is the one that prepares a client, or else the one that starts the server", () => {
  expect(installCommand(good)).toBe(
    "docker run -i --rm -e TIDE_KEY harbour/tides:1.2.0 --port 8080",
  );
  expect(installCommand({ ...good, listing: { ...good.listing, setup: "init" } })).toBe(
    "docker run -i --rm -e TIDE_KEY harbour/tides:1.2.0 init",
  );
});

test("a card's command sets the variables that hold a server back, and docker gets its own", () => {
  const readOnly = { name: "READ_ONLY", description: "Keeps it from writing", value: "true" };
  const command = (change: object) => {
    const [only] = packaged({ ...change, environmentVariables: [readOnly] }).packages;
    return installCommand({ ...good, server: { ...good.server, packages: only ? [only] : [] } });
  };
  expect(
    command({ registryType: "pypi", identifier: "tides", version: "1.2.0", runtimeHint: "uvx" }),
  ).toBe("READ_ONLY=true uvx tides@1.2.0 --port 8080");
  expect(command({})).toBe("docker run -i --rm -e READ_ONLY=true harbour/tides:1.2.0 --port 8080");
});
