import { type LineId, site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";
import type { With } from "../schema/with.ts";
import * as sharedFacts from "../shared-facts.ts";

export const enterprisePage = {
  path: "/enterprise",
  navigation: { line: "plans", station: 1, title: "Enterprise" },
  updated: "2026-11-27",
  title: `Enterprise | ${site.brand}`,
  description: `YNO for large organisations: ${sharedFacts.uptime} uptime SLA, up to ${sharedFacts.enterpriseCalls} API requests a month, SSO, audit logs, several regions and on-premises operation.`,
  heading: "Enterprise",
  opening:
    "Automate work that crosses departments, and keep the controls your auditors expect. The Enterprise plan is for organisations with their own rules on access and location. It has SSO, audit logs, support around the clock, and a choice of region or on-premises.",
  drawing:
    "A sample run passes through Operations, Procurement, Finance and Legal. Each time it changes departments, somebody approves it: the Head of Operations, Finance, then Counsel or the deputy. The audit log has an entry for each of the three approvals.",
} as const satisfies Page;

export const hero = {
  buttons: ["Schedule Enterprise Demo", "Download Enterprise Guide"],
  text: "Email us to book a demo or get the guide.",
  mail: site.mail.hello,
};

export const crossingRun = {
  departments: [
    {
      name: "Operations",
      line: "product",
      step: "Request a supplier",
      approval: { by: "Head of Operations", what: "approves the request" },
    },
    {
      name: "Procurement",
      line: "resources",
      step: "Collect quotes",
      approval: { by: "Finance approves", what: "the amount" },
    },
    {
      name: "Finance",
      line: "company",
      step: "Reserve the budget",
      approval: { by: "Counsel approves", what: "or the deputy" },
    },
    { name: "Legal", line: "quick", step: "Review the terms" },
  ],
  end: "Supplier active",
  auditLog: "Audit log",
  entry: "who, what, when",
} satisfies With<{ departments: readonly With<{ line: LineId }>[] }>;

export const impact = {
  heading: "Measurable Business Impact",
  columns: { before: "Before", after: "After" },
  note: "Illustrative figures. They aren't a customer's results. On your first workflow, we measure the same four on your own cases.",
  cards: [
    {
      title: "Cycle time",
      before: "9 days",
      after: "2 days",
      measure: "From the first document to the closed case, as timed by the run record.",
    },
    {
      title: "Handling time",
      before: "41 min",
      after: "6 min",
      measure: "What people spend on one case, from opening an approval to closing it.",
    },
    {
      title: "Corrections",
      before: "5 in 100",
      after: "1 in 100",
      measure: "Cases someone had to change after they were closed.",
    },
    {
      title: "Cost per case",
      before: "SGD 38",
      after: "SGD 11",
      measure: "Subscription, your own models and people's time, divided by closed cases.",
    },
  ],
};

export const collaboration = {
  heading: "Advanced Collaboration Platform",
  cards: [
    {
      title: "A workspace per department",
      text: "A department gets its own workspace, with members and permissions. A workflow can cross from one to another, and you choose which data moves with it.",
    },
    {
      title: "Changes need a reviewer",
      text: "A changed workflow is shown next to the version in production. Someone other than its author has to release it.",
    },
    {
      title: "Approve from anywhere",
      text: "In chat, by email or in the User-Facing App: requests arrive with everything the approver needs to decide.",
    },
    {
      title: "Cover for absences",
      text: "When an approver is away, their deputy gets the requests. The record shows who decided on whose behalf.",
    },
  ],
};

export const features = {
  heading: "Enterprise features",
  groups: ["Scale", "Control", "Service"],
  features: [
    {
      title: `${sharedFacts.uptime} uptime SLA`,
      group: "Scale",
      text: `In each calendar month. Your order can state ${sharedFacts.uptimeEnterpriseOrder} instead.`,
    },
    {
      title: `API limits up to ${sharedFacts.enterpriseCalls} requests a month`,
      group: "Scale",
      text: "Every call that your runs make: to other systems, MCP servers and models, and to our API. That's per customer on the shared platform; dedicated capacity has no cap.",
    },
    {
      title: "Unlimited AI agents",
      group: "Scale",
      text: "We don't charge per agent.",
    },
    {
      title: "SSO",
      group: "Control",
      text: "Sign-in through your identity provider. Anyone who leaves your directory loses access.",
    },
    {
      title: "Audit logs",
      group: "Control",
      text: "Streamed to your own tools, where we can't change them. The log says who approved what, and who read it.",
    },
    {
      title: "Multi-region",
      group: "Scale",
      text: "Choose the region where a workspace stores its data. Our models answer from Singapore or the European Union; with your own, you choose where.",
    },
    {
      title: "On-premises",
      group: "Control",
      text: "Run the same images in your own data centre, with your own models if you like.",
    },
    {
      title: `${sharedFacts.supportEnterprise} support`,
      group: "Service",
      text: "Nights, weekends and public holidays included.",
    },
    {
      title: "Custom SLA",
      group: "Service",
      text: "Agree response and recovery times that match your own policies.",
    },
    {
      title: "Business associate agreement",
      group: "Service",
      text: "For healthcare customers who handle protected health information.",
    },
  ],
  button: "Contact Sales Team",
  text: "Send us your requirements as they are. We'll answer point by point.",
  mail: site.mail.hello,
};

export const closing = {
  heading: "Start with one process",
  text: "Pick a process that crosses departments and frustrates all of them. We'll draft that one workflow with you, and you judge it on your own cases.",
  terms: `Contracts are annual and start at ${sharedFacts.enterpriseUsers}. We agree the price with you, and the length and scope of a trial.`,
  buttons: ["Start Enterprise Trial", "Book Consultation"],
  mail: site.mail.hello,
};

export type CrossingRun = typeof crossingRun;
export type EnterpriseFeatures = typeof features;
export type Impact = typeof impact;
