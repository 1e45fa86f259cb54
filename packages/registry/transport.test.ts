import { expect, test } from "vitest";
import { address, container, program } from "./samples.ts";
import { listPlaceholders, readable, toTransport } from "./transport.ts";

test("variables that the server can do without are left out", () => {
  expect(program.kind === "stdio" && program.env.map(({ name }) => name)).toEqual([
    "HARBOUR",
    "TIDE_TOKEN",
    "READ_ONLY",
  ]);
});

test("a container is told which variables to pass on, and its command has no values", () => {
  if (container.kind !== "stdio") throw new Error("A container is a program.");
  expect(container.args.map(readable)).toEqual([
    ...["run", "-e", "HARBOUR", "-i", "--rm", "-e", "TIDE_TOKEN"],
    ...["-e", "READ_ONLY", "harbour/tides:1.2.0"],
  ]);
  expect(container.env.map(({ name, value }) => [name, readable(value)])).toEqual([
    ["TIDE_TOKEN", "<YOUR_TIDE_TOKEN>"],
    ["READ_ONLY", "true"],
    ["HARBOUR", "<YOUR_HARBOUR>"],
  ]);
});

test("an address doesn't take variables, and its headers keep their placeholders", () => {
  expect(listPlaceholders(address).map(({ text }) => text)).toEqual(["YOUR_KEY"]);
});

test("every placeholder in a word is found, also nested ones", () => {
  const transport = toTransport({
    launch: {
      kind: "package",
      registryType: "npm",
      identifier: "a",
      command: "npx",
      args: ["SID/KEY:MY_KEY", "/path/to/a"],
    },
    placeholders: [
      { text: "SID", secret: false, meaning: "Id" },
      { text: "KEY", secret: false, meaning: "Key" },
      { text: "MY_KEY", secret: true, meaning: "Other key" },
      { text: "/path/to/a", secret: false, meaning: "Folder" },
    ],
    environment: [],
  });
  expect(transport.kind === "stdio" && transport.args.map(readable)).toEqual([
    "<SID>/<KEY>:<MY_KEY>",
    "/path/to/a",
  ]);
});
