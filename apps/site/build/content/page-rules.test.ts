import { expect, test } from "vitest";
import { integrations } from "#content/collections/integrations.ts";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import * as page from "#content/pages/integrations.ts";
import { browse } from "#content/pages/integrations.ts";
import { brokenRules } from "./page-rules.ts";

test("the words of the pages keep their rules, and one that is broken is named", () => {
  expect(brokenRules()).toEqual([]);
  expect(brokenRules([["content/pages/a.ts, field b", false, "is wrong. Correct it."]])).toEqual([
    "content/pages/a.ts, field b: is wrong. Correct it.",
  ]);
});

test("every server of the top ten is in the registry under its name", () => {
  const ranked = page.topServers.map(({ serverId, name }) => ({ id: serverId, name }));
  const registered = mcpServers.map(({ id, name }) => ({ id, name }));
  expect(registered).toEqual(expect.arrayContaining(ranked));
});

test("the top ten are the official servers with the most stars and their own repository", () => {
  const ranked = mcpServers
    .filter(({ githubUrl, listing: { tier, sharesRepository } }) => {
      return (
        tier === "official" && githubUrl?.includes("/tree/") === false && sharesRepository !== true
      );
    })
    .toSorted((a, b) => b.stars - a.stars)
    .slice(0, 10);
  expect(page.topServers.map(({ serverId }) => serverId)).toEqual(ranked.map(({ id }) => id));
});

test("no star counts are on the page", () => {
  const shown = page.topServers.flatMap(({ name, description }) => [name, description]);
  expect(shown.join(" ")).not.toMatch(/\bstars?\b|\d{2,}|\d[.,]\d/);
});

test("the full list is in the order of its filter", () => {
  const order = integrations.map(({ category }) => browse.filterOptions.indexOf(category));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
