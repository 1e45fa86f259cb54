import type {
  RegistryCardWords,
  RegistryEmptyWords,
  RegistryFilterWords,
  RegistrySearchWords,
  RegistryWords,
} from "./schema/mcp-registry-page.ts";
import { site } from "./site.ts";

/** Stands once above the results. */
export const basis =
  "Illustrative figures where we could read none. Each server's panel says which they are.";

/** What the terms say about a listing, where people choose one. */
export const caution =
  "Others publish these servers, and we have tested none. Examine a server and its licence before an agent uses it.";

/** How others read this registry: where its address is entered. */
export const elsewhere: RegistryWords["elsewhere"] = [
  {
    before: "To browse it in VS Code, set",
    code: "chat.mcp.gallery.serviceUrl",
    after: `to ${site.origin}.`,
  },
  {
    before: "For Copilot, an owner of the organisation enters",
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
  all: "All",
  clear: "Clear filters",
  skip: "Skip the list",
  back: "Back to the filters",
};

export const card: RegistryCardWords = {
  author: "Author",
  stars: "Stars",
  downloads: "Downloads",
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
    title: "The browser refused to copy",
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
  "Searching and filtering need JavaScript. Every server is listed below, with its install command or what it needs.";

export const unavailable: RegistryWords["unavailable"] = {
  title: "The panel could not be loaded",
  text: "Check your connection and try again.",
};
