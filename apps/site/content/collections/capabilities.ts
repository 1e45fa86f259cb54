import { areUnique, boundedList, oneOf, record, shortText } from "@yno/brand/schema";
import type * as z from "zod";
import { defineCollection } from "#build/content/collection.ts";
import { sentences } from "./integrations.ts";

/** The tabs of the capability catalogue, in their order. */
export const capabilityCategories = [
  "communication",
  "development",
  "data",
  "cloud",
  "productivity",
  "files",
] as const;

/** What the page can draw beside a name. */
const integrationIcons = [
  "message",
  "mail",
  "phone",
  "video",
  "code",
  "bug",
  "browser",
  "chart",
  "database",
  "search",
  "server",
  "cloud",
  "calendar",
  "task",
  "folder",
  "file",
] as const;

export const iconName = oneOf(integrationIcons, "a picture that the page can draw");

/** A kind of system, and what an agent can be asked to do with it. */
export const capabilityShape = record({
  name: shortText(40),
  description: sentences,
  category: oneOf(capabilityCategories, "one of the tabs"),
  icon: iconName,
  capabilities: boundedList(3, 5, "capabilities", shortText(70)).refine(
    areUnique,
    "names a capability twice. Remove the second.",
  ),
});

export type Capability = z.infer<typeof capabilityShape>;
export type CapabilityCategory = Capability["category"];
export type IntegrationIcon = z.infer<typeof iconName>;

