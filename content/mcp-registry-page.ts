import type {
  RegistryCardWords,
  RegistryEmptyWords,
  RegistryFilterWords,
  RegistrySearchWords,
  RegistryWords,
} from "./schema/mcp-registry-page.ts";

/** Stands once above the results. */
export const basis =
  "Illustrative figures where we could read none: for those servers, stars, downloads, version or date is a sample. The others were seen in public material. Each server's panel says which is which.";

/** What the terms say about a listing, where people choose one. */
export const caution =
  "Others publish these servers. We have listed them and tested none of them, so examine a server and its licence before an agent uses it.";

export const search: RegistrySearchWords = {
  label: "Search servers",
  placeholder: "Search by name, description, author, tags...",
  clear: "Clear search",
  suggestions: "Suggestions",
  noSuggestions: "No suggestions found.",
};

export const filters: RegistryFilterWords = {
  categories: "Categories",
  all: "All",
  clear: "Clear filters",
};

export const card: RegistryCardWords = {
  author: "Author",
  stars: "Stars",
  downloads: "Downloads",
  category: "Category",
  tags: "Tags",
  updated: "Updated",
  install: "Install",
  command: "Install command",
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
  "Searching and filtering need JavaScript. Without it, every server stands below, with its install command.";

export const unavailable: RegistryWords["unavailable"] = {
  title: "The panel could not be loaded",
  text: "Check your connection and try again.",
};
