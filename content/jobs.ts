import type { Claim } from "./schema/claim.ts";
import type { Job } from "./schema/job.ts";

export const jobs: readonly Job[] = [
  {
    id: "workflow-engine-engineer",
    title: "Workflow Engine Engineer",
    type: "Full-time",
    location: "Singapore",
    department: "Engineering",
    datePosted: "2026-10-05",
    description:
      "You work on the part that runs a workflow. It starts steps, waits for people, tries again after a failure, and never takes a paid action twice.",
    requirements: [
      "Several years with distributed systems that other teams depended on",
      "An example of idempotency, leases or back-pressure from your own work",
      "Fluent Go, Rust or TypeScript",
      "Time on call for something that you built",
    ],
    highlights: [
      "An engine that one person can still read from end to end",
      "You own the rules by which a run may change its state",
    ],
  },
  {
    id: "agent-orchestration-engineer",
    title: "Agent Orchestration Engineer",
    type: "Full-time",
    location: "Singapore or remote",
    department: "Engineering",
    datePosted: "2026-10-12",
    description:
      "You decide how an agent plans, chooses a tool, and notices that it should stop and ask. You prove each change with an evaluation before it ships.",
    requirements: [
      "Language models in production: evaluation, cost and failure as well as prompts",
      "An evaluation set of yours that changed a design",
      "Practice in testing what does not answer the same way twice",
      "Python or TypeScript",
    ],
    highlights: [
      "150+ models to choose from, by measurement",
      "A failed evaluation stops the release, whoever wants it out",
    ],
  },
  {
    id: "connector-engineer",
    title: "Connector Engineer",
    type: "Contract",
    location: "Remote in Asia-Pacific",
    department: "Engineering",
    datePosted: "2026-10-19",
    description:
      "You build connectors and MCP servers: sign-in, paging, rate limits, and the errors that a vendor forgot to document.",
    requirements: [
      "Integrations with APIs that you did not control",
      "OAuth 2.0 from the server's side as well as the client's",
      "Tests that notice when a vendor changes its answers",
    ],
    highlights: [
      "Your name on each connector that you publish, if you want it there",
      "Direct contact with the vendors' engineers",
    ],
  },
  {
    id: "site-reliability-engineer",
    title: "Site Reliability Engineer",
    type: "Full-time",
    location: "Singapore",
    department: "Engineering",
    datePosted: "2026-10-26",
    description:
      "You keep the services measured, dull and affordable to run. When one of them fails, you lead the repair and write down what it taught us.",
    requirements: [
      "Containers in production, in a public cloud and on customers' own machines",
      "Backups that you have restored, not only taken",
      "Infrastructure described as code",
      "Incident reports that other people learnt from",
    ],
    highlights: [
      "On-premises installations beside our own regions",
      "You set the error budgets with Product, and can stop a release by them",
    ],
  },
  {
    id: "frontend-engineer-design-app",
    title: "Frontend Engineer, Design App",
    type: "Full-time",
    location: "Singapore or remote",
    department: "Engineering",
    datePosted: "2026-11-02",
    description:
      "You build the Design App, where people correct a drafted workflow, and the User-Facing App, where they approve a step.",
    requirements: [
      "TypeScript and React, and what lies beneath them: HTML, CSS, forms and focus",
      "Work on an editor, a canvas or a long form",
      "The habit of testing with a keyboard and a screen reader",
    ],
    highlights: [
      "A drawing system of our own, in SVG",
      "An accessibility fault holds up a release like any other fault",
    ],
  },
  {
    id: "product-manager-workflows",
    title: "Product Manager, Workflows",
    type: "Full-time",
    location: "Singapore",
    department: "Product",
    datePosted: "2026-10-08",
    description:
      "You sit beside the people who do the work, find the decision that matters, and turn it into a workflow that they trust.",
    requirements: [
      "Products for people at work: finance, logistics, health or operations",
      "Field notes or interviews that changed a plan of yours",
      "Clear writing, with the reason beside the decision",
    ],
    highlights: ["Time with customers every week", "You decide what we do not build"],
  },
  {
    id: "product-designer",
    title: "Product Designer",
    type: "Full-time",
    location: "Singapore or remote",
    department: "Design",
    datePosted: "2026-10-22",
    description:
      "You draw how an agent shows what it is about to do, what it did, and where it needs a person.",
    requirements: [
      "Shipped work in a tool that people use all day",
      "Sketches in HTML and CSS, or the will to learn both",
      "Words as well as pictures: you write your own labels",
    ],
    highlights: [
      "One visual language for product, documents and site",
      "Designs are tried on real tasks before they are built",
    ],
  },
  {
    id: "security-engineer",
    title: "Security Engineer",
    type: "Full-time",
    location: "Singapore",
    department: "Security",
    datePosted: "2026-11-09",
    description:
      "You look at each feature as somebody who wants to misuse it. Then you help the team to close what you found.",
    requirements: [
      "Threat models that led to changes in code",
      "Container isolation, key management and identity in practice",
      "Knowledge of prompt injection and of what limits its damage",
      "Reports that a developer can act on the same day",
    ],
    highlights: [
      "A say in each design before it is code",
      "You answer the people who report weaknesses to us",
    ],
  },
  {
    id: "integration-partner-manager",
    title: "Integration Partner Manager",
    type: "Full-time",
    location: "Remote in Asia-Pacific",
    department: "Partnerships",
    datePosted: "2026-11-12",
    description:
      "You look after the consultancies and vendors that build on the platform: which workflow comes first, who does what, and whether it went well.",
    requirements: [
      "Partnerships with technical firms, from the first call to a running project",
      "Enough technical ground to read an API reference",
      "English, and one more language of the region",
    ],
    highlights: [
      "A small network that you can still shape",
      "Engineers who join the call when you need them",
    ],
  },
  {
    id: "support-engineer-weekends",
    title: "Support Engineer, Weekends",
    type: "Part-time",
    location: "Remote in Asia-Pacific",
    department: "Support",
    datePosted: "2026-11-16",
    description:
      "You answer the tickets of Enterprise customers on Saturdays and Sundays, read the run that went wrong, and stay with it until it is settled.",
    requirements: [
      "Experience with tickets about integrations or cloud services",
      "Logs, JSON and HTTP, read without help",
      "Calm, exact writing under time pressure",
    ],
    highlights: [
      "A fixed part of the 24/7 support for Enterprise",
      "What you repair twice becomes work for Engineering",
    ],
  },
];

const where = "/careers, Open positions";

export const claims: readonly Claim[] = [
  { figure: "150+ models", where, origin: "spec", scope: "Models that the platform can use" },
  { figure: "OAuth 2.0", where, origin: "spec", scope: "Version of the sign-in standard" },
  { figure: "24/7", where, origin: "spec", scope: "Support hours of the Enterprise plan" },
];
