import type { Integration } from "../schema/integration.ts";

export const emailAndMarketingIntegrations: readonly Integration[] = [
  {
    id: "gmail",
    name: "Gmail",
    description:
      "Sort new email by intent, draft replies from the thread, and send those a person approves.",
    category: "Email & Marketing",
    status: "active",
    setupTime: "2 mins",
    popularity: "high",
    auth: "OAuth 2.0",
    features: [
      "Write drafts and send email",
      "Search with mailbox query syntax",
      "Read threads and attachments",
      "Add and remove labels",
      "List changes since an earlier state",
      "Receive push notifications of new email",
    ],
  },
  {
    id: "outlook",
    name: "Outlook Mail",
    description:
      "File incoming email, pull attachments into a workflow, and chase unanswered threads.",
    category: "Email & Marketing",
    status: "active",
    setupTime: "5 mins",
    popularity: "high",
    auth: "OAuth 2.0 through Microsoft Entra ID",
    features: [
      "Write, reply to and forward email",
      "Find messages by text, sender or date",
      "Move messages and set categories",
      "Read and add attachments",
      "Set inbox rules and out-of-office replies",
      "Fetch only changes with delta queries",
    ],
  },
  {
    id: "mailchimp",
    name: "Mailchimp",
    description:
      "Sync audiences with your customer records, and report how each campaign performed.",
    category: "Email & Marketing",
    status: "active",
    setupTime: "3 mins",
    popularity: "medium",
    auth: "OAuth 2.0 or API key",
    features: [
      "Add and update audience members",
      "Prepare a campaign and schedule it",
      "Read reports of opens, clicks and bounces",
      "Split an audience by tags and segments",
      "Trigger steps in a customer journey",
      "Run operations in batches",
    ],
  },
  {
    id: "sendgrid",
    name: "Twilio SendGrid",
    description:
      "Send receipts and notices from templates, and stop writing to addresses that bounce.",
    category: "Email & Marketing",
    status: "active",
    setupTime: "3 mins",
    popularity: "medium",
    auth: "API key with scopes",
    features: [
      "Send email from dynamic templates",
      "Track deliveries, opens and clicks",
      "Manage suppressed addresses",
      "Delay or cancel a scheduled message",
      "Receive email as structured data",
      "Check that an address is valid",
    ],
  },
];
