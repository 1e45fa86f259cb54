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
      "Build the engine that runs workflows: it starts steps, waits for people, retries after failures and never pays twice.",
    requirements: [
      "Several years building distributed systems other teams depend on",
      "Hands-on experience with idempotency, leases or back-pressure",
      "Fluent Go, Rust or TypeScript",
      "On-call experience for something you built",
    ],
    highlights: [
      "An engine small enough for one person to read in full",
      "Ownership of the rules for how a run changes state",
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
      "Shape how agents plan, choose tools and know when to stop and ask. You'll prove every change with an evaluation before it ships.",
    requirements: [
      "Experience with language models in production: evaluation, cost and failure, not just prompts",
      "An evaluation you built that changed a design",
      "Experience testing non-deterministic systems",
      "Python or TypeScript",
    ],
    highlights: [
      "150+ models to choose from, based on measurements",
      "A failed evaluation stops a release, whoever is asking for it",
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
      "Build connectors and MCP servers: sign-in, paging, rate limits, and the errors the vendor forgot to document.",
    requirements: [
      "Experience integrating APIs you don't control",
      "OAuth 2.0, on the server as well as the client",
      "Tests that catch changes in a vendor's responses",
    ],
    highlights: [
      "Your name on the connectors you publish, if you'd like",
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
      "Keep our services measured, boring and affordable to run. When one fails, you'll lead the fix and write up what we learned.",
    requirements: [
      "Containers in production, in a public cloud and on customers' own hardware",
      "Backups you've restored, not just taken",
      "Infrastructure described as code",
      "Incident reports other teams learned from",
    ],
    highlights: [
      "On-premises installations as well as our own regions",
      "You set error budgets with Product, and can stop a release that breaks them",
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
      "Build the Design App, where people refine a drafted workflow, and the User-Facing App, where they approve steps.",
    requirements: [
      "TypeScript and React, plus the fundamentals: HTML, CSS, forms and focus",
      "Experience with an editor, a canvas or long forms",
      "You test with a keyboard and a screen reader as a matter of course",
    ],
    highlights: [
      "Our own drawing system, in SVG",
      "Accessibility bugs block a release like any other bug",
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
      "Spend time with the people who do the work, find the decisions that matter, and turn them into workflows they trust.",
    requirements: [
      "Experience with products for finance, logistics, health or operations teams",
      "User research that changed one of your plans",
      "Clear writing that explains the reasons for a decision",
    ],
    highlights: ["Time with customers every week", "You decide what we don't build"],
  },
  {
    id: "product-designer",
    title: "Product Designer",
    type: "Full-time",
    location: "Singapore or remote",
    department: "Design",
    datePosted: "2026-10-22",
    description:
      "Design how agents show what they're about to do, what they've done, and where they need a person.",
    requirements: [
      "Shipped work in a tool people use all day",
      "You prototype in HTML and CSS, or want to learn",
      "Good interface writing: you write your own labels",
    ],
    highlights: [
      "One visual language across product, docs and website",
      "We test designs on real tasks before we build them",
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
      "Look at every feature the way an attacker would, then help the team fix what you find.",
    requirements: [
      "Threat models that led to code changes",
      "Practical experience with container isolation, key management and identity",
      "Knowledge of prompt injection and how to contain it",
      "Reports developers can act on the same day",
    ],
    highlights: [
      "A say in every design before any code is written",
      "You run our vulnerability reporting",
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
      "Work with the consultancies and vendors who build on YNO: agree the first workflow, who does what, and how to tell if it worked.",
    requirements: [
      "Experience taking partnerships with technical firms from first call to live project",
      "Technical enough to read an API reference",
      "English and one other language spoken in the region",
    ],
    highlights: [
      "A young network you can still shape",
      "Engineers who'll join a call when you need them",
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
      "Answer Enterprise customers' tickets on Saturdays and Sundays. You'll read the run that failed and stay with it until it's resolved.",
    requirements: [
      "Experience supporting integrations or cloud services",
      "Comfortable reading logs, JSON and HTTP on your own",
      "Calm, precise writing under pressure",
    ],
    highlights: [
      "A regular part of our 24/7 Enterprise support",
      "Anything you fix twice goes on the engineering roadmap",
    ],
  },
];

const where = "/careers, Open positions";

export const claims: readonly Claim[] = [
  { figure: "150+ models", where, origin: "spec", scope: "Models that the platform can use" },
  { figure: "OAuth 2.0", where, origin: "spec", scope: "Version of the sign-in standard" },
  { figure: "24/7", where, origin: "spec", scope: "Support hours of the Enterprise plan" },
];
