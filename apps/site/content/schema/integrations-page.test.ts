import { wholeFileProblems } from "@yno/records/check";
import { expect, test } from "vitest";
import { integrations } from "#content/collections/integrations.ts";
import { mcpServers } from "#content/collections/mcp-servers.ts";
import * as page from "#content/pages/integrations.ts";
import { browse } from "#content/pages/integrations.ts";
import { integrationsPageShape } from "./integrations-page.ts";

const file = "content/pages/integrations.ts";
const problemsWith = (change: object) =>
  wholeFileProblems(file, integrationsPageShape, { ...page, ...change });

test("tabs or filter options out of order stop the build", () => {
  const tabs = page.categories.tabs.toReversed();
  expect(problemsWith({ categories: { ...page.categories, tabs } })).toEqual([
    expect.stringContaining("field categories.tabs: aren't in order"),
  ]);
  const filterOptions = page.browse.filterOptions.toReversed();
  expect(problemsWith({ browse: { ...page.browse, filterOptions } })).toEqual([
    expect.stringContaining("field browse.filterOptions: aren't in order"),
  ]);
});

test("a missing or duplicate rank stops the build", () => {
  const twice = page.topServers.map((server) =>
    server.rank === 3 ? { ...server, rank: 2 } : server,
  );
  expect(problemsWith({ topServers: twice })).toEqual([
    expect.stringContaining("field topServers: aren't in the order of their ranks"),
  ]);
});

test("every server of the top ten is in the registry under its name", () => {
  const ranked = page.topServers.map(({ serverId, name }) => ({ id: serverId, name }));
  const registered = mcpServers.map(({ id, name }) => ({ id, name }));
  expect(registered).toEqual(expect.arrayContaining(ranked));
});

test("the top ten are the official servers with the most stars and their own repository", () => {
  const ranked = mcpServers
    .filter(({ tier, githubUrl, sharesRepository }) => {
      return tier === "official" && !githubUrl.includes("/tree/") && sharesRepository !== true;
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
