import type { Claim } from "./schema/claim.ts";
import type {
  BrowseWords,
  CapabilityTabs,
  Ecosystem,
  IntegrationsIntro,
  SecureByDesign,
  ToolConnector,
  TopServer,
} from "./schema/integrations-page.ts";

export const intro: IntegrationsIntro = {
  heading: "What an agent does with a connection",
  cards: [
    {
      title: "Autonomous Decision Making",
      text: "For each step the agent chooses the system, the call and what to do when the call fails. A step above your limits waits for the person whom your policy names.",
    },
    {
      title: "Adaptive Learning",
      text: "When a person corrects a draft or refuses a step, the reason stays in the run record, and the planner reads it before it plans the next run. The rights of the agent do not grow with what it learns.",
    },
    {
      title: "Multi-System Orchestration",
      text: "One run can read a ticket in one system, check the payment in a second and answer in a third. When a call fails halfway, finished steps are kept and the run continues from there.",
    },
  ],
};

export const categories: CapabilityTabs = {
  heading: "Integration Categories",
  text: "Each entry lists what an agent can be asked to do there. A connector, an MCP server or a container of your own makes the calls.",
  tabsLabel: "Kind of system",
  tabs: [
    { category: "communication", label: "Communication" },
    { category: "development", label: "Development" },
    { category: "data", label: "Data" },
    { category: "cloud", label: "Cloud" },
    { category: "productivity", label: "Productivity" },
    { category: "files", label: "Files" },
  ],
  capabilitiesLabel: "Agentic capabilities",
};

export const topServersHeading = "Top 10 Most Popular MCP Servers";

export const topServersNote =
  "Ranked by GitHub stars, as the ToolHive catalogue gave them in February 2026. Only servers that have a repository of their own and a figure there count. Stars in our registry may be newer.";

export const topServers: readonly TopServer[] = [
  {
    rank: 1,
    name: "Context7",
    description:
      "Looks up a library and returns the documents and examples for the version in use.",
    icon: "file",
    serverId: "context7",
  },
  {
    rank: 2,
    name: "GitHub",
    description:
      "Works with repositories, issues, pull requests and Actions runs, and can be limited to reading.",
    icon: "code",
    serverId: "github",
  },
  {
    rank: 3,
    name: "Playwright",
    description:
      "Drives a real browser by its accessibility tree: opens pages, clicks, types and takes screenshots.",
    icon: "browser",
    serverId: "playwright",
  },
  {
    rank: 4,
    name: "Chrome DevTools",
    description:
      "Inspects a running Chrome: network requests, console messages and performance traces.",
    icon: "bug",
    serverId: "chrome-devtools",
  },
  {
    rank: 5,
    name: "Firecrawl",
    description: "Fetches a page or a whole site and returns its content as structured data.",
    icon: "search",
    serverId: "firecrawl",
  },
  {
    rank: 6,
    name: "Notion",
    description: "Finds pages, edits them block by block, and works with databases and comments.",
    icon: "file",
    serverId: "notion",
  },
  {
    rank: 7,
    name: "Browserbase",
    description: "Runs a browser in the cloud and acts on a page from a plain instruction.",
    icon: "cloud",
    serverId: "browserbase",
  },
  {
    rank: 8,
    name: "Supabase",
    description:
      "Reads schemas and logs, runs SQL and migrations, and can be limited to one project or to reading.",
    icon: "database",
    serverId: "supabase",
  },
  {
    rank: 9,
    name: "Grafana",
    description:
      "Answers from dashboards, Prometheus and Loki, and says which alerts fire and who is on call.",
    icon: "chart",
    serverId: "grafana",
  },
  {
    rank: 10,
    name: "arXiv",
    description: "Finds papers on arXiv and keeps copies to read.",
    icon: "file",
    serverId: "arxiv",
  },
];

export const ecosystem: Ecosystem = {
  heading: "MCP ecosystem advantages",
  points: [
    {
      title: "A tool describes itself",
      text: "A server says what each of its tools takes and returns. An agent can use a new server without a connector from us.",
    },
    {
      title: "Kept by those who know the system",
      text: "Most servers in this list come from the company whose product they reach. It can change the server together with its API.",
    },
    {
      title: "Limits at the server",
      text: "Some servers can be started for reading only, or for one project. That limit holds whatever an agent asks for.",
    },
    {
      title: "No tie to one client",
      text: "A server that you write for YNO works in other MCP clients as well, and a server written for them works here.",
    },
  ],
};

export const toolConnectorsHeading = "Tool connectors";

export const toolConnectorsText =
  "Some steps need a tool and no account with a vendor. These ten come with the platform.";

