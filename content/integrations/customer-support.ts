import type { Integration } from "../schema/integration.ts";

export const customerSupportIntegrations: readonly Integration[] = [
  {
    id: "zendesk",
    name: "Zendesk",
    description:
      "Read a ticket, draft the reply, and leave an internal note on what was looked up.",
    category: "Customer Support",
    status: "active",
    setupTime: "3 mins",
    popularity: "high",
    auth: "OAuth 2.0 or API token",
    features: [
      "Create, update and merge tickets",
      "Write a public reply or an internal note",
      "Find tickets by person, organisation or text",
      "Apply macros and read views",
      "Write and update Help Center articles",
      "Read satisfaction ratings",
      "Export changes incrementally",
    ],
  },
  {
    id: "intercom",
    name: "Intercom",
    description:
      "Answer routine conversations from your help articles, and assign the rest to a person.",
    category: "Customer Support",
    status: "active",
    setupTime: "3 mins",
    popularity: "medium",
    auth: "OAuth 2.0 or access token",
    features: [
      "Handle a conversation from start to finish",
      "Write and organise help articles",
      "Search contacts and conversations",
      "Update contacts, companies and tags",
      "Create a ticket from a conversation",
      "Receive webhooks by topic",
    ],
  },
  {
    id: "freshdesk",
    name: "Freshdesk",
    description:
      "Merge duplicate tickets, recap what the customer was told, and suggest the right article.",
    category: "Customer Support",
    status: "active",
    setupTime: "3 mins",
    popularity: "low",
    auth: "API key",
    features: [
      "Create, find, update and merge tickets",
      "Reply to the customer or add a private note",
      "Write and update solution articles",
      "Update contacts, companies and agents",
      "Log time on a ticket",
    ],
  },
  {
    id: "servicenow",
    name: "ServiceNow",
    description:
      "Open incidents with the affected item filled in, and prepare changes for approval.",
    category: "Customer Support",
    status: "active",
    setupTime: "7 mins",
    popularity: "medium",
    auth: "OAuth 2.0 or basic authentication",
    features: [
      "Create and progress incidents, problems and changes",
      "Look up items in the configuration database",
      "Order catalogue items",
      "Read and write tables with the Table API",
      "Import rows with import sets",
      "Count and sum with the Aggregate API",
      "Attach files to any record",
    ],
  },
];
