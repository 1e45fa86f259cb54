import { unpackCard } from "@yno/registry/cards";
import { expect, test } from "vitest";
import { fromColumns } from "#content/schema/columns.ts";
import { mcpServers } from "../collections/mcp-servers.ts";
import { figureMarks, mcpServerColumns } from "./mcp-server-cards.ts";

test("a page unpacks each server as its record has it", () => {
  const cards = fromColumns(mcpServerColumns).map(unpackCard);
  expect(cards).toHaveLength(mcpServers.length);
  for (const [at, { marks: _, ...card }] of cards.entries()) {
    expect(mcpServers[at]).toMatchObject(card);
  }
});

test("a card says that a figure is a sample, or when one was read that is older than 90 days", () => {
  const [server] = mcpServers;
  if (!server) throw new Error("The registry is empty.");
  const seen = {
    stars: { count: 1, on: "2026-06" },
    downloads: { count: 1, of: "Pulls", on: "2026-08-30" },
    versionOn: "2026-08-31",
  };
  const record = { ...server, listing: { ...server.listing, seen }, samples: ["lastUpdated"] };
  expect(figureMarks(record as typeof server, Date.parse("2026-11-29"))).toEqual({
    lastUpdated: "sample",
    stars: "read in June 2026",
    downloads: "read on 30 August 2026",
  });
});