export const toolConnectors: readonly ToolConnector[] = [
  {
    name: "HTTP request",
    description:
      "Calls a REST endpoint, tries again when it may, and stops at a size that you set.",
  },
  {
    name: "Webhook trigger",
    description: "Starts a run on a signed call and refuses one whose signature is wrong.",
  },
  {
    name: "SQL query",
    description:
      "Runs a query with parameters on a database that you registered, for reading unless you allow more.",
  },
  {
    name: "Web search",
    description: "Asks the search engine of your choice and returns results with their sources.",
  },
  {
    name: "Browser session",
    description: "Opens a page, clicks and types on it, and returns what the page shows then.",
  },
  {
    name: "Document reader",
    description: "Takes text and tables out of PDF files, Office files and images.",
  },
  {
    name: "Vector search",
    description: "Finds passages by their meaning in a collection that you have indexed.",
  },
  {
    name: "Code runner",
    description: "Runs a short script in a container of its own and returns its output.",
  },
  {
    name: "Human approval",
    description: "Holds the run until a named person accepts or rejects, and records the answer.",
  },
  {
    name: "Schedule",
    description: "Starts a run by a rule of the calendar, in the time zone that you name.",
  },
];

export const browse: BrowseWords = {
  heading: "Browse All Integrations",
  text: "Each card says what an agent does in the system, what the system's API offers and how an agent is let in.",
  note: "Illustrative figures: the setup time and the popularity on each card are samples. Setup takes 2 to 7 minutes.",
  searchLabel: "Search by name or description",
  searchPlaceholder: "Search integrations...",
  categoryLabel: "Category",
  filterOptions: [
    "All",
    "CRM & Sales",
    "Communication",
    "Email & Marketing",
    "Productivity",
    "E-commerce",
    "Cloud Storage",
    "Social Media",
    "Project Management",
    "Customer Support",
    "Marketing",
    "Finance",
  ],
  labels: {
    setupTime: "Setup",
    auth: "Sign-in",
    popularity: "Popularity",
    features: "Features",
  },
  statuses: { active: "Active", beta: "Beta", coming: "Coming" },
  popularities: { high: "High", medium: "Medium", low: "Low" },
  found: { one: "integration found", many: "integrations found" },
  connect: "Connect",
  connectNote:
    "Connect makes no connection from this page. Access is granted in the app, on the sign-in page of the other system.",
  empty: {
    text: "No integrations found matching your criteria.",
    remedy: "Try a shorter word, or choose All.",
  },
};

export const secureByDesign: SecureByDesign = {
  heading: "Secure by Design",
  points: [
    {
      title: "Narrow scopes",
      text: "Where a system uses OAuth, the sign-in asks for the scopes that the workflow needs and no others. A new step that needs more has to ask again.",
    },
    {
      title: "Secrets apart from prompts",
      text: "Tokens and keys lie in the secret service, encrypted with AES-256. A task receives those that it names when it starts, and a prompt never holds one.",
    },
    {
      title: "Encrypted in transit",
      text: "TLS 1.3 protects what passes between you and the platform, and between one service and the next.",
    },
    {
      title: "Access that you can end",
      text: "When you disconnect a system, its tokens are revoked and deleted. A run that still needs them stops at that step and says why.",
    },
    {
      title: "A log of every call",
      text: "The run record keeps the system, the operation, the account and the answer of each call. It shows the names of secrets and hides their values.",
    },
  ],
  more: {
    text: "Keys, isolation and recovery are described on the Security page.",
    to: "/security",
  },
};

const inTopServers = { where: "/integrations, Top 10", origin: "sample" } as const;
const onCards = { where: "/integrations, Browse All Integrations", origin: "sample" } as const;
const inCategories = { where: "/integrations, Integration Categories", origin: "sample" } as const;
const inSecure = { where: "/integrations, Secure by Design", origin: "spec" } as const;

export const claims: readonly Claim[] = [
  { figure: "20+", where: "/integrations, Opening", origin: "spec", scope: "Platforms connected" },
  { ...inCategories, figure: "Neo4j", scope: "Name of a database, no count" },
  { ...inTopServers, figure: "Top 10", origin: "spec", scope: "Servers in the list" },
  {
    ...inTopServers,
    figure: "February 2026",
    scope: "Month in which the stars behind the ranks were counted",
  },
  { ...inTopServers, figure: "Context7", scope: "Name of a server, no count" },
  {
    ...onCards,
    figure: "2 to 7 minutes",
    origin: "spec",
    scope: "Setup times of all integrations",
  },
  { ...onCards, figure: "Microsoft Dynamics 365", scope: "Name of a product, no count" },
  { ...onCards, figure: "OAuth 2.0", scope: "Version of the sign-in standard" },
  { ...onCards, figure: "OAuth 1.0a", scope: "Version of the sign-in standard" },
  { ...inSecure, figure: "AES-256", scope: "Encryption at rest, all plans" },
  { ...inSecure, figure: "TLS 1.3", scope: "Encryption in transit, all plans" },
];
