import type { Integration } from "../schema/integration.ts";

export const financeIntegrations: readonly Integration[] = [
  {
    id: "stripe",
    name: "Stripe",
    description:
      "Explain a charge from its invoice and payment, and prepare refunds and credit notes for approval.",
    category: "Finance",
    status: "active",
    setupTime: "4 mins",
    popularity: "high",
    auth: "API key; OAuth for Connect",
    features: [
      "Send, refund and credit invoices",
      "Bill by subscription or by usage",
      "Create checkout sessions and payment links",
      "Update customers, products and prices",
      "Answer disputes with evidence",
      "Read every balance transaction",
      "Receive signed webhooks",
    ],
  },
  {
    id: "quickbooks",
    name: "QuickBooks Online",
    description:
      "Draft invoices and bills, record payments, and fetch the reports you need for month end.",
    category: "Finance",
    status: "active",
    setupTime: "4 mins",
    popularity: "medium",
    auth: "OAuth 2.0",
    features: [
      "Create and send invoices and estimates",
      "Record bills, payments and journal entries",
      "Run profit-and-loss and balance-sheet reports",
      "Query entities in an SQL-like language",
      "List every entity changed since a given time",
      "Attach documents to a transaction",
    ],
  },
  {
    id: "xero",
    name: "Xero",
    description:
      "Send invoices, list the overdue ones, and post journals that an accountant has approved.",
    category: "Finance",
    status: "active",
    setupTime: "4 mins",
    popularity: "medium",
    auth: "OAuth 2.0",
    features: [
      "Create and email invoices and quotes",
      "Record payments and bank transactions",
      "Write manual journals",
      "Raise purchase orders",
      "Fetch financial reports",
      "Manage contacts and tracking categories",
    ],
  },
  {
    id: "paypal",
    name: "PayPal",
    description:
      "Capture payments, send payouts in batches, and gather the evidence for a dispute.",
    category: "Finance",
    status: "active",
    setupTime: "4 mins",
    popularity: "medium",
    auth: "OAuth 2.0 client credentials",
    features: [
      "Capture a payment, or authorise it for later",
      "Refund a payment in full or in part",
      "Answer disputes and submit evidence",
      "Send payouts in batches",
      "Charge by subscription plan",
      "Create and send invoices",
      "Receive signed webhooks",
    ],
  },
];
