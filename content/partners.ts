import type {
  BecomePartner,
  Partner,
  PartnerBenefits,
  PartnerNetwork,
  Programmes,
  WhyPartner,
} from "./schema/partner.ts";
import { site } from "./site.ts";

export const whyPartner: WhyPartner = {
  heading: "Why partner with us",
  reasons: [
    {
      title: "Your method becomes a product",
      text: "What you know about claims, freight or payroll can be sold as a workflow. It goes on working after the project has ended.",
    },
    {
      title: "The client keeps control",
      text: "Clients see what each step does and choose who approves it. That shortens their talk with the auditors, and yours.",
    },
    {
      title: "We do not compete for the project",
      text: "We sell the platform. Analysis, change and training are yours to offer.",
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
      audience: "For firms that design and build automation for their clients.",
      give: "People who learn the platform on a first project, with our engineers beside them.",
      get: "A workspace for demonstrations, early releases, and a place in the partner network.",
    },
    {
      category: "Resale",
      title: "Resale programme",
      audience: "For firms that sell software where we have no office.",
      give: "First-line support in the customer's language and time zone.",
      get: "A margin on each plan, agreed in writing before the first sale.",
    },
    {
      category: "Technology",
      title: "Technology programme",
      audience: "For vendors whose product agents should be able to use.",
      give: "A test account that stays open, and an engineer who answers.",
      get: "A connector or an MCP server that we build with you and test before each release.",
    },
    {
      category: "Data",
      title: "Data programme",
      audience: "For firms that hold reference data: addresses, companies, tariffs, prices.",
      give: "Data under a licence that allows its use inside a workflow.",
      get: "A price per call that you set, and a count of the calls that you can audit.",
    },
  ],
};

export const benefits: PartnerBenefits = {
  heading: "Benefits",
  benefits: [
    {
      title: "A named engineer",
      text: "One person on our side knows your projects. You do not explain them to a queue.",
    },
    {
      title: "Plans before they are public",
      text: "You read what we intend to build, and can object, before we announce it.",
    },
    {
      title: "Training without a fee",
      text: "Courses, and the tests that close them, cost your staff nothing but their time.",
    },
  ],
};

export const network: PartnerNetwork = {
  heading: "Partner network",
  note: "Illustrative figures: the six companies are made up to show what an entry holds.",
  labels: {
    employees: "Employees",
    achievements: "Achievements",
    email: "Email",
    website: "Website",
  },
};

export const partners: readonly Partner[] = [
  {
    id: "nosuch-and-nobody",
    name: "Nosuch & Nobody",
    category: "Consulting",
    description:
      "Rebuilds the back office of clinics and care homes, beginning with the paper that arrives by post.",
    location: "Singapore",
    employees: "51–200",
    achievements: [
      "Moved the invoice intake of a group of clinics to one workflow",
      "Trained a reviewer at each client for every step that needs approval",
    ],
    email: "hello@nosuch-and-nobody.example",
    website: "https://www.nosuch-and-nobody.example",
    logo: `${site.hosts.logos}/nosuch-and-nobody.svg`,
  },
  {
    id: "placeholder-freight",
    name: "Placeholder Freight",
    category: "Technology",
    description:
      "Makes booking software for forwarders, and keeps an MCP server for it that agents can use.",
    location: "Rotterdam, Netherlands",
    employees: "201–500",
    achievements: [
      "Opened bookings, tariffs and vessel schedules to agents",
      "Reports a change of its API before it takes effect",
    ],
    email: "alliances@placeholder-freight.example",
    website: "https://www.placeholder-freight.example",
    logo: `${site.hosts.logos}/placeholder-freight.svg`,
  },
  {
    id: "lorem-ledger",
    name: "Lorem Ledger Advisory",
    category: "Consulting",
    description: "Closes the books of mid-sized manufacturers and automates what repeats.",
    location: "Kuala Lumpur, Malaysia",
    employees: "11–50",
    achievements: [
      "Wrote the reconciliation steps that its clients share",
      "Keeps a public list of closing tasks that should stay with people",
    ],
    email: "desk@lorem-ledger.example",
    website: "https://www.lorem-ledger.example",
    logo: `${site.hosts.logos}/lorem-ledger.svg`,
  },
  {
    id: "dolor-sit-networks",
    name: "Dolor Sit Networks",
    category: "Resale",
    description:
      "Sells and supports business software across the Indonesian islands, in Bahasa Indonesia.",
    location: "Jakarta, Indonesia",
    employees: "501–1000",
    achievements: [
      "Answers first-line support in its customers' own time zones",
      "Translated the training course",
    ],
    email: "sales@dolor-sit-networks.example",
    website: "https://www.dolor-sit-networks.example",
    logo: `${site.hosts.logos}/dolor-sit-networks.svg`,
  },
  {
    id: "sample-street-data",
    name: "Sample Street Data",
    category: "Data",
    description: "Checks postal addresses in South-East Asia and says how sure it is of each.",
    location: "Penang, Malaysia",
    employees: "1–10",
    achievements: [
      "Returns a reason with every address that it rejects",
      "Publishes the share of addresses that it could not settle",
    ],
    email: "data@sample-street-data.example",
    website: "https://www.sample-street-data.example",
    logo: `${site.hosts.logos}/sample-street-data.svg`,
  },
  {
    id: "exempli-gratia-health",
    name: "Exempli Gratia Health",
    category: "Technology",
    description: "Makes appointment software for hospitals, with a test ward that never closes.",
    location: "Melbourne, Australia",
    employees: "201–500",
    achievements: [
      "Lets agents propose appointments and people confirm them",
      "Built a test ward with invented patients for every partner to use",
    ],
    email: "partners@exempli-gratia-health.example",
    website: "https://www.exempli-gratia-health.example",
    logo: `${site.hosts.logos}/exempli-gratia-health.svg`,
  },
];

export const becomePartner: BecomePartner = {
  heading: "Join the network",
  text: "Write to us, say which programme fits, and name the workflow that you would build first. We answer with a plan or with the reason why not.",
  button: "Become a Partner",
  mail: site.mail.partners,
};
