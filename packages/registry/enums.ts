/** The categories in the specification's order. 'All' belongs to the filter, not to a server. */
export const mcpCategories = [
  "AI Tools",
  "Automation",
  "Backend",
  "Browser Automation",
  "Communication",
  "Content Management",
  "CRM",
  "Data & APIs",
  "Database",
  "Development",
  "E-commerce",
  "Entertainment",
  "File Management",
  "Finance",
  "Productivity",
  "Search & Discovery",
  "Security",
  "Social Media",
  "Support",
] as const;

/** Who keeps a server: the protocol's project, the product's vendor, or anybody else. */
export const mcpTiers = ["reference", "official", "community"] as const;

/** Whether a server is kept up. The last one is said by third parties only. */
export const mcpStatuses = ["active", "deprecated", "archived", "deprecated-reported"] as const;

/** The figures of a server, each seen or a sample. */
export const mcpFigures = ["stars", "downloads", "version", "lastUpdated"] as const;

/** The periods of a count of downloads that isn't all-time. */
export const downloadPeriods = ["week", "month"] as const;

/** The package registries that a client can install from. */
export const packageTypes = ["npm", "pypi", "oci"] as const;

/** How many servers a kit may have, and a comparison. */
export const kitLimit = 30;
export const comparisonLimit = 4;

/** How a client reaches a hosted server. */
export const remoteTypes = ["streamable-http", "sse"] as const;

/**
 * What an address does when it's asked by a handshake. None of them says that a server is dead, which
 * can't be seen from outside.
 */
export const probeAnswers = [
  "answers",
  "needs-sign-in",
  "wrong-transport",
  "not-mcp",
  "gone",
  "moved",
  "no-answer",
] as const;

export type McpCategory = (typeof mcpCategories)[number];
export type McpFigure = (typeof mcpFigures)[number];
