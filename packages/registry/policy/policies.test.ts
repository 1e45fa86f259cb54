import { parse as parseToml } from "smol-toml";
import { expect, test } from "vitest";
import { exampleServers } from "../clients/example-servers.ts";
import { policyFile } from "./policy-file.ts";
import { provePolicies } from "./proof.ts";

const { tides, cranes, buoys, winds } = exampleServers;
const command = ["npx", "-y", "tide-tables@1.2.0", "--pier=east"];

test("a list has the command of every system, and a denied server's hosted address too", () => {
  const read = (mode: "allow" | "deny") =>
    JSON.parse(policyFile([tides, cranes, buoys], "copilot", mode, "linux").text);
  const entries = [
    { serverCommand: command },
    { serverCommand: ["cmd", "/c", ...command] },
    { serverCommand: ["uvx", "cranes@0.4.1"] },
    { serverUrl: "https://mcp.buoys.example" },
  ];
  expect(read("allow")).toEqual({ allowedMcpServers: entries });
  expect(read("deny")).toEqual({
    deniedMcpServers: [
      ...entries.slice(0, 2),
      { serverUrl: "https://mcp.tides.example/mcp" },
      ...entries.slice(2),
    ],
  });
});

test("Claude Code's allowlist is the only one that counts", () => {
  const { text } = policyFile([cranes], "claude-code", "allow", "linux");
  expect(JSON.parse(text).allowManagedMcpServersOnly).toBe(true);
  expect(policyFile([cranes], "claude-code", "deny", "linux").text).not.toContain("Only");
});

test("a fixed set is a project's file, and an empty one allows nothing", () => {
  expect(
    JSON.parse(policyFile([tides], "managed-mcp", "allow", "windows").text).mcpServers.tides
      .command,
  ).toBe("cmd");
  expect(JSON.parse(policyFile([], "managed-mcp", "allow", "linux").text)).toEqual({
    mcpServers: {},
  });
});

test("Codex has a table for each server it can reach, and an empty one when there is none", () => {
  expect(parseToml(policyFile([cranes, buoys, winds], "codex", "allow", "linux").text)).toEqual({
    mcp_servers: {
      cranes: {
        identity: {
          command: { executable: "uvx", args: [{ match: "exact", value: "cranes@0.4.1" }] },
        },
      },
      buoys: { identity: { url: "https://mcp.buoys.example" } },
    },
  });
  expect(parseToml(policyFile([winds], "codex", "allow", "linux").text)).toEqual({
    mcp_servers: {},
  });
});

test("a policy that its client doesn't have is refused with what there is", () => {
  expect(() => policyFile([cranes], "codex", "deny", "linux")).toThrow(
    "Codex has no list of servers to deny. Choose 'allow'.",
  );
});

test("each file is in its own place on each system", () => {
  const paths = (["macos", "linux", "windows"] as const).map(
    (system) => policyFile([cranes], "vs-code", "allow", system).path,
  );
  expect(paths).toEqual([
    "com.microsoft.VSCode.mobileconfig",
    "/etc/vscode/policy.json",
    "HKLM\\SOFTWARE\\Policies\\Microsoft\\VSCode",
  ]);
});

test("every configuration passes the policy of its kit, and is refused by that of others", () => {
  const { checks, failures } = provePolicies(Object.values(exampleServers), parseToml);
  expect(failures).toEqual([]);
  // For each of 5 servers and 3 systems: Copilot 2 clients, VS Code and Claude Code with 2 lists and 2
  // verdicts; the fixed set and Codex with one list. Codex can't reach one of them.
  expect(checks).toBe(5 * 3 * (2 * 4 + 4 + 4 + 2 + 2) - 3 * 2);
});

test("a proof fails when a policy allows what isn't in its kit", () => {
  const copy = { ...cranes, id: "copy", listed: "example.harbour/copy" };
  expect(provePolicies([cranes, copy], parseToml).failures).not.toEqual([]);
});
