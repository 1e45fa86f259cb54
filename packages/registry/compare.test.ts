import { expect, test } from "vitest";
import { type Comparable, compared } from "./compare.ts";

const hosted: Comparable = {
  title: "Tides",
  server: {
    name: "ai.yno.registry/tides",
    remotes: [{ type: "streamable-http", url: "https://mcp.tides.example/mcp" }],
  },
  listing: { id: "tides", author: "harbour", tier: "community", status: "active", seen: {} },
};

const started: Comparable = {
  ...hosted,
  version: "1.2.0",
  server: {
    name: "com.harbour/tides",
    packages: [
      {
        registryType: "npm",
        identifier: "tides",
        version: "1.2.0",
        runtimeHint: "npx",
        transport: { type: "stdio" },
        environmentVariables: [
          { name: "TIDE_KEY", description: "Key", isSecret: true, isRequired: true },
          { name: "TIDE_LOG", description: "Log key", isSecret: true, isRequired: false },
          { name: "HARBOUR", description: "Harbour", isSecret: false, isRequired: true },
        ],
      },
    ],
  },
};

test("what isn't recorded is absent", () => {
  expect(compared(hosted)).toEqual({
    ...{ id: "tides", title: "Tides", publisher: "harbour", tier: "community", status: "active" },
    ...{ transports: ["streamable-http"], launch: "https://mcp.tides.example/mcp" },
    requiredSecrets: [],
  });
});

test("a program has its runtime, its command and the secrets that it can't do without", () => {
  expect(compared(started)).toMatchObject({
    ...{ transports: ["stdio"], launch: "npx tides@1.2.0", runtime: "npx", version: "1.2.0" },
    ...{ provenName: "com.harbour/tides", requiredSecrets: ["TIDE_KEY"], signIn: "secret" },
  });
});

test.each([
  ["needs-sign-in", "client"],
  ["answers", "none"],
  ["no-answer", undefined],
] as const)("an address that was asked and %s: sign-in is %s", (answer, signIn) => {
  const listing = { ...hosted.listing, probed: { on: "2026-11-29", answer } };
  expect(compared({ ...hosted, listing }).signIn).toBe(signIn);
});

test("a hosted server's secret is its header", () => {
  const headers = [
    {
      name: "Authorization",
      value: "Bearer {KEY}",
      variables: { KEY: { description: "Key", isSecret: true } },
    },
  ];
  const remotes = (hosted.server.remotes ?? []).map((remote) => ({ ...remote, headers }));
  expect(compared({ ...hosted, server: { ...hosted.server, remotes } })).toMatchObject({
    ...{ requiredSecrets: ["Authorization"], signIn: "secret" },
  });
});
