import type {
  CallToActionWords,
  FeatureWords,
  OpeningLinks,
  PopularServer,
  RegistryGroup,
  UseCase,
} from "./schema/docs-mcp-page.ts";

/** The links under the opening. */
export const opening: OpeningLinks = {
  registry: "Browse Registry",
  documentation: "View Documentation",
};

export const features: FeatureWords = [
  {
    title: "One protocol",
    text: "A server describes its own tools. An agent can use a new one without a connector from us.",
  },
  {
    title: "Any client",
    text: "The server that you try in your editor is the server that an agent calls in a workflow.",
  },
  {
    title: "The rights of the run",
    text: "A call is made with what the run was granted, never with the rights of the platform.",
  },
];

/** The four groups of the registry section, and the registry's categories that belong to each. */
export const registryGroups: readonly RegistryGroup[] = [
  {
    title: "Data & Storage",
    text: "Queries, files and records, where they are kept.",
    categories: ["Database", "File Management", "Data & APIs"],
  },
  {
    title: "Communication",
    text: "Messages, threads and calendars of a team.",
    categories: ["Communication", "Productivity", "Social Media"],
  },
  {
    title: "Development",
    text: "Repositories, deployments and errors in production.",
    categories: ["Development", "Backend", "Browser Automation"],
  },
  {
    title: "Information",
    text: "What stands on the web, in papers and in documentation.",
    categories: ["Search & Discovery", "Content Management", "AI Tools"],
  },
];

/** The popular servers by what they are for, each a record of content/mcp-servers.ts. */
export const popularServers: readonly PopularServer[] = [
  { title: "Database", server: "postgres-mcp-pro" },
  { title: "Filesystem", server: "filesystem" },
  { title: "Git", server: "git" },
  { title: "Calendar", server: "google-workspace" },
  { title: "Slack", server: "slack" },
  { title: "Web search", server: "brave-search" },
];

export const useCases: readonly UseCase[] = [
  {
    title: "A report from live figures",
    text: "An agent asks the database for last week's orders, looks up what is unusual, and writes a page about it. The account that it uses can read and nothing else. A person reads the page before it goes out.",
    servers: ["postgres-mcp-pro", "filesystem"],
  },
  {
    title: "A fault, from alert to fix",
    text: "An agent reads an alert in the team's channel, finds the commit that fits in time, and prepares a change on a branch of its own. A developer reviews it like any other change.",
    servers: ["slack", "git"],
  },
  {
    title: "Preparing a meeting",
    text: "An agent reads the calendar, searches the web for what is new about the visitors' company, and leaves a page of notes in the shared folder. It sends nothing to anybody outside.",
    servers: ["google-workspace", "brave-search"],
  },
];

export const callToAction: CallToActionWords = {
  text: "A tool that no server offers can be a program of your own. Put it into an image, and a workflow runs it between two steps of an agent. The documents tell you how.",
  documentation: "View Docs",
};
