export const features = [
  {
    title: "One protocol",
    text: "An agent can use a new server without waiting for us to build a connector, because every server describes its own tools.",
  },
  {
    title: "Any client",
    text: "The server you try in your editor is the same one an agent calls in your workflow.",
  },
  {
    title: "The account's rights",
    text: "A call has the rights of the account or key you connect. The platform's own rights play no part in it.",
  },
];

/** The four groups of the registry section, and the registry's categories in each. */
export const registryGroups = [
  {
    title: "Data & Storage",
    text: "Query databases, read files and look up records.",
    categories: ["Database", "File Management", "Data & APIs"],
  },
  {
    title: "Communication",
    text: "Read and send your team's messages, and manage its calendars.",
    categories: ["Communication", "Productivity", "Social Media"],
  },
  {
    title: "Development",
    text: "Work with repositories, deployments and production errors.",
    categories: ["Development", "Backend", "Browser Automation"],
  },
  {
    title: "Information",
    text: "Search the web, research papers and documentation.",
    categories: ["Search & Discovery", "Content Management", "AI Tools"],
  },
];

/** The popular servers by what they are for, each a record of content/mcp-servers/. */
export const popularServers = [
  { title: "Database", server: "postgres-mcp-pro" },
  { title: "Filesystem", server: "filesystem" },
  { title: "Git", server: "git" },
  { title: "Calendar", server: "google-workspace" },
  { title: "Slack", server: "slack" },
  { title: "Web search", server: "brave-search" },
];

export const useCases = [
  {
    title: "A weekly report from live data",
    text: "An agent queries the database for last week's orders, investigates anything unusual and writes a one-page report. Its account is read-only, and a person reviews the report before it goes out.",
    servers: ["postgres-mcp-pro", "filesystem"],
  },
  {
    title: "From alert to fix",
    text: "An agent reads an alert in the team's channel, finds the likely commit and prepares a fix on its own branch. A developer reviews it like any other change.",
    servers: ["slack", "git"],
  },
  {
    title: "Meeting preparation",
    text: "An agent checks the calendar, searches the web for news about the visitors' company and saves a page of notes to a folder that you allow. Brave Search gets only the search terms.",
    servers: ["google-workspace", "brave-search", "filesystem"],
  },
];

export const callToAction = {
  text: "If no server offers the tool you need, write it as a program and package it in an image. Your workflow then runs it as a step. The documentation shows how.",
  documentation: "View Docs",
};

export type CallToActionWords = typeof callToAction;
export type FeatureWords = typeof features;
export type PopularServer = (typeof popularServers)[number];
export type RegistryGroup = (typeof registryGroups)[number];
export type UseCase = (typeof useCases)[number];
