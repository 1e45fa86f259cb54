import type { Argument, ServerPackage } from "@yno/registry/entry-shape";
import { toArguments, toPackages, toRemotes, toTemplate } from "@yno/registry/packages";
import { expect, test } from "vitest";
import { mcpServers } from "#content/collections/mcp-servers.ts";

const packaged = mcpServers.flatMap((server) =>
  toPackages(server).map((each) => ({ id: server.id, server, each })),
);

const ofServer = (id: string): ServerPackage => {
  const found = packaged.find((each) => each.id === id);
  if (!found) throw new Error(`There is no package of ${id}.`);
  return found.each;
};

const words = (argument: Argument) => {
  const name = argument.type === "named" ? [argument.name] : [];
  return argument.value === undefined ? name : [...name, argument.value.replaceAll(/[{}]/g, "")];
};

/** The line that VS Code starts: what it adds on its own, and the arguments in their order. */
function started({
  registryType,
  runtimeHint,
  identifier,
  version,
  runtimeArguments = [],
  environmentVariables = [],
  packageArguments = [],
}: ServerPackage): string {
  const byItself =
    registryType === "oci"
      ? ["run", "-i", "--rm", ...environmentVariables.flatMap(({ name }) => ["-e", name])]
      : [];
  const named = version === undefined ? identifier : `${identifier}@${version}`;
  const all = [
    ...byItself,
    ...runtimeArguments.flatMap(words),
    named,
    ...packageArguments.flatMap(words),
  ];
  return [runtimeHint, ...all.filter((each) => !passedOn.has(each))].join(" ");
}

/** Docker's own options and the variables passed to it aren't compared. */
const passedOn = new Set(
  mcpServers
    .flatMap(({ environment }) => environment.map(({ name }) => name))
    .concat("run", "-i", "--rm", "-e"),
);

test.each(packaged)("a client starts $id as its install command does", ({ server, each }) => {
  if (server.launch.kind !== "package") throw new Error("It has no package.");
  const { command, args, identifier } = server.launch;
  const expected = args
    .filter((arg) => !passedOn.has(arg) && !/^[A-Z_]+=/.test(arg))
    // A client takes the package by its name from where uvx would.
    .filter((arg) => arg !== "--from" && arg !== identifier);
  // VS Code separates a flag from its value with a space, where a command may have '='.
  const parted = [command, ...expected].join(" ").replaceAll(/( --?[\w-]+)=/g, "$1 ");
  expect(started(each)).toBe(parted);
  const isImage = each.registryType === "oci";
  expect(
    isImage ? each.identifier.slice(0, each.identifier.lastIndexOf(":")) : each.identifier,
  ).toBe(identifier);
});

test("a flag holds its value, with a space or '=' between them", () => {
  const value = (args: string[]) => toArguments(args, []);
  expect(value(["--transport", "stdio"])).toEqual([
    { type: "named", name: "--transport", value: "stdio" },
  ]);
  expect(value(["--transport=stdio"])).toEqual(value(["--transport", "stdio"]));
  expect(value(["--query=a=b", "--empty="])).toEqual([
    { type: "named", name: "--query", value: "a=b" },
    { type: "named", name: "--empty", value: "" },
  ]);
});

test("a bare switch has no value, and doesn't take the next word", () => {
  expect(toArguments(["server", "--readOnly", "-t", "-y", "start"], [])).toEqual([
    { type: "positional", value: "server" },
    { type: "named", name: "--readOnly" },
    { type: "named", name: "-t" },
    { type: "named", name: "-y" },
    { type: "positional", value: "start" },
  ]);
});

// A command doesn't show which flags take the next word. When you add a record with a new flag,
// decide it here, and add a switch without a value to the list in packages/registry/packages.ts.
test("these flags of the registry, and no others, take the word after them", () => {
  const flags = packaged.flatMap(({ server: { launch }, each }) => {
    if (launch.kind !== "package") return [];
    return [...(each.runtimeArguments ?? []), ...(each.packageArguments ?? [])].flatMap((given) =>
      given.type === "named" && given.value !== undefined && launch.args.includes(given.name)
        ? [given.name]
        : [],
    );
  });
  expect([...new Set(flags)].sort()).toEqual([
    "--orgs",
    "--toolsets",
    "--transport",
    "--url",
    "-t",
  ]);
});

test("no flag hides in a positional argument", () => {
  for (const { id, each } of packaged) {
    for (const given of [...(each.runtimeArguments ?? []), ...(each.packageArguments ?? [])]) {
      if (given.type === "positional") expect(given.value, id).not.toMatch(/^-/);
      else expect(given.name, id).toMatch(/^--?[\w-]+$/);
    }
  }
});

test("a value that the command fixes is not required a second time", () => {
  const redis = ofServer("redis");
  expect(redis.packageArguments).toEqual([
    { type: "named", name: "--url", value: "redis://localhost:6379/0" },
  ]);
  expect(redis.environmentVariables?.filter(({ isRequired }) => isRequired !== false)).toEqual([]);
});

test("a package has the listed version, and an image has it in its tag", () => {
  for (const { server, each } of packaged) {
    if (each.registryType === "oci") {
      expect([undefined, each.identifier]).toEqual([
        each.version,
        expect.stringMatching(new RegExp(`:v?${server.version.replaceAll(".", "\\.")}$`)),
      ]);
    } else expect(each.version).toBe(server.version);
  }
});

test("a secret is a variable of the environment, and no argument asks for one", () => {
  expect(ofServer("commercetools").environmentVariables).toContainEqual({
    name: "CLIENT_SECRET",
    description: expect.any(String),
    isRequired: true,
    isSecret: true,
  });
  const given = packaged.flatMap(({ each }) => [
    ...(each.runtimeArguments ?? []),
    ...(each.packageArguments ?? []),
  ]);
  const asked = given.flatMap(({ variables = {} }) => Object.values(variables));
  expect(asked.filter(({ isSecret }) => isSecret)).toEqual([]);
});

test("a variable that holds the server back has its value, so that no client asks for it", () => {
  expect(ofServer("github").environmentVariables).toContainEqual(
    expect.objectContaining({ name: "GITHUB_READ_ONLY", value: "1" }),
  );
});

test("the longer of two placeholders wins", () => {
  const placeholder = (text: string) => ({ text, secret: false, meaning: text });
  expect(toTemplate("a YOUR_KEY KEY b", [placeholder("KEY"), placeholder("YOUR_KEY")]).value).toBe(
    "a {YOUR_KEY} {KEY} b",
  );
});

test("a header with a token is marked as a secret", () => {
  const rootly = mcpServers.find(({ id }) => id === "rootly");
  if (!rootly) throw new Error("There is no such server.");
  expect(toRemotes(rootly)).toEqual([
    {
      type: "streamable-http",
      url: "https://mcp.rootly.com/mcp",
      headers: [
        {
          name: "Authorization",
          value: "Bearer {YOUR_ROOTLY_API_TOKEN}",
          variables: {
            YOUR_ROOTLY_API_TOKEN: {
              description: expect.any(String),
              isRequired: true,
              isSecret: true,
            },
          },
        },
      ],
    },
  ]);
});

test("a hosted address beside a package is among the remotes, an old one as sse", () => {
  const remoteTypes = (id: string) =>
    mcpServers
      .filter((each) => each.id === id)
      .flatMap(toRemotes)
      .map(({ type }) => type);
  expect(remoteTypes("github")).toEqual(["streamable-http"]);
  expect(remoteTypes("webflow")).toEqual(["sse"]);
  expect(remoteTypes("git")).toEqual([]);
});
