import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";

export const mcpRegistryPage = {
  path: "/mcp-registry",
  navigation: { line: "product", station: 4, title: "MCP Registry" },
  updated: "2026-11-29",
  title: `MCP Registry | ${site.brand}`,
  description:
    "Search Model Context Protocol servers by name, author, tag or category, see what they need, and copy the install command.",
  heading: "MCP Registry",
  opening:
    "Discover Model Context Protocol servers and integrate them with one command each. YNO agents can use any of these as their tools, and the same server works in your editor.",
} as const satisfies Page;

/** Shown once above the results. */
export const basis =
  "Illustrative figures are marked 'sample', while the others have been published by the source that a server's panel names. Downloads are all-time (image pulls or release files) unless marked 'a week' or 'a month'.";

/** What the terms say about a listing, shown where people choose one. */
export const caution =
  "These servers are published by others and we haven't tested them, so review a server and its licence before you give it to an agent.";

/** How other programs read this registry. The document has the sources. */
export const elsewhere = {
  before: "In GitHub Copilot's policies, an owner can enter",
  code: site.origin,
  after:
    "as the MCP Registry URL, although GitHub recommends an allowlist in managed-settings.json instead. In VS Code's own settings, chat.mcp.gallery.serviceUrl has no effect.",
  link: "Servers in your organisation",
  href: "/docs/mcp#servers-in-your-organisation",
};

export const search = {
  label: "Search servers",
  placeholder: "Search by name, description, author, tags...",
  suggestions: "Suggestions",
  noSuggestions: "No suggestions found.",
};

export const filters = {
  categories: "Categories",
  all: "All",
  clear: "Clear filters",
  skip: "Skip the list",
  back: "Back to the filters",
};

export const card = {
  author: "Author",
  stars: "Stars",
  downloads: "Downloads",
  per: { week: "a week", month: "a month" },
  sample: "sample",
  replacedBy: "Use instead:",
  category: "Category",
  tags: "Tags",
  updated: "Updated",
  statuses: {
    deprecated: "Deprecated",
    archived: "Archived",
    "deprecated-reported": "Deprecated",
  },
  install: "Install",
  copy: "Copy",
  copied: "Copied!",
  copiedCommand: "Copied:",
  notCopied: {
    title: "Your browser blocked copying",
    before: "The text is selected. Press",
    after: "to copy it.",
  },
  github: "View on GitHub",
  documentation: "Documentation",
};

export const empty = {
  title: "No servers found",
  beforeTerm: "No results found for",
  afterTerm: "Try different search terms or adjust your filters.",
  withoutTerm: "Try adjusting your search terms or filters",
};

export const withoutScript =
  "Search and filters need JavaScript, as kits and comparisons do. Without it, all servers are listed below with their install command.";

export const unavailable = {
  title: "The panel could not be loaded",
  text: "Check your connection and try again.",
};

export type RegistryCardWords = typeof card;
export type RegistrySearchWords = typeof search;
