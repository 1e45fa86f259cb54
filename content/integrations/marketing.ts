import type { Integration } from "../schema/integration.ts";

export const marketingIntegrations: readonly Integration[] = [
  {
    id: "google-analytics",
    name: "Google Analytics",
    description:
      "Answers questions about traffic, and shows the report on which each answer rests.",
    category: "Marketing",
    status: "active",
    setupTime: "3 mins",
    popularity: "high",
    auth: "OAuth 2.0 or service account",
    features: [
      "Report any metric by any dimension on offer",
      "Read activity in real time",
      "Build pivot, cohort and funnel reports",
      "Manage properties, streams and audiences",
      "Send events from a server",
    ],
  },
  {
    id: "google-ads",
    name: "Google Ads",
    description:
      "Compares spend with results each day, and proposes changes of budget for a person to release.",
    category: "Marketing",
    status: "active",
    setupTime: "7 mins",
    popularity: "medium",
    auth: "OAuth 2.0 with developer token",
    features: [
      "Query campaigns and metrics with GAQL",
      "Change budgets and bids",
      "Create and change campaigns, ads and keywords",
      "Report conversions that happened offline",
      "Keep customer match lists up to date",
      "Forecast what a keyword would bring",
    ],
  },
  {
    id: "marketo",
    name: "Adobe Marketo Engage",
    description:
      "Adds leads to the right list, triggers campaigns, and reads what each lead has done since.",
    category: "Marketing",
    status: "active",
    setupTime: "5 mins",
    popularity: "low",
    auth: "OAuth 2.0 client credentials",
    features: [
      "Keep leads and custom objects up to date",
      "Put leads on a list and start its campaign",
      "Read the activities of a lead",
      "Import and export in bulk",
      "Manage programmes, emails and forms",
    ],
  },
];
