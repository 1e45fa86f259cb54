import { site } from "@yno/brand/site";
import type { CapabilityCategory, IntegrationIcon } from "../collections/capabilities.ts";
import * as publicFigures from "../public-figures.ts";
import type { Page } from "../schema/page.ts";
import type { With } from "../schema/with.ts";
import * as sharedFacts from "../shared-facts.ts";
import * as statements from "../shared-statements.ts";

export const integrationsPage = {
  path: "/integrations",
  navigation: { line: "product", station: 1, title: "Integrations" },
  updated: "2026-11-29",
  title: `Integrations | ${site.brand}`,
  description:
    "The systems YNO agents work in, from Slack and Salesforce to Shopify and Xero: what each connection can do, how it signs in, how long it takes to set up.",
  heading: "Integrations",
  opening: `Agents work in the tools your finance, support and sales teams already use. YNO connects to ${publicFigures.platforms} platforms with the rights of the accounts you choose, and it reaches ERP and HR systems such as ${statements.businessSystems} through their own APIs, an MCP server or your own container.`,
  next: { label: "Find your systems", to: "/integrations#browse" },
  onward: {
    label: "Read about keys, isolation and recovery on the Security page.",
    to: "/security",
  },
} as const satisfies Page;

export const intro = {
  heading: "What agents do with a connection",
  short: "Connections",
  cards: [
    {
      title: "Autonomous Decision Making",
      text: "Agents choose the system and the call for a step, and decide what to do when a call fails. Anything above your limits waits for the person your policy names.",
    },
    {
      title: "Adaptive Learning",
      text: "When someone corrects a draft or rejects a step, the reason goes into the run record, where the planner reads it before the next run. Learning doesn't extend an agent's permissions.",
    },
    {
      title: "Multi-System Orchestration",
      text: "One run can read a ticket in one system, check the payment in another and reply in a third, and if a call fails halfway, finished steps are kept and the run continues from there.",
    },
  ],
};

export const map = {
  label: "Systems by category",
  server: { name: "MCP server", to: "/mcp-registry" },
  container: { name: "Your container", to: "/docs/molfar-image" },
};

export const categories = {
  heading: "Integration Categories",
  text: "Choose a category to see what you can ask an agent to do in its systems, through a connector, an MCP server or your own container.",
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
} satisfies With<{ tabs: readonly With<{ category: CapabilityCategory }>[] }>;

/** How agents reach a system that isn't in the list. */
export const ownSystems = {
  heading: "ERP, HR and your own systems",
  short: "ERP and HR",
  text: `${statements.businessSystems} have no ready-made connector, and your own systems don't either. Agents reach them in three ways, all of which need an account with only the rights your steps use. ${statements.whoConnects}`,
  columns: { way: "Way", suits: "Suits", takes: "What it takes" },
  rows: [
    {
      way: "HTTP request, as a connector of your own",
      suits:
        "Systems with a web API, such as OData services in SAP S/4HANA or the REST interfaces of Oracle NetSuite and Workday.",
      takes: "An App Designer who enters the address, the key and the calls, without writing code.",
    },
    {
      way: "MCP server",
      suits: "Systems whose vendor offers one, or that several agents will share.",
      takes: "A server from the registry, or a developer who writes one and gives it a URL.",
    },
    {
      way: "Container",
      suits: "SOAP, file exchange, command lines, and calculations of your own.",
      takes: "A developer who packages the program as a Molfar image for linux/amd64.",
    },
  ],
  note: "Any of them counts as one integration. A server or an image that was made for you is a custom integration, which SME and Enterprise include.",
};

export const topServersHeading = "Top 10 Most Popular MCP Servers";

export const topServersNote =
  "These are the ten official servers with the most GitHub stars in our registry, where official means that the product's own vendor maintains it. A server that shares its repository with other software isn't ranked, because its stars count both.";

export const topServers = [
  {
    rank: 1,
    name: "Context7",
    description: "Get current documentation and examples for the library version you use.",
    icon: "file",
    serverId: "context7",
  },
  {
    rank: 2,
    name: "Playwright",
    description:
      "Control a real browser through its accessibility tree: open pages, click, type and take screenshots.",
    icon: "browser",
    serverId: "playwright",
  },
  {
    rank: 3,
    name: "Chrome DevTools",
    description:
      "Inspect a running Chrome: network requests, console messages and performance traces.",
    icon: "bug",
    serverId: "chrome-devtools",
  },
  {
    rank: 4,
    name: "GitHub",
    description:
      "Work with repositories, issues, pull requests and Actions runs, with an optional read-only mode.",
    icon: "code",
    serverId: "github",
  },
  {
    rank: 5,
    name: "Firecrawl",
    description: "Fetch a page or a whole site, and get its content back as structured data.",
    icon: "search",
    serverId: "firecrawl",
  },
  {
    rank: 6,
    name: "Exa",
    description: "Search the web by meaning, for pages, companies and code.",
    icon: "search",
    serverId: "exa",
  },
  {
    rank: 7,
    name: "Apify",
    description: "Run one of Apify's ready-made scrapers, and fetch the dataset it collects.",
    icon: "database",
    serverId: "apify",
  },
  {
    rank: 8,
    name: "Notion",
    description: "Find pages, edit them block by block, and work with databases and comments.",
    icon: "file",
    serverId: "notion",
  },
  {
    rank: 9,
    name: "Browserbase",
    description: "Run a browser in the cloud, and act on a page from a plain instruction.",
    icon: "cloud",
    serverId: "browserbase",
  },
  {
    rank: 10,
    name: "Grafana",
    description:
      "Query dashboards, Prometheus and Loki, and see which alerts are firing and who's on call.",
    icon: "chart",
    serverId: "grafana",
  },
] satisfies readonly With<{ icon: IntegrationIcon }>[];

