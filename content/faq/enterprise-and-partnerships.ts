import type { FaqEntry } from "../schema/faq.ts";
import { site } from "../site.ts";

const category = "Enterprise & Partnerships";

/** What buyers ask before an Enterprise contract, and firms before a partnership. */
export const enterpriseAndPartnerships: readonly FaqEntry[] = [
  {
    id: "smallest-enterprise-contract",
    category,
    question: "What is the smallest Enterprise contract?",
    answer:
      "Enterprise starts at 100 users, and its contracts are annual. The price is agreed for each of them, because regions, on-premises operation and service levels differ. A smaller company is served by SME, as long as it can do without SSO, audit logs and an installation of its own; [Pricing](/pricing) compares the two.",
  },
  {
    id: "enterprise-api-volume",
    category,
    question: "How many API requests does the Enterprise plan allow?",
    answer:
      "On the shared platform each Enterprise customer may make up to 10M requests a month. Dedicated capacity has no cap, and that is what 'Unlimited API calls' under [Pricing](/pricing) refers to. How many requests may arrive within an hour is agreed separately, so name your highest hour when you ask for an offer.",
  },
  {
    id: "on-premises-operation",
    category,
    question: "Can we run YNO in our own data centre?",
    answer:
      "Yes, on the [Enterprise plan](/enterprise). The same images run on your machines, with models of your own if you wish, and what you run there stays there. Power, hardware and network are then yours to keep up, and a fault in them does not count against the uptime that we owe.",
  },
  {
    id: "audit-log-for-auditors",
    category,
    question: "How do our auditors get at the audit log?",
    answer:
      "You send the log to a system of your own, and they read it there with the tools that they know. It says who read, changed or approved what, and nobody can edit it. Audit logs belong to [Enterprise](/enterprise) alone, while run records come with every plan.",
  },
  {
    id: "separate-departments",
    category,
    question: "Can departments share an account without seeing each other's work?",
    answer:
      "They can, on the [Enterprise plan](/enterprise): a department gets a workspace with its own members and rights. Where a workflow has to cross from one workspace to another, what it carries across is named, so that Payroll can tell Finance a total without showing a salary.",
  },
  {
    id: "order-of-documents",
    category,
    question: "If our order, your terms and the documentation differ, which one holds?",
    answer:
      "The order comes before the [terms](/terms), and the terms before the documentation. Two documents rank above the order: a business associate agreement where health information is concerned, and the data-processing terms where personal data is. Your own terms of purchase do not apply, so whatever your purchasing department cannot do without belongs in the order.",
  },
  {
    id: "first-enterprise-project",
    category,
    question: "How does a first project with Enterprise begin?",
    answer:
      "It begins with one process that crosses departments and annoys all of them; name yours in the [contact form](/support#contact-form). Bring somebody who does the work today and somebody who may approve. We draft the workflow with you, and you judge it by your own runs, from cycle time to cost per case.",
  },
  {
    id: "custom-sla",
    category,
    question: "What can a custom SLA change in an Enterprise contract?",
    answer:
      "The times for response and recovery can be set as your own policy asks for them. Without a custom SLA, engineers answer tickets and email 24/7, and the first answer to a ticket takes 12 hours at most. No SLA covers a system that you connect, or a run that waits for your approver. Send the policy through the [contact form](/support#contact-form) before we meet.",
  },
  {
    id: "leaving-enterprise",
    category,
    question: "What can we take with us if we do not renew?",
    answer:
      "You take your workflows, prompts and container images, which belong to you, and your data in common formats. Export remains open for 30 days after the contract has ended. Then the data is deleted, except where the [terms](/terms) give another period, as they do for system logs and protected health information.",
  },
  {
    id: "partner-programmes",
    category,
    question: "Which partnership programme fits our firm?",
    answer: `That follows from what you bring. Firms that build automation for clients belong in the Consulting programme, and firms that sell software where we have no office in Resale. Technology is for vendors whose product agents should use, and Data for holders of addresses, tariffs or prices. Compare them under [Partners](/partners), then write to ${site.mail.partners}.`,
  },
  {
    id: "partner-earnings",
    category,
    question: "How does a partner earn money with YNO?",
    answer:
      "Resellers receive a margin on each plan, agreed in writing before the first sale, and give first-line support in return. Data partners set a price per call and can audit the count. Consultancies charge their own fees for analysis, change and training, which we leave to them, as the [partner page](/partners) says.",
  },
  {
    id: "software-vendors",
    category,
    question: "We make business software. How can agents come to use it?",
    answer:
      "Through a connector or an MCP server that we build together in the [Technology programme](/partners) and test before each release. We need a test account that stays open and an engineer on your side who answers. If your product has an MCP server already, your customers can connect it themselves, as [MCP Integration](/docs/mcp) shows.",
  },
];
