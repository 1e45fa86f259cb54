import { toDetails } from "@yno/registry/cards";
import { expect, test } from "vitest";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import { panel } from "#content/mcp-registry-panel.ts";
import { card as cardWords } from "#content/pages/mcp-registry.ts";
import { comparedFacts, isStale } from "./comparison.ts";

const now = Date.parse("2026-11-29T00:00:00Z");

function factsOf(id: string): Map<string, string | undefined> {
  const server = mcpServers.find((each) => each.id === id);
  if (!server) throw new Error(`The server '${id}' is gone.`);
  const details = toDetails(server);
  const facts = comparedFacts({ card: server, details }, { words: panel, card: cardWords }, now);
  return new Map(facts.map(({ label, value }) => [label, value]));
}

test("a fact is stale after 90 days", () => {
  expect(isStale("2026-08-31", now)).toBe(false);
  expect(isStale("2026-08-30", now)).toBe(true);
});

test("every server is compared by the same facts, and none is an empty text", () => {
  const labels = mcpServers.map(({ id }) => [...factsOf(id).keys()].join());
  expect(new Set(labels).size).toBe(1);
  for (const { id } of mcpServers) expect([...factsOf(id).values()], id).not.toContain("");
});

test("what no source says stays open, and what is old says when it was read", () => {
  const facts = factsOf("xero");
  expect(facts.get("Data location")).toBeUndefined();
  expect(facts.get("Required secrets")).toBe("XERO_CLIENT_SECRET");
  expect(facts.get("When we read it")).toBe("read on 24 August 2026");
  expect(facts.get("Runtime")).toBe("Node.js");
  expect(factsOf("neon").get("Runtime")).toBe("None, it's hosted");
  expect(factsOf("elasticsearch").get("Status")).toMatch(/^Deprecated\. Use instead: /);
});
