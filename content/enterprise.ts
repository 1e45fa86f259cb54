import { site } from "@yno/brand/site";
import type { Claim } from "./schema/claim.ts";
import type {
  Collaboration,
  CrossingRun,
  EnterpriseClosing,
  EnterpriseFeatures,
  EnterpriseHero,
  Impact,
} from "./schema/enterprise.ts";
import { sharedFacts } from "./shared-facts.ts";

export const hero: EnterpriseHero = {
  buttons: ["Schedule Enterprise Demo", "Download Enterprise Guide"],
  text: "Email us to book a demo or get the guide.",
  mail: site.mail.hello,
};

export const crossingRun: CrossingRun = {
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
};

export const impact: Impact = {
  heading: "Measurable Business Impact",
  columns: { before: "Before", after: "After" },
  note: "Illustrative figures, not a customer's results. In a pilot, we measure the same four on your own runs.",
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
      measure: "The time people spend on one case, from opening an approval to closing it.",
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

export const collaboration: Collaboration = {
  heading: "Advanced Collaboration Platform",
  cards: [
    {
      title: "A workspace per department",
      text: "Each department has its own workspace, members and permissions. A workflow can cross between them, and you name the data it takes along.",
    },
    {
      title: "Changes need a reviewer",
      text: "Reviewers see a changed workflow next to the version in production. Someone other than its author has to release it.",
    },
    {
      title: "Approve from anywhere",
      text: "Approval requests arrive in chat, by email or in the User-Facing App, with everything the approver needs to decide.",
    },
    {
      title: "Cover for absences",
      text: "When an approver is away, requests go to their deputy. The record shows who decided on whose behalf.",
    },
  ],
};

export const features: EnterpriseFeatures = {
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
      text: "Every call that your runs make, to other systems and to our API. That's per customer on the shared platform; dedicated capacity has no cap.",
    },
    {
      title: "Unlimited AI agents",
      group: "Scale",
      text: "Run as many as the work needs. We don't charge per agent.",
    },
    {
      title: "SSO",
      group: "Control",
      text: "People sign in through your identity provider. When they leave your directory, they lose access to YNO.",
    },
    {
      title: "Audit logs",
      group: "Control",
      text: "See who read, changed or approved what. The log streams to your own tools, and we can't change that copy.",
    },
    {
      title: "Multi-region",
      group: "Scale",
      text: "Choose a region for each workspace, and keep a country's data in that country's region.",
    },
    {
      title: "On-premises",
      group: "Control",
      text: "Run the same images in your own data centre, with your own models if you like.",
    },
    {
      title: "24/7 support",
      group: "Service",
      text: "Engineers answer tickets and email at night, at weekends and on public holidays.",
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

export const closing: EnterpriseClosing = {
  heading: "Start with one process",
  text: "Pick a process that crosses departments and frustrates all of them. We'll draft that one workflow with you, and you judge it by your own runs.",
  terms: `Contracts are annual and start at ${sharedFacts.enterpriseUsers}. We agree the price with you.`,
  buttons: ["Start Enterprise Trial", "Book Consultation"],
  mail: site.mail.hello,
};

const inImpact = { where: "/enterprise, Measurable Business Impact", origin: "sample" } as const;
const inFeatures = { where: "/enterprise, Enterprise features", origin: "spec" } as const;

export const claims: readonly Claim[] = [
  { ...inImpact, figure: "9 days", scope: "Cycle time before" },
  { ...inImpact, figure: "2 days", scope: "Cycle time after" },
  { ...inImpact, figure: "41 min", scope: "People's time on one case before" },
  { ...inImpact, figure: "6 min", scope: "People's time on one case after" },
  { ...inImpact, figure: "5 in 100", scope: "Cases corrected before" },
  { ...inImpact, figure: "1 in 100", scope: "Cases corrected after" },
  { ...inImpact, figure: "SGD 38", scope: "Cost of one case before" },
  { ...inImpact, figure: "SGD 11", scope: "Cost of one case after" },
  {
    ...inFeatures,
    figure: sharedFacts.uptime,
    scope: "Uptime SLA of the Enterprise plan",
  },
  {
    ...inFeatures,
    figure: sharedFacts.uptimeEnterpriseOrder,
    scope: "Uptime SLA that an Enterprise order can state",
  },
  {
    ...inFeatures,
    figure: sharedFacts.enterpriseCalls,
    scope: "API requests a month, shared platform, Enterprise plan",
  },
  { ...inFeatures, figure: "24/7", scope: "Support hours of the Enterprise plan" },
  {
    figure: sharedFacts.enterpriseUsers,
    where: "/enterprise, Closing call",
    origin: "spec",
    scope: "Smallest Enterprise contract",
  },
];
