import type { Claim } from "./schema/claim.ts";
import type {
  AccessibilityStatement,
  DataLocation,
  ReportWeakness,
  SubProcessors,
} from "./schema/security-statements.ts";
import { site } from "./site.ts";

export const dataLocation: DataLocation = {
  heading: "Data location",
  note: "Sample entries. The contract names the places that hold for you.",
  columns: { data: "Data", place: "Where it lies" },
  rows: [
    { data: "Accounts and billing", place: "Singapore, for every plan." },
    {
      data: "Workflows and run records",
      place: "Singapore. An Enterprise contract can name another region.",
    },
    { data: "Artifacts and secrets", place: "The region of the workflow that uses them." },
    {
      data: "Requests to models",
      place: "Singapore or the European Union, or wherever you run a model of your own.",
    },
    { data: "Backups", place: "A second site in the same region." },
    { data: "On-premises installations", place: "Your own site. What you run there stays there." },
  ],
};

export const subProcessors: SubProcessors = {
  heading: "Sub-processors",
  note: "Sample list by kind of company. The list in your contract carries names, and you are told before it changes.",
  columns: { company: "Kind of company", reach: "What reaches it" },
  rows: [
    {
      company: "Cloud hosting company",
      reach: "Stored data, encrypted with keys that we hold.",
    },
    {
      company: "Content delivery company",
      reach: "Requests for public pages. No workflow passes through it.",
    },
    {
      company: "Language model company",
      reach: "The prompt of one step and the data in it. It may not train on either.",
    },
    {
      company: "Mail delivery company",
      reach: "The address, the name and the text of each notice that we send.",
    },
    {
      company: "Support desk company",
      reach: "Tickets and what you attach. We never ask for a password or a secret there.",
    },
    {
      company: "Payment company",
      reach: "Card details. They go straight to it and never to us.",
    },
  ],
  more: { text: "Purposes and places are in the Privacy Policy.", to: "/privacy" },
};

export const reportWeakness: ReportWeakness = {
  heading: "Report a weakness",
  text: "If you have found a way to do what should not be possible, tell us before you tell others. We take no legal steps against anybody who reports in good faith and keeps to these lines.",
  mail: site.mail.security,
  send: {
    heading: "What to send",
    items: [
      "The address, the API call or the image in which it lies.",
      "The fewest steps that show it, with the time at which you took them.",
      "What somebody could do with it.",
      "How to reach you, and whether you want to be named.",
    ],
  },
  expect: {
    heading: "What to expect",
    note: "Illustrative figures: the times above are samples.",
    items: [
      "A person confirms within 2 working days that your report has arrived.",
      "Within 10 working days you hear whether we could repeat it and what we plan.",
      "You are told when it is repaired, and we agree with you on the day to publish.",
      "We thank you by name if you like. We pay no bounties.",
    ],
  },
  leaveAlone: {
    heading: "What to leave alone",
    items: [
      "The service itself, unless we have agreed to your test in writing. Your own workflows need no consent.",
      "Data that is not yours. Stop at the first record and say so.",
      "Our staff, customers and suppliers. Do not deceive them to get in.",
    ],
  },
};

export const accessibility: AccessibilityStatement = {
  heading: "Accessibility statement",
  aim: "This site aims to meet WCAG 2.2 at level AA. The statement covers this site; the app, the community and the status page are separate.",
  tested: {
    heading: "How it is tested",
    items: [
      "axe-core checks every page, in the light and in the dark scheme, before a release.",
      "Journeys in a real browser find each control by its role and name, and use the keyboard.",
      "Pages are looked at on phone, tablet and desktop widths, and with reduced motion.",
    ],
  },
  gaps: {
    heading: "Known gaps",
    items: [
      "Nobody who uses a screen reader every day has tested the site yet.",
      "No outside body has audited it. Automatic checks find only some of the possible faults.",
      "A drawn line is described by its stations and their order. Its bends and crossings are not.",
      "Searching, filtering and sending a form need JavaScript. Without it, every text and link remains, and a mail address stands in for the form.",
    ],
  },
  feedback:
    "Tell us what stopped you, on which page, and what you were using. A person answers within 24 hours.",
  mail: site.mail.support,
};

const onReport = { where: "/security, Report a weakness", origin: "sample" } as const;
const onAccessibility = "/security, Accessibility statement";

export const claims: readonly Claim[] = [
  { ...onReport, figure: "2 working days", scope: "Time until a report is confirmed" },
  { ...onReport, figure: "10 working days", scope: "Time until a report is assessed" },
  {
    figure: "WCAG 2.2",
    where: onAccessibility,
    origin: "sample",
    scope: "Name of a standard that the site aims at; not audited",
  },
  {
    figure: "24 hours",
    where: onAccessibility,
    origin: "spec",
    scope: "Time until an email to support is answered",
  },
];
