import { basename } from "node:path";
import { mcpCategories } from "@yno/registry/enums";
import { installCommand } from "@yno/registry/launch";
import {
  type McpServer,
  type McpServerRecord,
  mcpServerFile,
  mcpServerShape,
} from "@yno/registry/mcp-server";
import { expect, test } from "vitest";
import { contentProblems } from "#build/content/content-problems.ts";
import { collection, mcpServers } from "./mcp-servers.ts";

const packaged = {
  kind: "package",
  registryType: "oci",
  identifier: "harbour/tides",
  command: "docker",
  args: ["run", "-i", "-e", "TIDE_KEY", "harbour/tides:1.2.0", "--port", "YOUR_PORT"],
} as const;

const good: McpServerRecord = {
  id: "tide-tables",
  name: "Tide Tables",
  description: "Tells when the tide turns at a harbour.",
  author: "harbour",
  stars: 12,
  downloads: 340,
  githubUrl: "https://github.com/harbour/tide-tables",
  tags: ["tides", "harbours"],
  lastUpdated: "2026-03-01",
  version: "1.2.0",
  basis: { stars: "sample", downloads: "sample", version: "seen", lastUpdated: "sample" },
  tier: "community",
  status: "active",
  notes: "One tool.",
  launch: packaged,
  placeholders: [{ text: "YOUR_PORT", secret: false, meaning: "Port of the harbour" }],
  environment: [{ name: "TIDE_KEY", secret: true }],
  tools: { count: 1, names: ["next_tide"] },
  commandEvidence: "own README",
  commandComposed: false,
  verifiedIn: ["harbour/tide-tables@76d64c82:README.md"],
};

const findProblems = (server: object) =>
  contentProblems("here.ts", mcpServerShape, [{ ...good, ...server }], () => good.id);

/** A package that is started with these arguments. */
const started = (registryType: string, ...args: string[]) => ({
  launch: {
    ...{ kind: "package", registryType, identifier: "tides", command: "run" },
    args: [...args, "YOUR_PORT"],
  },
});

const remote = {
  kind: "remote",
  url: "https://mcp.tides.com/mcp",
  type: "streamable-http",
};

test("a valid record has no problems", () => {
  expect(findProblems({})).toEqual([]);
});

test.each([
  started("npm", "-y", "tides@1.2.0"),
  started("pypi", "tides@1.2.0"),
  started("pypi", "--from", "tides==1.2.0", "tide-server"),
  started("oci", "run", "tides:1.2.0"),
  started("oci", "run", "tides:v1.2.0"),
  started("source", "--from", "git+https://github.com/harbour/tides@v1.2.0"),
  started("source", "--from", `git+https://github.com/harbour/tides@${"0a".repeat(20)}`),
])("each package manager pins a release in its own way: %j", (change) => {
  expect(findProblems(change)).toEqual([]);
});

