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
    answer: `Enterprise starts at ${sharedFacts.enterpriseUsers}, on an annual contract. The same minimum applies if you only need SSO. We quote for every customer separately. Smaller teams that don't need SSO, audit logs or an installation on their own hardware are better off with SME. [Pricing](/pricing) compares the two.`,
  },
  {
    id: "enterprise-api-volume",
    category,
    question: "How many API requests does the Enterprise plan allow?",
    answer: `Up to ${sharedFacts.enterpriseCalls} requests a month for one Enterprise customer on the shared platform, counting every [API call](/pricing#units) that its runs make. Dedicated capacity has no cap, and that is the 'Unlimited API calls' under [Pricing](/pricing). The hourly limit is agreed separately. Tell us your peak hour when you ask for a quote.`,
  },
  {
    id: "on-premises-operation",
    category,
    question: "Can we run YNO in our own data centre?",
    answer:
      "Yes, on the [Enterprise plan](/enterprise). The same images run on your machines, with your own models if you like, and your data doesn't leave your site.\n\n- Your machines must run linux/amd64 containers. The order states how many you need.\n- The order also states how new versions reach you.\n- Our recovery objectives cover our own regions. For your site, you set your own.\n- A fault in your power, hardware or network doesn't count against the uptime we owe you.",
  },
  {
    id: "audit-log-for-auditors",
    category,
    question: "How do our auditors get at the audit log?",
    answer:
      "Stream it to your own system, where we can't change the copy you hold. Audit logs come with [Enterprise](/enterprise) only; run records come with every plan.",
  },
  {
    id: "separate-departments",
    category,
    question: "Can departments share an account without seeing each other's work?",
    answer:
      "Yes, on the [Enterprise plan](/enterprise). A department gets a workspace with its own members and permissions. When a workflow crosses from one workspace to another, you choose which data moves with it. Payroll can give Finance a total without showing a single salary.",
  },
  {
    id: "order-of-documents",
    category,
    question: "If our order, your terms and the documentation differ, which one applies?",
    answer:
      "They rank like this, the first above the second and so on:\n\n- a business associate agreement for health information, and the data-processing terms for personal data\n- your order\n- the [terms](/terms)\n- the documentation\n\nYour own purchase terms don't apply. Put anything your purchasing department can't do without in the order.",
  },
  {
    id: "first-enterprise-project",
    category,
    question: "How does a first Enterprise project start?",
    answer: `With one process that crosses departments and annoys all of them.\n\nDescribe yours in an email to ${site.mail.hello}. For the first meeting, bring someone who does the work today and someone who can approve. We draft the workflow with you. Start it in Assisted, the lowest tier, where your people take every step and the agent only suggests.\n\nYou judge it on your own cases, by the four measures on the [Enterprise](/enterprise) page: cycle time, handling time, corrections and cost per case.`,
  },
  {
    id: "custom-sla",
    category,
    question: "What can a custom SLA change in an Enterprise contract?",
    answer: `It can match your own policy for response and recovery times. Without one, a person confirms a ticket within ${sharedFacts.ticketResponse}, and engineers then work on it at any hour, in order of [priority](/support#service-levels).\n\nAn SLA can't cover a system you connect, or a run that's waiting for your approver. Email your policy to ${site.mail.hello} before we meet.`,
  },
  {
    id: "leaving-enterprise",
    category,
    question: "What can we take with us if we don't renew?",
    answer: `Everything that's yours, with your data in common formats. You can export for ${sharedFacts.dataAfterCancellation} after the contract has ended. Then we delete the data, except where the [terms](/terms) set another period.`,
  },
  {
    id: "partner-programmes",
    category,
    question: "Which partnership programme fits our firm?",
    answer: `It depends on what you do:\n\n- You build automation for clients: Consulting.\n- You sell software where we have no office: Resale.\n- Your product should be usable by agents: Technology.\n- You own addresses, tariffs or prices: Data.\n\nCompare them under [Partners](/partners), then write to ${site.mail.partners}.`,
  },
  {
    id: "partner-earnings",
    category,
    question: "How does a partner earn money with YNO?",
    answer:
      "Resellers get a margin on the plans they sell, agreed in writing before the first sale. Data partners set a price per call and can audit the count. Consultancies set their own fees, and we take no share. The [partner page](/partners) has the details.",
  },
  {
    id: "software-vendors",
    category,
    question: "We make business software. How can agents use it?",
    answer:
      "Through a connector or an MCP server that we build together in the [Technology programme](/partners) and test before each release. From you, we need a test account that stays open and an engineer who can answer questions. If you already have an MCP server, your customers can connect it themselves.",
  },
];
