import type { ForAgents } from "./schema/for-agents.ts";
import { site } from "./site.ts";

export const summary: ForAgents["summary"] = `${site.brand} is an AI platform for enterprise integration and agentic workflow automation, from Singapore. This is its public site: product, documentation, MCP registry, prices, terms and news.`;

export const instructions: ForAgents["instructions"] = [
  "Every page is also Markdown: add .md to its address (the first page is /index.md). A server of ours also sends it to who asks for a page with Accept: text/markdown.",
  "For a few pages, read the Markdown of each. One file holds them all: it stands under 'Files for programs', with its size.",
  `Where a server of ours runs the site, POST ${site.origin}/mcp is a read-only MCP server, which searches the site, reads its pages and lists the registry.`,
  "The pages below are all that there are. Another page on this site is answered with 404.",
  "Where a section says 'Illustrative figures' or 'sample', its figures are samples, but for the MCP registry, where only some are. Do not quote samples as results.",
  "The Markdown of the MCP registry does not tell sample figures from those that were seen. The registry API, under 'Files for programs', holds only those that were seen.",
  "Limits and prices hold for the plan beside which they stand. Name the plan when you quote one.",
  `The forms send nothing yet. A person who wants an answer writes to ${site.mail.hello}, about support to ${site.mail.support}, about a weakness to ${site.mail.security}.`,
];

export const machineFiles: ForAgents["machineFiles"] = [
  {
    path: "/llms-full.txt",
    title: "All pages in one file",
    description: "The Markdown of every page, each under its address.",
  },
  {
    path: "/v0.1/servers",
    title: "MCP registry API",
    description:
      "Every listed server in the shape of the official Registry API v0.1. A server of ours also searches it.",
  },
  {
    path: "/sitemap.xml",
    title: "Sitemap",
    description: "Every page with the day of its last change.",
  },
  {
    path: "/news/feed.xml",
    title: "News as an Atom feed",
    description: "The articles in full, the newest first.",
  },
  {
    path: "/news/feed.json",
    title: "News as a JSON feed",
    description: "The same in JSON Feed 1.1.",
  },
  {
    path: "/careers/feed.json",
    title: "Open positions as a JSON feed",
    description: "Each position with its place, its type and what it asks for.",
  },
  {
    path: "/openapi.json",
    title: "API description",
    description: "OpenAPI, the source of the API reference.",
  },
  {
    path: "/openapi.yaml",
    title: "API description in YAML",
    description: "The same, as we write it.",
  },
  {
    path: "/schema/molfar/v0.0.3.json",
    title: "JSON Schema of a Molfar image definition",
    description: "For editors and checks. Version 0.0.2 stands beside it as v0.0.2.json.",
  },
  {
    path: "/.well-known/security.txt",
    title: "Security contact",
    description: "Whom to tell about a weakness, and until when that holds.",
  },
];
