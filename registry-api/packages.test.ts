import { expect, test } from "vitest";
import { mcpServers } from "#content/mcp-servers.ts";
import type { Argument, ServerPackage } from "./entry-shape.ts";
import { templateOf } from "./inputs.ts";
import { packagesOf, remotesOf } from "./packages.ts";

const packaged = mcpServers.flatMap((server) =>
  packagesOf(server).map((each) => ({ id: server.id, server, each })),
);

const word = (argument: Argument) =>
  argument.type === "named" ? argument.name : argument.value.replaceAll(/[{}]/g, "");

/** The line that VS Code starts: what it adds by itself, and the arguments in their order. */
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
  const words = [...byItself, ...runtimeArguments.map(word), named, ...packageArguments.map(word)];
  return [runtimeHint, ...words.filter((each) => !passedOn.has(each))].join(" ");
}

/** Where docker's own options stand, and which variables it is told of, no one reads in the line. */
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
    // The package without @latest, and where uvx takes it from when it has the same name.
    .map((arg) => arg.replace(/(?<=.)[@:]latest$/, ""))
    .filter((arg, index, all) => arg !== "--from" && !(all[index - 1] === "--from"));
  expect(started(each)).toBe([command, ...expected].join(" "));
  expect(each.identifier).toBe(identifier);
});

test("a version stands only where the command names an exact one", () => {
  const versions = packaged.flatMap(({ id, each }) => (each.version ? [[id, each.version]] : []));
  expect(versions).toEqual([["neo4j-cypher", "0.6.0"]]);
});

test("every secret is marked, and no placeholder is left outside braces", () => {
  const commerce = packaged.find(({ id }) => id === "commercetools")?.each;
  const secret = commerce?.packageArguments?.find((each) => word(each).includes("clientSecret"));
  expect(secret).toEqual({
    type: "positional",
    value: "--clientSecret={CLIENT_SECRET}",
    variables: {
      CLIENT_SECRET: { description: expect.any(String), isRequired: true, isSecret: true },
    },
  });
});

test("the longer of two placeholders wins", () => {
  const placeholder = (text: string) => ({ text, secret: false, meaning: text });
  expect(templateOf("a YOUR_KEY KEY b", [placeholder("KEY"), placeholder("YOUR_KEY")]).value).toBe(
    "a {YOUR_KEY} {KEY} b",
  );
});

test("a header that carries a token says so", () => {
  const rootly = mcpServers.find(({ id }) => id === "rootly");
  if (!rootly) throw new Error("There is no such server.");
  expect(remotesOf(rootly)).toEqual([
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

test("a hosted address beside a package stands among the remotes, an old one as sse", () => {
  const typesOf = (id: string) =>
    mcpServers
      .filter((each) => each.id === id)
      .flatMap(remotesOf)
      .map(({ type }) => type);
  expect(typesOf("github")).toEqual(["streamable-http"]);
  expect(typesOf("webflow")).toEqual(["sse"]);
  expect(typesOf("git")).toEqual([]);
});
