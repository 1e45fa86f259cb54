import { id, nonEmptyList, oneOf, prose, record, shortText } from "@yno/brand/schema";
import { site } from "@yno/brand/site";
import * as z from "zod";
import { defineCollection, type StructuredData } from "#build/content/collection.ts";
import { escaped } from "#build/outputs/xml.ts";
import { address, publisher } from "#build/pages/schema-org.ts";
import { positionWords } from "../messages/positions.ts";
import * as publicFigures from "../public-figures.ts";
import * as sharedFacts from "../shared-facts.ts";

const jobTypes = ["Full-time", "Part-time", "Contract"] as const;
const jobLocations = ["Singapore", "Singapore or remote", "Remote in Asia-Pacific"] as const;
/** Where positions can be, in the order of the filter. */
export const departments = [
  "Engineering",
  "Product",
  "Design",
  "Security",
  "Partnerships",
  "Support",
] as const;

export const jobShape = record({
  id,
  title: shortText(60),
  type: oneOf(jobTypes, "a kind of contract"),
  location: oneOf(jobLocations, "a known place"),
  department: oneOf(departments, "a department"),
  /** The day on which it was first published, for structured data. */
  datePosted: z.iso.date("isn't a date. Write it as '2026-11-02'."),
  description: prose(240),
  requirements: nonEmptyList("requirements", shortText(100)),
  highlights: nonEmptyList("highlights", shortText(100)),
});

export type Job = z.infer<typeof jobShape>;

export const jobs: readonly Job[] = [
  {
    id: "workflow-engine-engineer",
    title: "Workflow Engine Engineer",
    type: "Full-time",
    location: "Singapore",
    department: "Engineering",
    datePosted: "2026-10-05",
    description:
      "Build the engine that runs workflows. It starts steps, waits for people and retries what fails, without paying anyone twice.",
    requirements: [
      "Several years building distributed systems other teams depend on",
      "Hands-on experience with idempotency or back-pressure",
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
      "You'll work on how agents plan and how they know when to stop and ask, and you'll prove every change with an evaluation before it ships.",
    requirements: [
      "Experience with language models in production, including evaluation and cost",
      "An evaluation you built that changed a design",
      "Experience testing non-deterministic systems",
      "Python or TypeScript",
    ],
    highlights: [
      `${publicFigures.models} models to choose from, based on measurements`,
      "A failed evaluation stops a release, even an urgent one",
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
      "Build connectors and MCP servers, down to the errors the vendor forgot to document.",
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
      "Keep our services reliable, well measured and affordable to run. Boring is good. When one fails, you'll lead the fix and write up what we learned.",
    requirements: [
      "Containers in production, in a public cloud and on customers' own hardware",
      "Backups that you've restored",
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
      "You'll work on both apps: the Design App, where people refine a drafted workflow, and the User-Facing App, where they approve steps.",
    requirements: [
      "TypeScript and React, and a good grasp of HTML and CSS",
      "Experience with editors or long forms",
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
      "Find the decisions that matter by spending time with the people who make them, then turn those decisions into workflows they trust.",
    requirements: [
      "Products for finance, logistics or health teams",
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
    description: "Design how agents show what they're doing and where they need a person.",
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
    description: "Look at features the way an attacker would, and help fix what you find.",
    requirements: [
      "Threat models that led to code changes",
      "Practical experience with container isolation and identity",
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
      "Consultancies and vendors build on YNO, and you're the person they call. Together you choose a first workflow and settle who does what, and at the end you say honestly whether it worked.",
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
      "On Saturdays and Sundays, you'll answer Enterprise customers' tickets, read the run that failed and stay with the ticket until it's resolved.",
    requirements: [
      "Experience supporting integrations or cloud services that customers depend on",
      "Comfortable reading logs and HTTP traces",
      "Calm, precise writing under pressure",
    ],
    highlights: [
      `A regular part of our ${sharedFacts.supportEnterprise} Enterprise support`,
      "Anything you fix twice goes on the engineering roadmap",
    ],
  },
];

export const collection = defineCollection({
  source: "content/collections/jobs.ts",
  records: jobs,
  shape: jobShape,
  name: ({ id }) => id,
  unique: ["id"],
  page: "/careers",
  published: ({ datePosted }) => datePosted,
  search: (job) => ({
    kind: "position",
    address: `/careers?open=${job.id}`,
    title: job.title,
    context: [job.department, job.type, job.location].join(", "),
    body: [job.description, ...job.requirements, ...job.highlights].join(" "),
  }),
  structuredData: (positions) => positions.map(jobPosting),
  feed: {
    title: "Open positions",
    formats: ["json"],
    entry: (job) => ({
      path: `/careers?open=${job.id}`,
      title: job.title,
      summary: job.description,
      html: jobHtml(job),
      author: site.company,
      tags: [job.department, job.location, job.type],
    }),
  },
});

const employmentTypes: Record<Job["type"], string> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
};

const inSingapore = {
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: site.city, addressCountry: "SG" },
  },
} as const;

const remote = { jobLocationType: "TELECOMMUTE" } as const;

/** Where a position can be held, limited to what its card says. */
const places: Record<Job["location"], Readonly<Record<string, unknown>>> = {
  Singapore: inSingapore,
  // The card doesn't limit remote work, so there are no limits here. Google then takes the country
  // of the place of work.
  "Singapore or remote": { ...inSingapore, ...remote },
  // Google asks for a country or a part of one. The card names the region and no country, and a
  // list of countries would promise more than it.
  "Remote in Asia-Pacific": {
    ...remote,
    applicantLocationRequirements: { "@type": "AdministrativeArea", name: "Asia-Pacific" },
  },
};

/** https://schema.org/JobPosting, with the fields that Google's job search requires. */
function jobPosting(job: Job): StructuredData {
  return {
    "@type": "JobPosting",
    title: job.title,
    identifier: { "@type": "PropertyValue", name: site.brand, value: job.id },
    description: jobHtml(job),
    datePosted: job.datePosted,
    employmentType: employmentTypes[job.type],
    hiringOrganization: publisher,
    ...places[job.location],
    url: address(`/careers?open=${job.id}`),
  };
}

/** A position as HTML, for search engines and readers of feeds, under the headings of its card. */
function jobHtml({ description, requirements, highlights }: Job): string {
  const list = (title: string, items: readonly string[]) =>
    `<h3>${escaped(title)}</h3><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
  const lists = [
    list(positionWords.requirements, requirements),
    list(positionWords.highlights, highlights),
  ];
  return `<p>${escaped(description)}</p>${lists.join("")}`;
}
