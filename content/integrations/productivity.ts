import type { Integration } from "../schema/integration.ts";

export const productivityIntegrations: readonly Integration[] = [
  {
    id: "google-calendar",
    name: "Google Calendar",
    description:
      "Finds a slot that suits everybody, books it, and moves it when somebody cannot come.",
    category: "Productivity",
    status: "active",
    setupTime: "2 mins",
    popularity: "high",
    auth: "OAuth 2.0",
    features: [
      "Create, change and delete events",
      "See when people are free",
      "Invite people and read their answers",
      "Edit one event of a series",
      "Add the link of a video call",
      "Say who may see or change a calendar",
      "Fetch changes with sync tokens",
    ],
  },
  {
    id: "google-sheets",
    name: "Google Sheets",
    description:
      "Reads rows as input and writes results back, without touching the ranges you have protected.",
    category: "Productivity",
    status: "active",
    setupTime: "2 mins",
    popularity: "high",
    auth: "OAuth 2.0 or service account",
    features: [
      "Read and write ranges of cells",
      "Add rows below the last one",
      "Protect ranges against changes",
      "Apply many changes in one batch",
      "Format cells, by hand or by rule",
      "Draw charts and build pivot tables",
    ],
  },
  {
    id: "notion",
    name: "Notion",
    description:
      "Answers from the pages it may see, writes up decisions, and updates the rows that they change.",
    category: "Productivity",
    status: "active",
    setupTime: "3 mins",
    popularity: "medium",
    auth: "OAuth 2.0 or integration token",
    features: [
      "Create and update pages",
      "Filter and sort the rows of a database",
      "Read a page block by block and add to it",
      "Find pages by their title",
      "Comment on a page and read what others wrote",
      "Add files to a page",
    ],
  },
  {
    id: "airtable",
    name: "Airtable",
    description:
      "Turns emails and forms into records, each checked against the fields of its table.",
    category: "Productivity",
    status: "active",
    setupTime: "2 mins",
    popularity: "medium",
    auth: "OAuth 2.0 or personal access token",
    features: [
      "Read, add, change and delete records",
      "Filter with formulas",
      "Update a record if it exists, else create it",
      "Read and change the schema",
      "Put files into attachment fields",
    ],
  },
];
