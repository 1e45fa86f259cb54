import { contentProblems } from "@yno/records/check";
import { mcpCategories } from "@yno/registry/enums";
import { installCommand } from "@yno/registry/launch";
import {
  type McpServer,
  type McpServerRecord,
  mcpServerFile,
  mcpServerSetProblems,
  mcpServerShape,
} from "@yno/registry/mcp-server";
import { expect, test } from "vitest";
import { mcpServerRecords, mcpServers } from "./mcp-servers.ts";

const packaged = {
  kind: "package",
  registryType: "oci",
  identifier: "harbour/tides",
  command: "docker",
  args: ["run", "-i", "-e", "TIDE_KEY", "harbour/tides", "--api-key=YOUR_KEY"],
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
  placeholders: [{ text: "YOUR_KEY", secret: true, meaning: "Key of a harbour account" }],
  environment: [{ name: "TIDE_KEY", secret: true }],
  tools: { count: 1, names: ["next_tide"] },
  commandEvidence: "own README",
  commandComposed: false,
  verifiedIn: ["harbour/tide-tables@76d64c82:README.md"],
};

const findProblems = (server: object) =>
  contentProblems("here.ts", mcpServerShape, [{ ...good, ...server }], () => good.id);

const remote = {
  kind: "remote",
  url: "https://mcp.tides.com/mcp",
  type: "streamable-http",
};

test("a valid record has no problems", () => {
  expect(findProblems({})).toEqual([]);
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
    "no install command holds a secret",
    {
      launch: { ...good.launch, setup: "docker run harbour/tides --api-key=k-93fa" },
      placeholders: [{ text: "harbour", secret: false, meaning: "Name of a harbour" }],
    },
    "field launch: gives a key or token a value",
  ],
  [
    "a placeholder is in the command",
    { placeholders: [{ text: "YOUR_NAME", secret: false, meaning: "A name" }] },
    "field placeholders: names something that isn't in the install command",
  ],
  [
    "a variable that the command passes on is explained",
    { environment: [] },
    "field environment: lacks a variable that the install command passes on",
  ],
  [
    "a variable is given by a placeholder that is there",
    { environment: [{ name: "TIDE_KEY", secret: true, givenBy: "YOUR_NAME" }] },
    "field environment: has a variable whose givenBy isn't a placeholder",
  ],
  [
    "a variable that the command gives is not required besides",
    { environment: [{ name: "TIDE_KEY", secret: true, required: true, givenBy: "YOUR_KEY" }] },
    "or which is required although the command gives its value",
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
    "a server that starts from a checkout says what it takes",
    {
      launch: {
        kind: "package",
        registryType: "source",
        identifier: "tides",
        command: "uv",
        args: ["--directory", "/path/to/tides", "run", "tides"],
      },
      placeholders: [{ text: "/path/to/tides", secret: false, meaning: "Directory" }],
    },
    "field needs: must say what it takes when the command starts a checkout",
  ],
  [
    "a server with a working command needs nothing else",
    { needs: "Needs a clone of the repository." },
    "field needs: must say what it takes when the command starts a checkout, and only then",
  ],
  [
    "a count of stars that was seen says when",
    { basis: { ...good.basis, stars: "seen" } },
    "field basis: must give starsSeenOn",
  ],
  [
    "weekly downloads are labelled on the card",
    {
      downloads: 340,
      basis: { ...good.basis, downloads: "seen", downloadsOf: "Weekly downloads of a package" },
    },
    "field downloadsPer: disagrees with downloadsOf",
  ],
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
    "figures stay below a million",
    { downloads: 1_000_000 },
    "field downloads: is 1,000,000 or more",
  ],
])("%s", (_rule, change, words) => {
  expect(findProblems(change).join("\n")).toContain(words);
});

test("every record of the registry is right", () => {
  expect(
    contentProblems("content/mcp-servers/", mcpServerShape, mcpServerRecords, ({ id }) => id),
  ).toEqual([]);
  expect(mcpServerSetProblems("content/mcp-servers.ts", mcpServers)).toEqual([]);
});

test("every category has a file, and no file is left out", () => {
  const files = Object.keys(import.meta.glob("./mcp-servers/*.ts"));
  expect(files.map((file) => file.slice("./mcp-servers/".length, -".ts".length))).toEqual(
    mcpCategories.map(mcpServerFile).sort(),
  );
});

const listed: McpServer = {
  ...good,
  category: "Data & APIs",
  installCommand: installCommand(good),
};

test("a name that differs only in case is a duplicate", () => {
  const twin = { ...listed, id: "tide-tables-2", name: "TIDE TABLES" };
  expect(mcpServerSetProblems("here.ts", [listed, twin])).toContain(
    "here.ts: name 'tide tables' is there more than once. Give each record its own.",
  );
});

test("ids are unique, because they're addresses", () => {
  const twin = { ...listed, name: "Harbour Tides" };
  expect(mcpServerSetProblems("here.ts", [listed, twin])).toContain(
    "here.ts: id 'tide-tables' is there more than once. Give each record its own.",
  );
});

test("a category that finds nothing is named", () => {
  const problems = mcpServerSetProblems("here.ts", [listed]).join("\n");
  expect(problems).toContain("no server has the category 'Support'");
  expect(problems).not.toContain("'Data & APIs'");
});

test("deprecated and archived servers come last in their category", () => {
  const misplaced = mcpServers.filter((server, index) => {
    const next = mcpServers[index + 1];
    const isBeforeActive = next?.category === server.category && next.status === "active";
    return server.status !== "active" && isBeforeActive;
  });
  expect(misplaced.map(({ id }) => id)).toEqual([]);
  expect(mcpServers.filter(({ status }) => status !== "active").length).toBeGreaterThan(0);
  expect(mcpServers).toHaveLength(mcpServerRecords.length);
});

test("a card's command is the one that prepares a client, or else the one that starts the server", () => {
  expect(installCommand(good)).toBe("docker run -i -e TIDE_KEY harbour/tides --api-key=YOUR_KEY");
  expect(installCommand({ launch: { ...packaged, setup: "docker pull harbour/tides" } })).toBe(
    "docker pull harbour/tides",
  );
});
