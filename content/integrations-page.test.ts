import { expect, test } from "vitest";
import { integrations } from "./integrations.ts";
import * as page from "./integrations-page.ts";
import { mcpServers } from "./mcp-servers.ts";
import { contentProblems, wholeFileProblems } from "./schema/check.ts";
import { claimShape } from "./schema/claim.ts";
import { integrationsPageShape } from "./schema/integrations-page.ts";

const file = "content/integrations-page.ts";
const problemsWith = (change: object) =>
  wholeFileProblems(file, integrationsPageShape, { ...page, ...change });
const claimed = page.claims.map(({ figure }) => figure);

test("the words of the page are right, and so are its claims", () => {
  expect([
    ...problemsWith({}),
    ...contentProblems(file, claimShape, page.claims, ({ figure }) => figure),
  ]).toEqual([]);
});

test("the filter offers the specified options in their order", () => {
  expect(page.browse.filterOptions).toEqual([
    ...["All", "CRM & Sales", "Communication", "Email & Marketing", "Productivity", "E-commerce"],
    ...["Cloud Storage", "Social Media", "Project Management", "Customer Support", "Marketing"],
    "Finance",
  ]);
});

test("the six tabs stand in the specified order, communication first", () => {
  expect(page.categories.tabs.map(({ category }) => category)).toEqual([
    ...["communication", "development", "data", "cloud", "productivity", "files"],
  ]);
});

test("a feature card under another title stops the build", () => {
  const [first, ...others] = page.intro.cards;
  const cards = [{ ...first, title: "Decisions" }, ...others];
  expect(problemsWith({ intro: { ...page.intro, cards } })).toEqual([
    "content/integrations-page.ts, field intro.cards.0.title: is fixed by the specification. Write 'Autonomous Decision Making'.",
  ]);
});

test("tabs or filter options out of order stop the build", () => {
  const tabs = page.categories.tabs.toReversed();
  expect(problemsWith({ categories: { ...page.categories, tabs } })).toEqual([
    expect.stringContaining("field categories.tabs: do not stand in their order"),
  ]);
  const filterOptions = page.browse.filterOptions.toReversed();
  expect(problemsWith({ browse: { ...page.browse, filterOptions } })).toEqual([
    expect.stringContaining("field browse.filterOptions: do not stand in their order"),
  ]);
});

test("a rank that is missing or stands twice stops the build", () => {
  const twice = page.topServers.map((server) =>
    server.rank === 3 ? { ...server, rank: 2 } : server,
  );
  const tooFew = page.topServers.slice(0, 9);
  expect(problemsWith({ topServers: twice })).toEqual([
    expect.stringContaining("field topServers: do not stand in the order of their ranks"),
  ]);
  expect(problemsWith({ topServers: tooFew })).toEqual([
    expect.stringContaining("field topServers: must hold 10 servers"),
  ]);
});

test("every server of the top ten stands under its name in the registry", () => {
  const ranked = page.topServers.map(({ serverId, name }) => ({ id: serverId, name }));
  const registered = mcpServers.map(({ id, name }) => ({ id, name }));
  expect(registered).toEqual(expect.arrayContaining(ranked));
});

test("the top ten are the official servers with most stars and a repository of their own", () => {
  const ranked = mcpServers
    .filter(({ tier, githubUrl, sharesRepository }) => {
      return tier === "official" && !githubUrl.includes("/tree/") && sharesRepository !== true;
    })
    .toSorted((a, b) => b.stars - a.stars)
    .slice(0, 10);
  expect(page.topServers.map(({ serverId }) => serverId)).toEqual(ranked.map(({ id }) => id));
});

test("no figure of stars stands on the page", () => {
  const shown = page.topServers.flatMap(({ name, description }) => [name, description]);
  expect(shown.join(" ")).not.toMatch(/\bstars?\b|\d{2,}|\d[.,]\d/);
});

test("every setup time that a card shows is claimed, and no other", () => {
  const shown = new Set(integrations.map(({ setupTime }) => setupTime));
  expect(new Set(claimed.filter((figure) => figure.endsWith(" mins")))).toEqual(shown);
});

test("every count of further features that a card shows is claimed, and no other", () => {
  const shown = integrations
    .map(({ features }) => features.length - 3)
    .filter((further) => further > 0)
    .map((further) => `+${further} more`);
  expect(new Set(claimed.filter((figure) => figure.endsWith(" more")))).toEqual(new Set(shown));
});

test("every rank is claimed for the server that has it", () => {
  const ranks = page.topServers.map(({ rank, name }) => `${rank}: Rank of ${name} by stars seen`);
  const listed = page.claims.filter(({ scope }) => scope.startsWith("Rank of"));
  expect(listed.map(({ figure, scope }) => `${figure}: ${scope}`)).toEqual(ranks);
});

test("the count of all integrations is claimed as it is", () => {
  expect(claimed.filter((figure) => figure.endsWith(" integrations"))).toEqual([
    `${integrations.length} integrations`,
  ]);
});