/** The catalogue in the order of its tabs. */
export const capabilities: readonly Capability[] = [
  {
    name: "Slack",
    description:
      "Agents see the channels and threads that the app was invited to, and post there under its name.",
    category: "communication",
    icon: "message",
    capabilities: [
      "Summarise a thread before a meeting",
      "Post an update with buttons and act on the answer",
      "Find who asked what, and when",
      "Open an incident channel and call in whoever is on call",
    ],
  },
  {
    name: "Microsoft Teams",
    description:
      "Chats, channels and meetings are reached through Microsoft Graph, with the permissions your administrator grants.",
    category: "communication",
    icon: "video",
    capabilities: [
      "Send a card that asks for approval",
      "Set up a meeting and post its link",
      "List a meeting's action items from its transcript",
      "Report progress in a project's channel",
    ],
  },
  {
    name: "Email (Gmail, Outlook)",
    description:
      "Shared and personal mailboxes work the same way once their owners have connected them.",
    category: "communication",
    icon: "mail",
    capabilities: [
      "Sort new email by topic and urgency",
      "Draft a reply from the history of the thread",
      "Pass an attachment to a workflow",
      "Follow up on threads nobody has answered",
      "Label and file email by your rules",
    ],
  },
  {
    name: "Twilio",
    description: "Text messages and voice calls, with the replies coming back into the run.",
    category: "communication",
    icon: "phone",
    capabilities: [
      "Send a reminder and act on the reply",
      "Verify someone with a one-time code",
      "Place a call and transfer it to a person",
      "Check whether a number can receive text messages",
    ],
  },
  {
    name: "WhatsApp",
    description:
      "Customers who'd rather message you than fill in a form can start or finish a case in a chat.",
    category: "communication",
    icon: "message",
    capabilities: [
      "Look up earlier messages from a contact",
      "Reply with text, or send a file",
      "List conversations waiting for a reply",
    ],
  },
  {
    name: "LINE",
    description:
      "An official account can write to the people who follow it, one by one or all at once.",
    category: "communication",
    icon: "message",
    capabilities: [
      "Push a notice about an order or a booking",
      "Send a broadcast to all followers",
      "Switch the rich menu a user sees",
    ],
  },
  {
    name: "Zoom",
    description: "Meetings, their recordings and what was said in them.",
    category: "communication",
    icon: "video",
    capabilities: [
      "Turn a request into a scheduled meeting",
      "Find a recording and fetch its transcript",
      "See who attended and for how long",
    ],
  },
  {
    name: "GitHub",
    description:
      "Agents work in repositories and read the runs that test them, so that a failure comes with its cause.",
    category: "development",
    icon: "code",
    capabilities: [
      "Sort and label new issues",
      "Review a pull request and comment on its lines",
      "Find the change behind a failing run and rerun it",
      "Open a branch and a pull request with a fix",
      "Review a repository's security alerts",
    ],
  },
  {
    name: "Jira and Confluence",
    description:
      "Work items and the pages that explain them are kept together, because one agent can write both.",
    category: "development",
    icon: "task",
    capabilities: [
      "Turn notes into work items",
      "Update an item as work progresses",
      "Answer status questions with a JQL search",
      "Write up a decision as a page",
    ],
  },
  {
    name: "Sentry",
    description: "Errors in running software are traced to the release that caused them.",
    category: "development",
    icon: "bug",
    capabilities: [
      "Trace what happened before an error",
      "Group errors by release",
      "Suggest a cause from the stack trace",
      "Resolve an issue or assign it",
    ],
  },
  {
    name: "Terraform",
    description: "Infrastructure as code, which an agent plans and applies only after approval.",
    category: "development",
    icon: "server",
    capabilities: [
      "Look up the version of a provider or module",
      "Explain a plan in plain language",
      "Start a run that waits for approval",
      "Read a workspace's variables",
    ],
  },
  {
    name: "Grafana",
    description: "The metrics and logs of your services, and the alerts that are firing.",
    category: "development",
    icon: "chart",
    capabilities: [
      "Query metrics and logs in plain language",
      "Find a service's dashboard",
      "See which alerts are firing and who's on call",
    ],
  },
  {
    name: "Browser testing",
    description:
      "A real browser, in which an agent clicks and types as a visitor would and reports what the page shows.",
    category: "development",
    icon: "browser",
    capabilities: [
      "Walk through a page and check what it shows",
      "Fill in a form with test data",
      "Collect network and console errors",
      "Measure how fast a page loads",
    ],
  },
  {
    name: "Library docs",
    description:
      "Documentation for the version of a library that your code uses, rather than for its latest one.",
    category: "development",
    icon: "file",
    capabilities: [
      "Fetch the pages for the version in use",
      "Check a method's signature before writing code",
      "Find an example for the task at hand",
    ],
  },
  {
    name: "PostgreSQL",
    description: "Relational data. Someone can read each query, and reject it, before it runs.",
    category: "data",
    icon: "database",
    capabilities: [
      "Explain how tables relate to each other",
      "Write a query and explain it",
      "Suggest an index for a slow query",
      "Report on replication and vacuum",
    ],
  },
  {
    name: "MongoDB",
    description: "Collections of documents can be in your own cluster or in Atlas.",
    category: "data",
    icon: "database",
    capabilities: [
      "Infer the structure of a collection",
      "Write an aggregation step by step",
      "Find the slowest queries",
      "Manage access in Atlas",
    ],
  },
  {
    name: "Elasticsearch",
    description: "Searches whatever you've indexed, and counts it too.",
    category: "data",
    icon: "search",
    capabilities: [
      "Choose the index for a question",
      "Search by field and date",
      "Count and group by a field",
    ],
  },
  {
    name: "Redis",
    description: "Data in memory, kept between steps.",
    category: "data",
    icon: "database",
    capabilities: [
      "Inspect keys and their expiry",
      "Store a result for the next step",
      "Find similar items by vector",
      "Follow a stream",
    ],
  },
  {
    name: "Neo4j",
    description: "Questions about how entities relate are answered from the graph, path by path.",
    category: "data",
    icon: "database",
    capabilities: [
      "Read the graph's data model",
      "Answer questions about paths in Cypher",
      "Add relationships a person has approved",
    ],
  },
  {
    name: "dbt",
    description:
      "Models and their tests, with the lineage of every column, so that a wrong figure can be traced to its source.",
    category: "data",
    icon: "chart",
    capabilities: [
      "Build models and run their tests",
      "Trace a column to its source",
      "Answer questions about metrics from the semantic layer",
    ],
  },
  {
    name: "GraphQL APIs",
    description:
      "Any service with a GraphQL schema will do, because the schema tells the agent what it may ask for.",
    category: "data",
    icon: "code",
    capabilities: [
      "Read the schema",
      "Query only the fields a step needs",
      "Page through long results",
    ],
  },
  {
    name: "AWS",
    description:
      "Accounts and their resources, under an IAM role that you choose, for which read-only is a good start.",
    category: "cloud",
    icon: "cloud",
    capabilities: [
      "Run CLI commands that were checked first",
      "Find resources by their tags",
      "Explain what a service costs",
      "Read a function's logs",
    ],
  },
  {
    name: "Microsoft Azure",
    description: "Subscriptions, with the rights of the role that signed in.",
    category: "cloud",
    icon: "cloud",
    capabilities: [
      "Answer questions about resources and metrics",
      "Read the names of secrets in Key Vault",
      "Work with storage and databases",
    ],
  },
  {
    name: "Google Cloud Run",
    description: "Containerised services, from source to logs.",
    category: "cloud",
    icon: "server",
    capabilities: [
      "Deploy a folder as a service",
      "Read a service's logs",
      "List a project's services",
    ],
  },
  {
    name: "Cloudflare",
    description:
      "Workers and the storage they use can be read, queried and changed from one place.",
    category: "cloud",
    icon: "cloud",
    capabilities: [
      "Query a database at the edge",
      "Manage key-value and object storage",
      "Read a Worker's source",
    ],
  },
  {
    name: "Supabase",
    description:
      "Projects with a Postgres database and edge functions, where a migration is tried on a branch first.",
    category: "cloud",
    icon: "database",
    capabilities: [
      "Create a branch of a project",
      "Run a migration on the branch",
      "Read the advisors' reports",
      "Deploy an edge function",
    ],
  },
  {
    name: "Kubernetes and containers",
    description:
      "Workloads in a cluster are inspected before anything changes, and a person approves what does.",
    category: "cloud",
    icon: "server",
    capabilities: [
      "Describe a failing workload",
      "Scale a deployment after approval",
      "Collect its events and logs",
    ],
  },
  {
    name: "Notion",
    description: "Agents find and write the pages and databases you share with them.",
    category: "productivity",
    icon: "file",
    capabilities: [
      "Find pages in the workspace",
      "Write up a meeting as a page",
      "Update a database row",
      "Comment on a page for review",
    ],
  },
  {
    name: "Google Calendar",
    description: "Calendars become visible when their owners share them, and not before.",
    category: "productivity",
    icon: "calendar",
    capabilities: [
      "Find a time when everyone is free",
      "Book a meeting and send invitations",
      "Move one meeting in a series",
      "Block time for focused work",
    ],
  },
  {
    name: "Airtable",
    description: "Agents take over tables that your team maintains by hand today, field by field.",
    category: "productivity",
    icon: "database",
    capabilities: [
      "Turn an email into a record",
      "Filter records with a formula",
      "Add a field after approval",
    ],
  },
  {
    name: "monday.com",
    description: "Boards, and how far they've got.",
    category: "productivity",
    icon: "task",
    capabilities: ["Turn a brief into items", "Set the status of items", "Report blocked work"],
  },
  {
    name: "Asana",
    description:
      "Goals are kept together with the tasks under them, so that the weekly status writes itself from both.",
    category: "productivity",
    icon: "task",
    capabilities: [
      "Break a goal down into dependent tasks",
      "Set due dates and move them",
      "Write the weekly status",
    ],
  },
  {
    name: "Obsidian",
    description:
      "A vault of notes is read on the machine where Obsidian is running, since it isn't in a cloud.",
    category: "productivity",
    icon: "file",
    capabilities: [
      "Find notes by content",
      "Append to the daily note",
      "Gather everything on one topic",
    ],
  },
  {
    name: "Local files",
    description: "Only the folders that you choose.",
    category: "files",
    icon: "folder",
    capabilities: [
      "Read and search the folders you allow",
      "Edit a file after a preview",
      "Rename or move many files at once",
    ],
  },
  {
    name: "Google Drive",
    description: "Documents and shared drives, including what changed in them since the last run.",
    category: "files",
    icon: "folder",
    capabilities: [
      "Find a document by its content",
      "Export a document in another format",
      "Set who may open a file",
      "Start a run when a file changes",
    ],
  },
  {
    name: "Box",
    description: "Contracts and records, found by their metadata.",
    category: "files",
    icon: "file",
    capabilities: [
      "Find files by their metadata",
      "Extract dates and parties from contracts",
      "Request a signature and wait for it",
    ],
  },
  {
    name: "Dropbox",
    description: "Team folders and large files, which are uploaded in parts.",
    category: "files",
    icon: "folder",
    capabilities: [
      "Upload a large file in parts",
      "Create a link that expires",
      "Restore an earlier revision",
    ],
  },
  {
    name: "OneDrive and SharePoint",
    description:
      "Personal drives and the document libraries of a site are opened with one sign-in.",
    category: "files",
    icon: "folder",
    capabilities: [
      "List what changed since yesterday",
      "Convert a document to PDF",
      "Edit a range of a workbook",
    ],
  },
  {
    name: "Document conversion",
    description: "Turns the file that a step has into the format that the next one needs.",
    category: "files",
    icon: "file",
    capabilities: [
      "Convert a PDF or Office file to Markdown",
      "Convert between Markdown, DOCX and HTML",
      "Chart a table in a spreadsheet",
    ],
  },
];

export const collection = defineCollection({
  source: "content/collections/capabilities.ts",
  records: capabilities,
  shape: capabilityShape,
  name: ({ name }) => name,
  unique: ["name"],
  categories: capabilityCategories,
  page: "/integrations",
});
