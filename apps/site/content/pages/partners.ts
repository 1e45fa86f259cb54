import { site } from "@yno/brand/site";
import type { Partner } from "../collections/partners.ts";
import type { Page } from "../schema/page.ts";
import type { With } from "../schema/with.ts";

export const partnersPage = {
  path: "/partners",
  navigation: { line: "company", station: 3, title: "Partners" },
  updated: "2026-11-28",
  title: `Partners | ${site.brand}`,
  description:
    "Build, sell or connect with YNO: four partnership programmes for consultancies, resellers, technology vendors and data providers.",
  heading: "Partners",
  opening:
    "For consultancies, resellers, software vendors and data providers. Turn what you know about an industry into workflows your clients run every day. You get our platform, our engineers' help, and a margin or price agreed in advance.",
  drawing:
    "Four programmes leave one capsule: consulting, resale, technology and data. Listed companies, which are made up, are stations, and each line stays open at its end.",
  next: { label: "Compare the four programmes", to: "/partners#programmes" },
} as const satisfies Page;

export const whyPartner = {
  heading: "Why partner with us",
  reasons: [
    {
      title: "Your method becomes a product",
      text: "Sell what you know about freight or payroll as a workflow that keeps earning after the project ends.",
    },
    {
      title: "The client keeps control",
      text: "Your clients see what a step does and choose who approves it. The run record is there for their auditors, and for your handover.",
    },
    {
      title: "Projects are yours",
      text: "We draft a first workflow with each new Enterprise customer. Process analysis, change management and training are yours to sell.",
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
      audience: "For firms that design and build automation for clients.",
      give: "A team that learns the platform on a first project, with our engineers alongside.",
      get: "A demo workspace, early access to releases and a listing in the partner network.",
    },
    {
      category: "Resale",
      title: "Resale programme",
      audience: "For firms that sell software in markets where we have no office.",
      give: "First-line support in your customers' language and time zone.",
      get: "A margin on every plan you sell, agreed in writing before the first sale.",
    },
    {
      category: "Technology",
      title: "Technology programme",
      audience: "For software vendors who want agents to work in their product.",
      give: "A permanent test account and an engineer we can ask.",
      get: "A connector or MCP server we build with you and test before every release.",
    },
    {
      category: "Data",
      title: "Data programme",
      audience: "For providers of reference data: addresses, companies, tariffs, prices.",
      give: "Data licensed for use inside workflows.",
      get: "A price per call that you set, and usage records you can audit.",
    },
  ],
} satisfies With<{ programmes: readonly With<{ category: Partner["category"] }>[] }>;

export const benefits = {
  heading: "Benefits",
  benefits: [
    {
      title: "A named engineer",
      text: "One engineer on our side knows your projects. You won't have to explain them again with every ticket.",
    },
    {
      title: "A say in the roadmap",
      text: "You see our plans before we announce them, while they can still change.",
    },
    {
      title: "Free training",
      text: "Courses and certification exams for all your staff.",
    },
  ],
};

export const network = {
  heading: "Partner network",
  note: "Illustrative figures: these six companies are made up, to show what a listing looks like.",
  drawn: "These companies are made up.",
  staff: "employees",
  achievements: "Achievements",
};

export const becomePartner = {
  heading: "Join the network",
  text: "Tell us which programme fits and which workflow you'd build first. We'll reply with a plan, or say why we'd rather not.",
  button: "Become a Partner",
  mail: site.mail.partners,
};

export type PartnerNetwork = typeof network;
export type Programmes = typeof programmes;