export const ecosystem = {
  heading: "MCP ecosystem advantages",
  points: [
    {
      title: "Self-describing tools",
      text: "A server lists its tools with their inputs and outputs, which is enough for an agent to use it without a connector from us.",
    },
    {
      title: "Maintained by the vendor",
      text: "Every server in this list comes from the company behind the product, which can update the server together with the API that it calls, rather than some time after it.",
    },
    {
      title: "Limits at the server",
      text: "Many servers can be started read-only or for one project. Limit the key in the same way, because the switch alone only guards against accidents.",
    },
    {
      title: "No lock-in",
      text: "A server you write for YNO works in other MCP clients, and servers written for those clients work here, so you can take both with you if you leave.",
    },
  ],
};

export const toolConnectorsHeading = "Tool connectors";

export const toolConnectorsText =
  "Ten tools are built in, and none of them is tied to one vendor's product.";

export const toolConnectors = [
  {
    name: "HTTP request",
    description:
      "Calls a REST endpoint, which is how you make a connector of your own. It retries when that's safe, and stops at a response size you set.",
  },
  {
    name: "Webhook trigger",
    description:
      "Starts a pipeline when a signed call names its trigger_key. A call with a wrong signature is rejected.",
  },
  {
    name: "SQL query",
    description:
      "Runs parameterised queries on a database you've registered, and only reads unless you allow more.",
  },
  {
    name: "Web search",
    description: "Searches with the engine of your choice and returns results with their sources.",
  },
  {
    name: "Browser session",
    description: "Opens a page, clicks, types and returns what the page shows.",
  },
  {
    name: "Document reader",
    description: "Extracts text and tables from PDFs, Office files and images.",
  },
  {
    name: "Vector search",
    description: "Finds passages by meaning.",
  },
  {
    name: "Code runner",
    description: "Runs a short script in its own container and returns the output.",
  },
  {
    name: "Human approval",
    description:
      "Pauses the run until a named person approves or rejects, and records the answer with the reason for it and the time it took.",
  },
  {
    name: "Schedule",
    description: "Starts runs by the calendar, in your time zone.",
  },
];

export const browse = {
  heading: "Browse All Integrations",
  text: "Compare what each system's API offers, how long it takes to set up and how an agent signs in. A row opens to show the rest of the API and what an agent does there.",
  note: `Illustrative figures, because the setup time and the popularity in each row are samples. Setup takes ${publicFigures.setup} after the vendor has approved your app, which can take days where it says product approval or developer token.`,
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
    "Connect doesn't make a connection from this page, because you grant access in the app, on the other system's sign-in page.",
  empty: {
    text: "No integrations found matching your criteria.",
    remedy: "Try a shorter word or choose All.",
  },
};

export const secureByDesign = {
  heading: "Secure by Design",
  points: [
    {
      title: "The account's rights",
      text: "A connection has the rights of the account you connect, in every workflow that uses it, which is why YNO should have its own account in each system, with only the permissions your steps use.",
    },
    {
      title: "Secrets stay out of prompts",
      text: `Tokens and keys are stored in the secret service, encrypted with ${sharedFacts.encryptionStored}. They're handed to the connectors, MCP servers and tasks that need them, and a prompt doesn't contain them.`,
    },
    {
      title: "Encrypted in transit",
      text: `${sharedFacts.encryptionInTransit} protects traffic between you and the platform, and between our services.`,
    },
    {
      title: "Access you can revoke",
      text: "When you disconnect a system, its OAuth tokens are revoked and its credentials deleted, while an API key is revoked in the system itself. A run that still needs them stops at that step, with the reason.",
    },
    {
      title: "A log of every call",
      text: "The run record keeps the system, operation, account and response of every call. It shows the names of secrets, and masks one that a task prints, from four characters on.",
    },
  ],
};

export type Ecosystem = typeof ecosystem;
export type TopServer = (typeof topServers)[number];
export type BrowseWords = typeof browse;
export type CapabilityTabs = typeof categories;
