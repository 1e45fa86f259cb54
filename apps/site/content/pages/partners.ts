import { site } from "@yno/brand/site";
import type { Page } from "../schema/page.ts";
import type { Partner, PartnerNetwork, Partners, Programmes } from "../schema/partner.ts";

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

export const whyPartner: Partners["whyPartner"] = {
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

export const programmes: Programmes = {
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
};

export const benefits: Partners["benefits"] = {
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

export const network: PartnerNetwork = {
  heading: "Partner network",
  note: "Illustrative figures: these six companies are made up, to show what a listing looks like.",
  drawn: "These companies are made up.",
  staff: "employees",
  achievements: "Achievements",
};

export const partners: readonly Partner[] = [
  {
    id: "nosuch-and-nobody",
    name: "Nosuch & Nobody",
    category: "Consulting",
    description:
      "Modernises the back offices of clinics and care homes, starting with the paper that arrives by post.",
    location: "Singapore",
    employees: "51–200",
    achievements: [
      "Moved invoice processing for a group of clinics to one workflow",
      "Trained an approver at every client for the steps that need one",
    ],
    email: "hello@nosuch-and-nobody.example",
    website: "https://www.nosuch-and-nobody.example",
    logo: `${site.hosts.logos}/nosuch-and-nobody.svg`,
  },
  {
    id: "placeholder-freight",
    name: "Placeholder Freight",
    category: "Technology",
    description: "Booking software for freight forwarders, with an MCP server.",
    location: "Rotterdam, Netherlands",
    employees: "201–500",
    achievements: [
      "Gave agents access to bookings, tariffs and vessel schedules",
      "Announces API changes before they take effect",
    ],
    email: "alliances@placeholder-freight.example",
    website: "https://www.placeholder-freight.example",
    logo: `${site.hosts.logos}/placeholder-freight.svg`,
  },
  {
    id: "lorem-ledger",
    name: "Lorem Ledger Advisory",
    category: "Consulting",
    description: "Closes the books for mid-sized manufacturers.",
    location: "Kuala Lumpur, Malaysia",
    employees: "11–50",
    achievements: [
      "Built reconciliation steps that all its clients use",
      "Publishes a list of month-end tasks that people should keep",
    ],
    email: "desk@lorem-ledger.example",
    website: "https://www.lorem-ledger.example",
    logo: `${site.hosts.logos}/lorem-ledger.svg`,
  },
  {
    id: "dolor-sit-networks",
    name: "Dolor Sit Networks",
    category: "Resale",
    description: "Sells and supports business software across Indonesia, in Bahasa Indonesia.",
    location: "Jakarta, Indonesia",
    employees: "501–1,000",
    achievements: [
      "Gives first-line support in all three of its customers' time zones",
      "Translated the training course into Bahasa Indonesia",
    ],
    email: "sales@dolor-sit-networks.example",
    website: "https://www.dolor-sit-networks.example",
    logo: `${site.hosts.logos}/dolor-sit-networks.svg`,
  },
  {
    id: "sample-street-data",
    name: "Sample Street Data",
    category: "Data",
    description:
      "Checks postal addresses in South-East Asia. An answer comes with a confidence score, and with the reason if the address is rejected.",
    location: "Penang, Malaysia",
    employees: "1–10",
    achievements: [
      "Added village addresses that have no street name",
      "Publishes the share of addresses it can't confirm",
    ],
    email: "data@sample-street-data.example",
    website: "https://www.sample-street-data.example",
    logo: `${site.hosts.logos}/sample-street-data.svg`,
  },
  {
    id: "exempli-gratia-health",
    name: "Exempli Gratia Health",
    category: "Technology",
    description:
      "Makes appointment software for hospitals. Partners test against a ward that's always available.",
    location: "Melbourne, Australia",
    employees: "201–500",
    achievements: [
      "Lets agents suggest appointments for staff to confirm",
      "Built a test ward with made-up patients for every partner to use",
    ],
    email: "partners@exempli-gratia-health.example",
    website: "https://www.exempli-gratia-health.example",
    logo: `${site.hosts.logos}/exempli-gratia-health.svg`,
  },
];

export const becomePartner: Partners["becomePartner"] = {
  heading: "Join the network",
  text: "Tell us which programme fits and which workflow you'd build first. We'll reply with a plan, or say why we'd rather not.",
  button: "Become a Partner",
  mail: site.mail.partners,
};
