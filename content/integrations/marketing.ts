import type { Integration } from "../schema/integration.ts";

export const marketingIntegrations: readonly Integration[] = [
  {
    id: "google-analytics",
    name: "Google Analytics",
    description: "Answers questions about traffic and shows the report behind the answer.",
    category: "Marketing",
    status: "active",
    setupTime: "3 mins",
    popularity: "high",
    auth: "OAuth 2.0 or service account",
    features: [
      "Report any available metric by any dimension",
      "Read real-time activity",
      "Build pivot, cohort and funnel reports",
      "Manage properties, streams and audiences",
      "Send events from a server",
    ],
  },
  {
    id: "google-ads",
    name: "Google Ads",
    description:
      "Compares spend with results every day. If a budget should change, a person gets the proposal with the figures.",
    category: "Marketing",
    status: "active",
    setupTime: "7 mins",
    popularity: "medium",
    auth: "OAuth 2.0 with developer token",
    features: [
      "Query campaigns and metrics with GAQL",
      "Change budgets and bids",
      "Create and change campaigns, ads and keywords",
      "Report offline conversions",
      "Update customer match lists",
      "Forecast keyword performance",
    ],
  },
  {
    id: "marketo",
    name: "Adobe Marketo Engage",
    description: "Adds leads to the right list and reads what they've done since.",
    category: "Marketing",
    status: "active",
    setupTime: "5 mins",
    popularity: "low",
    auth: "OAuth 2.0 client credentials",
    features: [
      "Update leads and custom objects",
      "Add leads to a list and start its campaign",
      "Read a lead's activities",
      "Import and export in bulk",
      "Manage programmes, emails and forms",
    ],
  },
];
