import { toDetails } from "@yno/registry/cards";
import { expect, test } from "vitest";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import { panel } from "#content/mcp-registry-panel.ts";
import { card } from "#content/pages/mcp-registry.ts";
import { comparedFacts } from "./comparison.ts";

const now = Date.parse("2027-06-01T00:00:00Z");

function factsOf(id: string): Map<string, string | undefined> {
  const server = mcpServers.find((each) => each.id === id);
  if (!server) throw new Error(`The server '${id}' is gone.`);
  const facts = comparedFacts(server, toDetails(server), { words: panel, card }, now);
  return new Map(facts.map(({ label, value }) => [label, value]));
}

test("every server is compared by the same facts, and none is an empty text", () => {
  const labels = mcpServers.map(({ id }) => [...factsOf(id).keys()].join());
  expect(new Set(labels).size).toBe(1);
  for (const { id } of mcpServers) expect([...factsOf(id).values()], id).not.toContain("");
});

test("what no source says stays open, and what was read long ago says when", () => {
  const facts = factsOf("xero");
  expect(facts.get("Data location")).toBeUndefined();
  expect(facts.get("Required secrets")).toBe("XERO_CLIENT_SECRET");
  expect(facts.get("Runtime")).toBe("Node.js");
  expect(factsOf("neon").get("Runtime")).toBe("None, it's hosted");
  expect(factsOf("elasticsearch").get("Status")).toMatch(/^Deprecated\. Use instead: /);
  const read = mcpServers.map(({ id }) => factsOf(id).get("When we read it") ?? "read on");
  expect(read.filter((each) => !each.startsWith("read on"))).toEqual([]);
});
