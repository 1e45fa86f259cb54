import { site } from "@yno/brand/site";
import type { Partner } from "../collections/partners.ts";
import type { Page } from "../schema/page.ts";
import type { With } from "../schema/with.ts";

export const partnersPage = {
  path: "/partners",
  navigation: { line: "company", station: 3, title: "Partners" },
  updated: "2026-11-29",
  title: `Partners | ${site.brand}`,
  description:
    "Build, sell or connect with YNO: four partnership programmes for consultancies, resellers, technology vendors and data providers.",
  heading: "Partners",
  opening:
    "Turn what you know about an industry into workflows that your clients run every day. Consultancies keep all their fees, resellers get a margin agreed in writing before the first sale, data providers set a price per call, and software vendors get a connector that we build with them.",
  drawing:
    "Four programmes leave one capsule: consulting, resale, technology and data. Listed companies, which are made up, are stations, and each line stays open at its end.",
  next: { label: "Compare the four programmes", to: "/partners#programmes" },
} as const satisfies Page;

export const whyPartner = {
  heading: "Why partner with us",
  reasons: [
    {
      title: "Your method becomes a product",
      text: "Reuse what you know about freight or payroll as a workflow for every client, so that each project starts from the last one.",
    },
    {
      title: "The client keeps control",
      text: "Your clients see what a step does and choose who approves it, while the run record serves their auditors and your handover.",
    },
    {
      title: "Projects are yours",
      text: "We draft a first workflow with each new Enterprise customer and stop there, because process analysis, connections to ERP and HR systems, change management and training are yours to sell.",
    },
  ],
};

export const programmes = {
  heading: "Partnership programmes",
  labels: { give: "You give", get: "You get" },
  button: "Learn More",
  programmes: [
    {
      category: "Consulting",
      title: "Consulting programme",
      audience: "You design and build automation for clients.",
      give: "A team that learns the platform on a first project, with our engineers alongside.",
      get: "Your own fees, of which we take no share, a demo workspace, early access to releases and a listing in the partner network.",
    },
    {
      category: "Resale",
      title: "Resale programme",
      audience: "You sell software in markets where we have no office.",
      give: "First-line support in your customers' language and time zone.",
      get: "A margin on every plan you sell. We don't publish a percentage, because it's agreed in writing with each reseller before the first sale.",
    },
    {
      category: "Technology",
      title: "Technology programme",
      audience: "You want agents to work in the software that you sell.",
      give: "A test account that stays open, and an engineer we can ask.",
      get: "A connector or MCP server that we build with you and test before every release.",
    },
    {
      category: "Data",
      title: "Data programme",
      audience: "You provide reference data such as addresses, companies, tariffs or prices.",
      give: "A licence to use the data inside workflows.",
      get: "A price per call that you set, and usage records that you can audit.",
    },
  ],
} satisfies With<{ programmes: readonly With<{ category: Partner["category"] }>[] }>;

export const benefits = {
  heading: "Benefits",
  benefits: [
    {
      title: "A named engineer",
      text: "One engineer on our side knows your projects, so you won't have to explain them again with every ticket.",
    },
    {
      title: "A say in the roadmap",
      text: "You see our plans before we announce them, while what you say about them can still change something.",
    },
    {
      title: "Free training",
      text: "Courses and certification exams are free for all your staff, however many of them take part.",
    },
  ],
};

export const network = {
  heading: "Partner network",
  note: "Illustrative figures. These six companies are made up, and show what a listing looks like.",
  drawn: "These companies are made up.",
  staff: "employees",
  achievements: "Achievements",
};

export const becomePartner = {
  heading: "Join the network",
  text: "Tell us which programme fits and which workflow you'd build first. We'll reply with a plan, or tell you why it isn't a fit.",
  button: "Become a Partner",
  mail: site.mail.partners,
};

export type PartnerNetwork = typeof network;
export type Programmes = typeof programmes;
