import type { Integration } from "../schema/integration.ts";

export const customerSupportIntegrations: readonly Integration[] = [
  {
    id: "zendesk",
    name: "Zendesk",
    description:
      "Reads a ticket, drafts the reply, and leaves an internal note on what it looked up.",
    category: "Customer Support",
    status: "active",
    setupTime: "3 mins",
    popularity: "high",
    auth: "OAuth 2.0 or API token",
    features: [
      "Open tickets, change them and merge duplicates",
      "Write a public reply or an internal note",
      "Find tickets by person, organisation or text",
      "Apply macros and read views",
      "Write and update Help Center articles",
      "See how customers rated the answer",
      "Export changes incrementally",
    ],
  },
  {
    id: "intercom",
    name: "Intercom",
    description:
      "Answers routine conversations from your help articles, and assigns the others to a person.",
    category: "Customer Support",
    status: "active",
    setupTime: "3 mins",
    popularity: "medium",
    auth: "OAuth 2.0 or access token",
    features: [
      "Take a conversation from opening to closing",
      "Write help articles and sort them",
      "Search contacts and conversations",
      "Keep contacts, companies and tags up to date",
      "Open a ticket from a conversation",
      "Receive webhooks by topic",
    ],
  },
  {
    id: "freshdesk",
    name: "Freshdesk",
    description:
      "Merges duplicate tickets, notes what a customer was told before, and proposes the fitting article.",
    category: "Customer Support",
    status: "active",
    setupTime: "3 mins",
    popularity: "low",
    auth: "API key",
    features: [
      "Open, find, change and merge tickets",
      "Write to the customer, or a note to colleagues",
      "Write and update solution articles",
      "Keep contacts, companies and agents up to date",
      "Book time on a ticket",
    ],
  },
  {
    id: "servicenow",
    name: "ServiceNow",
    description:
      "Opens incidents with the affected item filled in, and prepares changes for those who approve them.",
    category: "Customer Support",
    status: "active",
    setupTime: "7 mins",
    popularity: "medium",
    auth: "OAuth 2.0 or basic authentication",
    features: [
      "Open and move incidents, problems and changes",
      "Look up items of the configuration database",
      "Order catalogue items",
      "Read and write tables with the Table API",
      "Bring in rows by import set",
      "Count and sum with the Aggregate API",
      "Add files to any record",
    ],
  },
];
