import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "#tools/project-files.ts";
import { copyProject, listedRecipes, type ProjectCopy, recipeFolder } from "./recipes.ts";

const recipes = listedRecipes();

test.each([...recipes])("'%s' edits one to three files, and they have a place", (_, files) => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(3);
  const lost = files.filter((file) =>
    file.includes("example") ? !existsSync(recipeFolder(file)) : !existsSync(join(root, file)),
  );
  expect(lost).toEqual([]);
});

/** The recipes that are followed here, as their title calls them. */
const followed: Record<string, (copy: ProjectCopy) => void> = {
  "Change a price": (copy) => copy.replace("content/prices.ts", "monthly: 988", "monthly: 1_234"),
  "Add a page": (copy) => {
    copy.write("content/pages/example.ts", pageRecord);
    copy.write("app/pages/example.tsx", pageComponent);
  },
  "Add a document": (copy) => copy.write("content/docs/example.mdx", documentText),
  "Add an MCP server": (copy) =>
    copy.replace(
      "content/mcp-servers/crm.ts",
      "export const crmServers: readonly McpServer[] = [",
      `export const crmServers: readonly McpServer[] = [${server}`,
    ),
  "Add a position": (copy) =>
    copy.replace(
      "content/jobs.ts",
      "export const jobs: readonly Job[] = [",
      `export const jobs: readonly Job[] = [${job}`,
    ),
};

describe("five recipes, followed one after the other on a copy of the project", () => {
  let copy: ProjectCopy;
  beforeAll(() => {
    copy = copyProject();
  });
  afterAll(() => copy.remove());

  test.each(Object.entries(followed))("'%s' edits the files that it lists", (title, follow) => {
    const before = new Set(copy.changed());
    follow(copy);
    const edited = copy.changed().filter((file) => !before.has(file));
    expect(edited).toEqual(recipes.get(title)?.toSorted());
  });

  test("the content is right, and everything derived from it has what was added", () => {
    expect(() => copy.run("tools/commands/check-content.ts")).not.toThrow();
    copy.write("derived.ts", derived);
    const found: unknown = JSON.parse(copy.run("derived.ts"));
    expect(found).toEqual({
      pages: expect.arrayContaining(["/example", "/docs/example"]),
      stations: expect.arrayContaining(["/example", "/docs/example"]),
      routes: expect.arrayContaining([
        expect.objectContaining({ path: "example", file: "pages/example.tsx" }),
        expect.objectContaining({ path: "docs/example", file: "../content/docs/example.mdx" }),
      ]),
      registry: expect.arrayContaining(["Example Tides"]),
      badges: expect.arrayContaining([expect.stringMatching(/^\d+ open positions$/)]),
      positions: expect.arrayContaining(["Example Engineer"]),
      claims: expect.arrayContaining(["SGD 1,234"]),
      answers: expect.stringContaining("SGD 1,234 per month"),
    });
  });
});

const pageRecord = `import type { Page } from "../schema/page.ts";

export const examplePage = {
  path: "/example",
  navigation: { line: "plans", station: 3, title: "Example" },
  updated: "2026-11-20",
  title: "Example | YNO",
  description: "A page that shows how a page is added.",
  heading: "Example",
  opening: "This page shows how a page is added.",
} as const satisfies Page;
`;

const pageComponent = `import { Opening } from "#app/layout/opening.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { examplePage } from "#content/pages/example.ts";

export const meta = pageMeta(examplePage);

export default function Example() {
  return (
    <div className="page measure">
      <Opening page={examplePage} />
    </div>
  );
}
`;

const documentText = `---
path: /docs/example
navigation: { line: resources, station: 9, title: Example }
updated: 2026-11-20
title: Example document
description: A document that shows how a document is added.
heading: Example document
opening: This document shows how a document is added.
---

## Overview

One file is enough.
`;

const server = `
  {
    id: "example-tides",
    name: "Example Tides",
    description: "Reads the tide tables of a harbour.",
    author: "Example",
    category: "CRM",
    stars: 1,
    downloads: 1,
    githubUrl: "https://github.com/example/tides",
    installCommand: "npx -y example-tides",
    tags: ["tides", "harbour", "tables"],
    lastUpdated: "2026-07-09",
    version: "1.0.0",
    basis: { stars: "sample", downloads: "sample", version: "seen", lastUpdated: "seen" },
    tier: "community",
    status: "active",
    notes: "Shows how a server is added.",
    transport: "stdio",
    launch: {
      kind: "package",
      registryType: "npm",
      identifier: "example-tides",
      command: "npx",
      args: ["-y", "example-tides"],
    },
    environment: [],
    tools: { names: [] },
    license: "MIT",
    commandEvidence: "own README",
    commandComposed: false,
    verifiedIn: ["example/tides@074c513d:README.md"],
  },`;

const job = `
  {
    id: "example-engineer",
    title: "Example Engineer",
    type: "Full-time",
    location: "Singapore",
    department: "Engineering",
    datePosted: "2026-11-02",
    description: "You show how a position is added.",
    requirements: ["A record in one file"],
    highlights: ["Nothing else to edit"],
  },`;

/** Prints what the copy derives from its content. */
const derived = `import routes from "./app/routes.ts";
import { badges } from "#content/careers.ts";
import { faq } from "#content/faq.ts";
import { jobs } from "#content/jobs.ts";
import { careersPage } from "#content/pages/careers.ts";
import { mcpServers } from "#content/mcp-servers.ts";
import { registryEntry } from "#registry-api/entries.ts";
import { everyClaim } from "#tools/checks/every-claim.ts";
import { lines, pages } from "#tools/content/pages.ts";
import { careersFeed } from "#tools/programs/feed.ts";

console.info(
  JSON.stringify({
    pages: pages.map(({ path }) => path),
    routes,
    stations: lines.flatMap(({ links }) => links.map(({ path }) => path)),
    registry: mcpServers.map((server) => registryEntry(server).server.title),
    badges,
    positions: careersFeed(careersPage, jobs).entries.map(({ title }) => title),
    claims: everyClaim.map(({ figure }) => figure),
    answers: faq.map(({ answer }) => answer).join(" "),
  }),
);
`;
