import type { Integration } from "../schema/integration.ts";

export const financeIntegrations: readonly Integration[] = [
  {
    id: "stripe",
    name: "Stripe",
    description:
      "Explains a charge from its invoice and its payment, and prepares refunds and credit notes for approval.",
    category: "Finance",
    status: "active",
    setupTime: "4 mins",
    popularity: "high",
    auth: "API key; OAuth for Connect",
    features: [
      "Send invoices, and refund or credit them",
      "Bill by subscription or by use",
      "Create checkout sessions and payment links",
      "Keep customers, products and prices up to date",
      "Answer disputes with evidence",
      "Read the balance, movement by movement",
      "Receive signed webhooks",
    ],
  },
  {
    id: "quickbooks",
    name: "QuickBooks Online",
    description:
      "Drafts invoices and bills, records payments, and fetches the reports that close a month.",
    category: "Finance",
    status: "active",
    setupTime: "4 mins",
    popularity: "medium",
    auth: "OAuth 2.0",
    features: [
      "Create and send invoices and estimates",
      "Book bills, payments and journal entries",
      "Run profit-and-loss and balance-sheet reports",
      "Query entities in a language like SQL",
      "Ask for all entities changed since a time",
      "File documents with a transaction",
    ],
  },
  {
    id: "xero",
    name: "Xero",
    description:
      "Sends invoices, lists those that are overdue, and posts the journals that an accountant has approved.",
    category: "Finance",
    status: "active",
    setupTime: "4 mins",
    popularity: "medium",
    auth: "OAuth 2.0",
    features: [
      "Create and email invoices and quotes",
      "Book payments and bank transactions",
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
      "Captures payments, sends payouts in batches, and gathers the evidence for a dispute.",
    category: "Finance",
    status: "active",
    setupTime: "4 mins",
    popularity: "medium",
    auth: "OAuth 2.0 client credentials",
    features: [
      "Take a payment, or reserve it for later",
      "Refund a payment, whole or in part",
      "Answer disputes and hand in evidence",
      "Send payouts in batches",
      "Charge by subscription plan",
      "Write invoices and send them",
      "Receive signed webhooks",
    ],
  },
];
