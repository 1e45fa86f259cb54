import { site } from "@yno/brand/site";
import type { FaqEntry } from "../schema/faq.ts";
import { sharedFacts } from "../shared-facts.ts";

const category = "Enterprise & Partnerships";

/** What buyers ask before an Enterprise contract, and firms before a partnership. */
export const enterpriseAndPartnerships: readonly FaqEntry[] = [
  {
    id: "smallest-enterprise-contract",
    category,
    question: "What is the smallest Enterprise contract?",
    answer: `Enterprise starts at ${sharedFacts.enterpriseUsers}, on an annual contract. Each customer gets a separate quote, because regions, on-premises operation and service levels differ. If you need SSO for fewer people, the same minimum applies. SME suits smaller teams that don't need SSO, audit logs or an installation on their own hardware. [Pricing](/pricing) compares the two.`,
  },
  {
    id: "enterprise-api-volume",
    category,
    question: "How many API requests does the Enterprise plan allow?",
    answer: `Up to ${sharedFacts.enterpriseCalls} requests a month for each Enterprise customer on the shared platform, counting every [API call](/pricing#units) that its runs make. Dedicated capacity has no cap, and that's what 'Unlimited API calls' under [Pricing](/pricing) refers to. The hourly limit is agreed separately, so tell us your peak hour when you ask for a quote.`,
  },
  {
    id: "on-premises-operation",
    category,
    question: "Can we run YNO in our own data centre?",
    answer:
      "Yes, on the [Enterprise plan](/enterprise). The same images run on your machines, with your own models if you like, and what you run there stays there. Your machines must run linux/amd64 containers. The order states how many you need and how new versions reach you. A fault in your power, hardware or network doesn't count against the uptime we owe you.",
  },
  {
    id: "audit-log-for-auditors",
    category,
    question: "How do our auditors get at the audit log?",
    answer:
      "Stream it to your own system, where your auditors can use the tools they already know. The log shows who read, changed or approved what, and we can't change the copy that you hold. Audit logs come with [Enterprise](/enterprise) only; run records come with every plan.",
  },
  {
    id: "separate-departments",
    category,
    question: "Can departments share an account without seeing each other's work?",
    answer:
      "Yes, on the [Enterprise plan](/enterprise). Each department gets a workspace with its own members and permissions. When a workflow crosses from one workspace to another, you name the data it carries, so Payroll can give Finance a total without showing a single salary.",
  },
  {
    id: "order-of-documents",
    category,
    question: "If our order, your terms and the documentation differ, which one applies?",
    answer:
      "The order takes precedence over the [terms](/terms), and the terms over the documentation. Two documents rank above the order: a business associate agreement for health information, and the data-processing terms for personal data. Your own purchase terms don't apply, so put anything your purchasing department can't do without in the order.",
  },
  {
    id: "first-enterprise-project",
    category,
    question: "How does a first Enterprise project start?",
    answer: `With one process that crosses departments and annoys all of them. Describe yours in an email to ${site.mail.hello}, as the [Enterprise](/enterprise) page suggests. Bring someone who does the work today and someone who can approve. We draft the workflow with you, and you judge it on your own runs, from cycle time to cost per case.`,
  },
  {
    id: "custom-sla",
    category,
    question: "What can a custom SLA change in an Enterprise contract?",
    answer: `It can match your own policy for response and recovery times. Without one, a person confirms a ticket within ${sharedFacts.ticketResponse}, and engineers then work on it at any hour, in order of [priority](/support#service-levels). An SLA can't cover a system you connect, or a run that's waiting for your approver. Email your policy to ${site.mail.hello} before we meet.`,
  },
  {
    id: "leaving-enterprise",
    category,
    question: "What can we take with us if we don't renew?",
    answer:
      "Everything that's yours: workflows, prompts, container images, and your data in common formats. You can export for 30 days after the contract has ended. Then the data is deleted, except where the [terms](/terms) set another period, as they do for system logs and protected health information.",
  },
  {
    id: "partner-programmes",
    category,
    question: "Which partnership programme fits our firm?",
    answer: `It depends on what you do. Join Consulting if you build automation for clients, or Resale if you sell software where we have no office. Technology is for vendors whose product agents should use, and Data is for owners of addresses, tariffs or prices. Compare them under [Partners](/partners), then write to ${site.mail.partners}.`,
  },
  {
    id: "partner-earnings",
    category,
    question: "How does a partner earn money with YNO?",
    answer:
      "Resellers get a margin on each plan, agreed in writing before the first sale, and provide first-line support. Data partners set a price per call and can audit the count. Consultancies set their own fees for analysis, change and training, and we take no share. The [partner page](/partners) explains each programme.",
  },
  {
    id: "software-vendors",
    category,
    question: "We make business software. How can agents use it?",
    answer:
      "Through a connector or an MCP server that we build together in the [Technology programme](/partners) and test before each release. From you, we need a test account that stays open and an engineer who can answer questions. Already have an MCP server? Your customers can connect it themselves, as [MCP Integration](/docs/mcp) shows.",
  },
];
