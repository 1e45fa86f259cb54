import { type LineId, site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";
import type { With } from "../schema/with.ts";
import * as sharedFacts from "../shared-facts.ts";
import * as statements from "../shared-statements.ts";

export const enterprisePage = {
  path: "/enterprise",
  navigation: { line: "plans", station: 1, title: "Enterprise" },
  updated: "2026-11-29",
  title: `Enterprise | ${site.brand}`,
  description: `YNO for large organisations: ${sharedFacts.uptime} uptime SLA, up to ${sharedFacts.enterpriseCalls} API requests a month, SSO, audit logs, several regions and on-premises operation.`,
  heading: "Enterprise",
  opening:
    "Automate the work that crosses your departments, and keep the controls your auditors expect. The Enterprise plan is for organisations with their own rules on access and location, which is why it adds SSO, audit logs, support day and night, and a choice between our regions and your own machines.",
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

/** What buyers ask before anything else. */
export const buying = {
  heading: "Before the first call",
  items: [
    {
      title: "Security",
      text: `Stored data is encrypted with ${sharedFacts.encryptionStored} and connections with ${sharedFacts.encryptionInTransit}, and every attempt at a task gets a container of its own. We have neither an ISO/IEC 27001 certificate nor a SOC 2 report yet.`,
      link: { label: "See what's finished", to: "/security" },
    },
    {
      title: "Price",
      text: `We quote for each customer, starting at ${sharedFacts.enterpriseUsers} on an annual contract. Your number of users, your regions or machines, dedicated capacity and service levels decide the price, while agents, runs and approvals aren't charged for.`,
      link: { label: "What decides the price", to: "/resources#smallest-enterprise-contract" },
    },
    {
      title: "Rollout",
      text: "Start with one process in Assisted, the lowest tier, where your people still take every step. Once its run records show that the suggestions are right, move the steps up one at a time, and bring in the next department after that.",
      link: { label: "How a first project starts", to: "/resources#first-enterprise-project" },
    },
    {
      title: "ERP and HR",
      text: `${statements.businessSystems} have no ready-made connector, so agents reach them through their own APIs, an MCP server or a container. ${statements.whoConnects}`,
      link: { label: "Compare the three ways", to: "/integrations#own-systems" },
    },
    {
      title: "Leavers",
      text: `${statements.leaver} Schedules and webhooks stop with no-user until someone else publishes those workflows again, so publish them from a team account.`,
      link: { label: "What to switch off", to: "/resources#leaver-access" },
    },
    {
      title: "If we close",
      text: `You can export for ${sharedFacts.dataAfterCancellation} after a contract ends for any reason, and your tasks are containers that run elsewhere. Escrow or a longer notice is something to put in your order, because the standard terms have neither.`,
      link: { label: "What you would keep", to: "/resources#if-yno-closes" },
    },
  ],
};

export const impact = {
  heading: "Measurable Business Impact",
  columns: { before: "Before", after: "After" },
  note: "Illustrative figures, which aren't a customer's results. On your first workflow, we measure the same four on your own cases.",
  cards: [
    {
      title: "Cycle time",
      before: "9 days",
      after: "2 days",
      measure: "From the first document to the closed case, as the run record times it.",
    },
    {
      title: "Handling time",
      before: "41 min",
      after: "6 min",
      measure: "The time people spend on one case, from opening an approval to closing it.",
    },
    {
      title: "Corrections",
      before: "5 in 100",
      after: "1 in 100",
      measure: "Closed cases that someone had to open again because the result was wrong.",
    },
    {
      title: "Cost per case",
      before: "SGD 38",
      after: "SGD 11",
      measure:
        "The subscription, your own models and people's time, divided by the cases that were closed.",
    },
  ],
};

export const collaboration = {
  heading: "Advanced Collaboration Platform",
  cards: [
    {
      title: "A workspace per department",
      text: "Departments work in workspaces with their own members and permissions. When a workflow crosses from one to another, you choose which data moves with it, so that Finance can get a total without seeing a salary.",
    },
    {
      title: "Changes need a reviewer",
      text: "A changed workflow is shown next to the version in production, and it runs only when someone other than its author has released it. Earlier versions are kept, which is how you go back to one.",
    },
    {
      title: "Approve from anywhere",
      text: `Requests arrive in chat, by email or in the User-Facing App, with everything the approver needs. ${statements.approverIdentity}`,
    },
    {
      title: "Cover for absences",
      text: "When an approver is away, the requests go to their deputy, and the record shows who decided on whose behalf. Where two people must agree, put two approvals in a row and assign them to different people.",
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
      text: `Counted in each calendar month. Your order can state ${sharedFacts.uptimeEnterpriseOrder} instead.`,
    },
    {
      title: `API limits up to ${sharedFacts.enterpriseCalls} requests a month`,
      group: "Scale",
      text: "The limit covers every call that your runs make to other systems, MCP servers, models and our API. It applies to one customer on the shared platform, while dedicated capacity has none.",
    },
    {
      title: "Unlimited AI agents",
      group: "Scale",
      text: "Add as many as the work needs, because we don't charge per agent.",
    },
    {
      title: "SSO",
      group: "Control",
      text: `People sign in through your identity provider, and ${statements.removedFromDirectory}. A session that's still open has to be ended in YNO.`,
    },
    {
      title: "Audit logs",
      group: "Control",
      text: "We stream the log to your own tools, where we can't change it. It shows who approved what, and who has read the log.",
    },
    {
      title: "Multi-region",
      group: "Scale",
      text: "You choose the region where a workspace stores its data. Our models answer from Singapore or the European Union, and your own answer from wherever you run them.",
    },
    {
      title: "On-premises",
      group: "Control",
      text: "The same images run in your own data centre. Workflow data stays there if the models are yours too and people approve in the User-Facing App.",
    },
    {
      title: `${sharedFacts.supportEnterprise} support`,
      group: "Service",
      text: "By ticket, day and night, public holidays included. The phone keeps Singapore office hours.",
    },
    {
      title: "Custom SLA",
      group: "Service",
      text: "Your order can set a first response for each priority, and recovery times that match your own policies.",
    },
    {
      title: "Business associate agreement",
      group: "Service",
      text: "Healthcare customers sign one with us before any protected health information reaches a workflow.",
    },
  ],
  button: "Contact Sales Team",
  text: "Send us your requirements in whatever form you have them, and we'll answer point by point.",
  mail: site.mail.hello,
};

export const closing = {
  heading: "Start with one process",
  text: "Choose one process that involves several departments and slows all of them down. We draft the workflow with you, and you judge it on your own cases before you decide about the next.",
  terms: `Contracts are annual and start at ${sharedFacts.enterpriseUsers}. The price, and the length and scope of a trial, are agreed with you.`,
  buttons: ["Start Enterprise Trial", "Book Consultation"],
  mail: site.mail.hello,
};

export type CrossingRun = typeof crossingRun;
export type EnterpriseFeatures = typeof features;
export type Impact = typeof impact;
