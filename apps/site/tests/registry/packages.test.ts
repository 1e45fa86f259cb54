import type { Argument, ServerPackage } from "@yno/registry/server-json";
import { givenVariables, startWords } from "@yno/registry/transport";
import { expect, test } from "vitest";
import { mcpServers } from "#content/collections/mcp-servers.ts";

const packaged = mcpServers.flatMap((server) =>
  (server.server.packages ?? []).map((each) => ({ id: server.id, server, each })),
);

const ofServer = (id: string): ServerPackage => {
  const found = packaged.find((each) => each.id === id);
  if (!found) throw new Error(`There is no package of ${id}.`);
  return found.each;
};

const words = (argument: Argument) => {
  const name = argument.type === "named" ? [argument.name] : [];
  return argument.value === undefined ? name : [...name, argument.value];
};

const allArguments = ({ runtimeArguments = [], packageArguments = [] }: ServerPackage) => [
  ...runtimeArguments,
  ...packageArguments,
];

/** The line that VS Code starts: what it adds on its own, and the arguments in their order. */
function started(
  { registryType, runtimeHint, identifier, version, ...more }: ServerPackage,
  variables: readonly string[],
): string {
  const { runtimeArguments = [], packageArguments = [] } = more;
  const byItself = registryType === "oci" ? ["run", "-i", "--rm"] : [];
  const passed = registryType === "oci" ? variables.flatMap((name) => ["-e", name]) : [];
  const named = version === undefined ? identifier : `${identifier}@${version}`;
  const runtime = runtimeArguments.flatMap(words);
  return [
    runtimeHint,
    ...byItself,
    ...passed,
    ...runtime,
    named,
    ...packageArguments.flatMap(words),
  ]
    .toSorted()
    .join(" ");
}

test.each(packaged)("a client starts $id as our configurations do", ({ server, each }) => {
  const given = givenVariables(server).map(({ name }) => name);
  // VS Code separates a flag from its value with a space, where a command may have '='.
  const parted = (startWords(server) ?? []).flatMap((word) =>
    /^--[\w-]+=/.test(word)
      ? [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]
      : [word],
  );
  expect(started(each, given)).toBe(parted.toSorted().join(" "));
});

test("a value that the command fixes is not required a second time", () => {
  const redis = ofServer("redis");
  expect(redis.packageArguments).toEqual([
    { type: "named", name: "--url", value: "redis://localhost:6379/0" },
  ]);
  expect(redis.environmentVariables?.filter(({ isRequired }) => isRequired !== false)).toEqual([]);
});

// A command doesn't show which flags take the next word. When you add a record with a new flag that
// has a value, decide here whether the server reads one after a space; if not, set joinsFlags.
test("these flags of the registry, and no others, take the word after them", () => {
  const flags = packaged.flatMap(({ server, each }) =>
    allArguments(each).flatMap((given) =>
      given.type === "named" && given.value !== undefined && !server.listing.joinsFlags
        ? [given.name]
        : [],
    ),
  );
  expect([...new Set(flags)].sort()).toEqual([
    "--orgs",
    "--toolsets",
    "--transport",
    "--url",
    "-t",
  ]);
});

test("a secret is a variable of the environment", () => {
  expect(ofServer("commercetools").environmentVariables).toContainEqual({
    name: "CLIENT_SECRET",
    description: expect.any(String),
    isRequired: true,
    isSecret: true,
  });
});

test("a variable that holds the server back has its value, so that no client asks for it", () => {
  expect(ofServer("github").environmentVariables).toContainEqual(
    expect.objectContaining({ name: "GITHUB_READ_ONLY", value: "1" }),
  );
});
