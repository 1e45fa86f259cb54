import type { Claim } from "./schema/claim.ts";
import type {
  Collaboration,
  EnterpriseClosing,
  EnterpriseFeatures,
  EnterpriseHero,
  Impact,
} from "./schema/enterprise.ts";
import { site } from "./site.ts";

export const hero: EnterpriseHero = {
  buttons: ["Schedule Enterprise Demo", "Download Enterprise Guide"],
  text: "Write to us for a demonstration or a copy of the guide.",
  mail: site.mail.hello,
};

export const impact: Impact = {
  heading: "Measurable Business Impact",
  note: "Illustrative figures, from no customer. In a pilot, the same four are read from your own runs.",
  cards: [
    {
      title: "Cycle time",
      before: "9 days",
      after: "2 days",
      measure: "From the first document to the closed case, as the run record shows it.",
    },
    {
      title: "Time at the desk",
      before: "41 min",
      after: "6 min",
      measure: "Time that people spend on one case, from opening an approval to closing it.",
    },
    {
      title: "Corrections",
      before: "5 in 100",
      after: "1 in 100",
      measure: "Cases that somebody had to change after they were closed.",
    },
    {
      title: "Cost per case",
      before: "SGD 38",
      after: "SGD 11",
      measure: "Plan, models and people's hours, divided by the cases closed.",
    },
  ],
};

export const collaboration: Collaboration = {
  heading: "Advanced Collaboration Platform",
  cards: [
    {
      title: "A workspace for each department",
      text: "Workspaces have their own members and rights. A workflow may cross from one to another; what it carries across is named.",
    },
    {
      title: "A second pair of eyes",
      text: "A changed workflow is shown beside the one that runs. Somebody other than its author releases it.",
    },
    {
      title: "Approvals where people are",
      text: "A request to approve arrives in chat, by email or in the User-Facing App, with all that is needed to decide.",
    },
    {
      title: "Deputies",
      text: "When somebody is away, approvals go to a deputy. The record says who stood in for whom.",
    },
  ],
};

export const features: EnterpriseFeatures = {
  heading: "Enterprise features",
  features: [
    {
      title: "99.9% uptime SLA",
      text: "The service level of the shared platform. It stands in the contract.",
    },
    {
      title: "API limits up to 10M requests a month",
      text: "For each customer on the shared platform. Dedicated capacity is not capped.",
    },
    {
      title: "Unlimited AI agents",
      text: "As many as the work needs. The contract does not count them.",
    },
    {
      title: "SSO",
      text: "People sign in through your identity provider. Whoever leaves your directory loses access here.",
    },
    {
      title: "Audit logs",
      text: "Who read, changed or approved what, in a log that nobody can edit and your own tools can read.",
    },
    {
      title: "Multi-region",
      text: "Choose a region for each workspace, and keep data from one country in that country's region.",
    },
    {
      title: "On-premises",
      text: "The same images in your own data centre, with models that you run yourself if you wish.",
    },
    {
      title: "24/7 support",
      text: "Engineers answer tickets and email at night, at weekends and on public holidays.",
    },
    {
      title: "Custom SLA",
      text: "Response and recovery times as your own policy asks for them.",
    },
    {
      title: "Business associate agreement",
      text: "For healthcare customers who handle protected health information.",
    },
  ],
  button: "Contact Sales Team",
  text: "Send your requirements as they are. We answer point by point.",
  mail: site.mail.hello,
};

export const closing: EnterpriseClosing = {
  heading: "Begin with one process",
  text: "Bring a process that crosses departments and annoys all of them. We draft it with you on the platform, and you judge it by your own runs.",
  terms: "The price is agreed by contract. Contracts are annual and start at 100 users.",
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
  { ...inFeatures, figure: "99.9%", scope: "Uptime SLA of the shared platform, Enterprise plan" },
  { ...inFeatures, figure: "10M", scope: "API requests a month, shared platform, Enterprise plan" },
  { ...inFeatures, figure: "24/7", scope: "Support hours of the Enterprise plan" },
  {
    figure: "100 users",
    where: "/enterprise, Closing call",
    origin: "spec",
    scope: "Smallest Enterprise contract",
  },
];