test.each<[rule: string, change: object, words: string]>([
  [
    "a card has room for a description of 100 characters",
    { description: `${"x".repeat(100)}.` },
    "field description: has more than 100 characters",
  ],
  [
    "the record names the package that its command starts",
    { launch: { ...good.launch, identifier: "harbour/moon" } },
    "field launch: names a package or an address that isn't in the install command",
  ],
  [
    "the command of a hosted server holds its address",
    { launch: remote, connect: "npx mcp-remote https://mcp.moon.com/mcp" },
    "field launch: names a package or an address that isn't in the install command",
  ],
  [
    "a hosted server has a command that tells a client of it",
    { launch: remote },
    "field connect: must be there for a remote launch",
  ],
  [
    "a hosted server has one address",
    { remoteUrl: "https://other.tides.com/mcp", launch: remote },
    "field remoteUrl: repeats the address of the remote launch",
  ],
  [
    "a placeholder is in the command",
    { placeholders: [{ text: "YOUR_NAME", secret: false, meaning: "A name" }] },
    "field placeholders: names something that isn't in the command",
  ],
  [
    "a command fetches no version that is a sample",
    { basis: { ...good.basis, version: "sample" } },
    "field version: is a sample",
  ],
  ["npx -y fetches the listed version", started("npm", "-y", "tides"), "field launch: fetches"],
  ["npx fetches no tag", started("npm", "-y", "tides@latest"), "field launch: fetches"],
  ["npx fetches no other version", started("npm", "tides@1.2"), "field launch: fetches"],
  ["uvx fetches the listed version", started("pypi", "tides"), "field launch: fetches"],
  ["an image has a tag", started("oci", "run", "tides"), "field launch: fetches"],
  ["an image has no moving tag", started("oci", "run", "tides:latest"), "field launch: fetches"],
  [
    "a repository is fetched at a tag or commit",
    started("source", "--from", "git+https://github.com/harbour/tides", "tides"),
    "field launch: fetches",
  ],
  [
    "a server that only starts from a clone is not listed",
    started("source", "--directory", "/path/to/tides", "run", "tides"),
    "A server that only starts from a clone can't be listed",
  ],
  [
    "what prepares a client is pinned too",
    { launch: { ...good.launch, setup: "npx -y harbour/tides init" } },
    "field launch: fetches",
  ],
  [
    "what tells a client of an address is pinned too",
    { launch: remote, connect: "npx add-mcp https://mcp.tides.com/mcp" },
    "field launch: fetches",
  ],
  [
    "an argument gives no secret",
    { launch: { ...packaged, args: [...packaged.args, "--api-key=k-93fa"] } },
    "field launch: gives a secret in an argument",
  ],
  [
    "an argument after its flag gives no secret",
    { launch: { ...packaged, args: [...packaged.args, "--token", "k-93fa"] } },
    "field launch: gives a secret in an argument",
  ],
  [
    "an argument isn't the place of a secret either",
    { placeholders: [{ text: "YOUR_PORT", secret: true, meaning: "A secret port" }] },
    "field launch: gives a secret in an argument",
  ],
  [
    "a container isn't given a secret in an argument",
    { launch: { ...packaged, args: ["run", "-e", "TIDE_KEY=k-93fa", ...packaged.args.slice(4)] } },
    "field launch: gives a secret in an argument",
  ],
  [
    "an address holds no key",
    { launch: { ...remote, url: "https://mcp.tides.com/mcp?apikey=k-93fa" } },
    "field launch: gives a secret in an argument",
  ],
  [
    "a header in a command holds no token",
    {
      launch: remote,
      connect: 'claude mcp add tides https://mcp.tides.com/mcp --header "Authorization: Bearer k"',
    },
    "field launch: gives a secret in an argument",
  ],
  [
    "the widest mode isn't the default",
    { launch: { ...packaged, args: [...packaged.args, "--access-mode=unrestricted"] } },
    "field launch: starts the server in its widest mode",
  ],
  [
    "all tools aren't the default",
    { launch: { ...packaged, args: [...packaged.args, "--tools=all"] } },
    "field launch: starts the server in its widest mode",
  ],
  [
    "a command that holds back says what to change for more",
    { launch: { ...packaged, args: [...packaged.args, "--read-only"] } },
    "field more: is missing",
  ],
  [
    "a variable that we set isn't a secret",
    { environment: [{ name: "TIDE_KEY", secret: true, value: "k-93fa" }] },
    "has a secret with a value",
  ],
  [
    "a variable that the command passes on is explained",
    { environment: [] },
    "field environment: lacks a variable that the install command passes on",
  ],
  [
    "a server that is given up says why",
    { status: "archived" },
    "field statusNote: is missing, and the server is not active",
  ],
  [
    "a server that is given up says where that was seen",
    { status: "deprecated", statusNote: "It isn't maintained." },
    "field statusSeenIn: must say where the status was seen when it isn't active",
  ],
  [
    "an active server has no source that says otherwise",
    { statusSeenIn: "own README" },
    "field statusSeenIn: must say where the status was seen when it isn't active, and only then",
  ],
  [
    "a count of stars that was seen says when",
    { basis: { ...good.basis, stars: "seen" } },
    "field basis: must give starsSeenOn",
  ],
  ...["Weekly", "Monthly"].map((period): [string, object, string] => [
    `${period.toLowerCase()} downloads are labelled on the card`,
    {
      downloads: 340,
      basis: { ...good.basis, downloads: "seen", downloadsOf: `${period} downloads of a package` },
    },
    "field downloadsPer: disagrees with downloadsOf",
  ]),
  [
    "a count of downloads that was seen says of what",
    { basis: { ...good.basis, downloads: "seen" } },
    "field basis: must say in downloadsOf what was counted",
  ],
  [
    "a sample date is within the period of the samples",
    { lastUpdated: "2026-09-01" },
    "field lastUpdated: is a sample date outside",
  ],
  ["tags are unique", { tags: ["tides", "tides"] }, "field tags: names a tag twice"],
  [
    "variables are unique",
    { environment: [...good.environment, ...good.environment] },
    "field environment: names a variable twice",
  ],
  [
    "a server has no fewer tools than it names",
    { tools: { count: 1, names: ["next_tide", "last_tide"] } },
    "field tools: counts fewer tools than it names",
  ],
  [
    "figures stay below ten million",
    { downloads: 10_000_000 },
    "field downloads: is 10,000,000 or more",
  ],
])("%s", (_rule, change, words) => {
  expect(findProblems(change).join("\n")).toContain(words);
});

test("every category has a file, and no file is left out", () => {
  const files = Object.keys(import.meta.glob("../mcp-servers/*.ts"));
  expect(files.map((file) => basename(file, ".ts"))).toEqual(
    mcpCategories.map(mcpServerFile).sort(),
  );
});

const listed: McpServer = {
  ...good,
  category: "Data & APIs",
  installCommand: installCommand(good),
};

test("no two servers have one id, or one name in any case", () => {
  const twins = [{ ...listed, name: "TIDE TABLES" }];
  const problems = collection.problems([listed, ...twins]);
  expect(problems).toContain(
    "content/mcp-servers/: id 'tide-tables' is there more than once. Give each record its own.",
  );
  expect(problems).toContain(
    "content/mcp-servers/: name 'TIDE TABLES' is there more than once. Give each record its own.",
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
    "docker run -i -e TIDE_KEY harbour/tides:1.2.0 --port YOUR_PORT",
  );
  expect(installCommand({ launch: { ...packaged, setup: "docker pull harbour/tides" } })).toBe(
    "docker pull harbour/tides",
  );
});

test("a card's command sets the variables that hold a server back, and docker gets its own", () => {
  const launch = {
    ...packaged,
    registryType: "pypi",
    command: "uvx",
    args: ["tides@1.2.0"],
  } as const;
  const environment = [{ name: "READ_ONLY", secret: false, value: "true" }];
  expect(installCommand({ launch, environment })).toBe("READ_ONLY=true uvx tides@1.2.0");
  expect(installCommand({ launch: packaged, environment })).toBe(installCommand(good));
});
