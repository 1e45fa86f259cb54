import { site } from "@yno/brand/site";
import type {
  RegistryCardWords,
  RegistryEmptyWords,
  RegistryFilterWords,
  RegistrySearchWords,
  RegistryWords,
} from "./schema/mcp-registry-page.ts";

/** Shown once above the results. */
export const basis =
  "Illustrative figures where we found none. Downloads are all-time (image pulls or release files) unless marked “a week”. Each server's panel names its sources.";

/** What the terms say about a listing, shown where people choose one. */
export const caution =
  "These servers are published by others, and we haven't tested them. Review a server and its licence before you give it to an agent.";

/** How others read this registry: where its address is entered. */
export const elsewhere: RegistryWords["elsewhere"] = [
  {
    before: "To browse it in VS Code, set",
    code: "chat.mcp.gallery.serviceUrl",
    after: `to ${site.origin}.`,
  },
  {
    before: "For Copilot, an organisation owner enters",
    code: site.origin,
    after: "as the MCP Registry URL.",
  },
];

export const search: RegistrySearchWords = {
  label: "Search servers",
  placeholder: "Search by name, description, author, tags...",
  suggestions: "Suggestions",
  noSuggestions: "No suggestions found.",
};

export const filters: RegistryFilterWords = {
  categories: "Categories",
  byCategory: "Servers by category",
  all: "All",
  clear: "Clear filters",
  skip: "Skip the list",
  back: "Back to the filters",
};

export const card: RegistryCardWords = {
  author: "Author",
  stars: "Stars",
  downloads: "Downloads",
  aWeek: "a week",
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

export const empty: RegistryEmptyWords = {
  title: "No servers found",
  beforeTerm: "No results found for",
  afterTerm: "Try different search terms or adjust your filters.",
  withoutTerm: "Try adjusting your search terms or filters",
};

export const withoutScript =
  "Search and filters need JavaScript. Without it, all servers are listed below with their install command or requirements.";

export const unavailable: RegistryWords["unavailable"] = {
  title: "The panel could not be loaded",
  text: "Check your connection and try again.",
};
