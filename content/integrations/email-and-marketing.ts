import type { Integration } from "../schema/integration.ts";

export const emailAndMarketingIntegrations: readonly Integration[] = [
  {
    id: "gmail",
    name: "Gmail",
    description:
      "Sorts new mail by intent, drafts replies from the thread, and sends those that a person has released.",
    category: "Email & Marketing",
    status: "active",
    setupTime: "2 mins",
    popularity: "high",
    auth: "OAuth 2.0",
    features: [
      "Write drafts and send mail",
      "Search with mailbox query syntax",
      "Read threads and attachments",
      "Label messages and take labels off",
      "List changes since an earlier state",
      "Receive push notices of new mail",
    ],
  },
  {
    id: "outlook",
    name: "Outlook Mail",
    description:
      "Files incoming mail, takes attachments into a workflow, and chases threads that nobody has answered.",
    category: "Email & Marketing",
    status: "active",
    setupTime: "5 mins",
    popularity: "high",
    auth: "OAuth 2.0 through Microsoft Entra ID",
    features: [
      "Write, answer and forward mail",
      "Find messages by text, sender or date",
      "Move messages and set categories",
      "Take attachments out of a message or add them",
      "Set inbox rules and out-of-office replies",
      "Fetch only what changed, by delta query",
    ],
  },
  {
    id: "mailchimp",
    name: "Mailchimp",
    description:
      "Keeps audiences in step with your customer records, and reports how each campaign was received.",
    category: "Email & Marketing",
    status: "active",
    setupTime: "3 mins",
    popularity: "medium",
    auth: "OAuth 2.0 or API key",
    features: [
      "Keep the members of an audience up to date",
      "Prepare a campaign and send it at a set hour",
      "Read reports of opens, clicks and bounces",
      "Divide an audience by tags and segments",
      "Trigger steps of a customer journey",
      "Run operations in batches",
    ],
  },
  {
    id: "sendgrid",
    name: "Twilio SendGrid",
    description:
      "Sends receipts and notices from templates, and stops writing to addresses that bounce.",
    category: "Email & Marketing",
    status: "active",
    setupTime: "3 mins",
    popularity: "medium",
    auth: "API key with scopes",
    features: [
      "Send mail from dynamic templates",
      "Hear when mail is delivered, opened or clicked",
      "Manage suppressed addresses",
      "Put off a message, or stop it before it leaves",
      "Receive mail as structured data",
      "Check that an address can be written to",
    ],
  },
];
