import { site } from "@yno/brand/site";
import type { With } from "./schema/with.ts";
import * as sharedFacts from "./shared-facts.ts";

export const dataLocation = {
  heading: "Data location",
  note: "Your order names the locations that apply to you.",
  columns: { data: "Data", place: "Where it's kept" },
  rows: [
    { data: "Accounts and billing", place: "Singapore, on every plan." },
    {
      data: "Workflows and run records",
      place: `${sharedFacts.storedIn}, or the region that your Enterprise order names.`,
    },
    { data: "Artifacts and secrets", place: "The region of the workflow that uses them." },
    {
      data: "Requests to models",
      place: `${sharedFacts.modelsIn}, or wherever you run your own model.`,
    },
    {
      data: "Emails that we send",
      place: `The ${sharedFacts.emailsIn}, including the data that an approval request shows.`,
    },
    { data: "Support tickets", place: "Singapore." },
    {
      data: "Delivery records (CDN data)",
      place: "Worldwide, on the server that delivered the page.",
    },
    { data: "Backups", place: "A second site in the same region." },
    {
      data: "On-premises installations",
      place:
        "Your own site. Prompts to models that we provide, approval emails, accounts and billing are processed where the rows above say.",
    },
  ],
};

export const dataProcessing = {
  heading: "Data processing agreement",
  short: "Data processing",
  text: "The data processing agreement is part of our standard terms, and needs no separate signature. This summary is for your procurement team. The clauses that it links to are binding.",
  columns: { topic: "Topic", answer: "What we agree to", clause: "Clause" },
  rows: [
    {
      topic: "Roles",
      answer:
        "You are the data controller for what your workflows process, and we are the processor. Where you are a processor yourself, we are your sub-processor.",
      clause: { document: "Privacy", number: "2.2" },
    },
    {
      topic: "Instructions",
      answer:
        "We process the data only on your documented instructions, which cover transfers as well.",
      clause: { document: "Privacy", number: "5.3" },
    },
    {
      topic: "Security measures",
      answer: "We keep the measures that the agreement lists, and don't reduce their protection.",
      clause: { document: "Privacy", number: "5.10" },
    },
    {
      topic: "Model training",
      answer: "We don't train models that serve anyone else on your data, unless you agree.",
      clause: { document: "Terms", number: "4.4" },
    },
    {
      topic: "Sub-processors",
      answer: `We tell you at least ${sharedFacts.subProcessorNotice} before we add or replace a sub-processor, and you can object.`,
      clause: { document: "Privacy", number: "5.5" },
    },
    {
      topic: "Breach notice",
      answer: `We notify you no later than ${sharedFacts.breachToCustomer} after becoming aware of a breach of your data.`,
      clause: { document: "Privacy", number: "5.7" },
    },
    {
      topic: "Audit",
      answer: "You or an independent auditor can inspect the processing after reasonable notice.",
      clause: { document: "Privacy", number: "5.8" },
    },
    {
      topic: "Regulators",
      answer:
        "A regulator that supervises you, such as the Monetary Authority of Singapore, has the access that the law requires.",
      clause: { document: "Terms", number: "11.5" },
    },
    {
      topic: "Transfers",
      answer:
        "Where the GDPR requires them, standard contractual clauses apply and prevail over everything else. You sign them with your order or by accepting the Terms.",
      clause: { document: "Privacy", number: "7.2" },
    },
    {
      topic: "Return and deletion",
      answer: `You can export your data for ${sharedFacts.dataAfterCancellation} after the contract ends. Then we delete it.`,
      clause: { document: "Terms", number: "18.5" },
    },
    {
      topic: "Health data",
      answer: "Protected health information needs a separate business associate agreement (BAA).",
      clause: { document: "Terms", number: "12.1" },
    },
    {
      topic: "Liability",
      answer: `Capped at the fees paid or payable in the prior ${sharedFacts.liabilityPeriod}, or at ${sharedFacts.liabilityWithoutFees} if there were none. A separate cap of twice that, and at least ${sharedFacts.liabilityFloor} on a paid plan, covers data, confidentiality and indemnities.`,
      clause: { document: "Terms", number: "17.3" },
    },
  ],
} satisfies With<{
  rows: readonly With<{ clause: With<{ document: "Privacy" | "Terms" }> }>[];
}>;

export const subProcessors = {
  heading: "Sub-processors",
  note: `These are types of company. The list in your order or in your account names them, and we tell you at least ${sharedFacts.subProcessorNotice} before it changes.`,
  columns: { company: "Type of company", data: "What it receives", place: "Where" },
};

export const answers = {
  heading: "Answers for security reviews",
  short: "Answers",
  opening:
    "What the tables above don't say, or say in other places. Where this site states nothing, the answer says so.",
  columns: { subject: "Subject", answer: "Answer", source: "Source" },
  file: {
    label: "All answers as CSV, those of the tables above included",
    to: "/security-answers.csv",
  },
};

export const reportVulnerability = {
  heading: "Report a vulnerability",
  short: "Vulnerabilities",
  text: "If you find a vulnerability, tell us before you tell others. If you report in good faith and follow these rules, we take no legal action.",
  mail: site.mail.security,
  send: {
    heading: "What to send",
    items: [
      "The address, API call or image that's affected.",
      "The shortest steps that reproduce it, and when you ran them.",
      "What an attacker could do with it.",
      "How to reach you, and whether you'd like to be credited.",
    ],
  },
  expect: {
    heading: "What to expect",
    items: [
      "A person confirms that we've received your report within 2 working days.",
      "Within 10 working days, we tell you whether we could reproduce it and what we plan to do.",
      "We tell you when it's fixed and agree a publication date with you.",
      "We credit you by name if you'd like. There are no bounties.",
    ],
    line: {
      text: "From your report, it takes at most 2 working days until we confirm it, and at most 10 until we've assessed it. How long a fix takes isn't fixed, so the line is dashed from there.",
      start: "Report",
      unit: "working days",
      stops: [
        { title: "Confirmed", days: 2 },
        { title: "Assessed", days: 10 },
      ],
      end: "Fixed and published",
    },
  },
  leaveAlone: {
    heading: "What's out of scope",
    items: [
      "Testing the service itself without our written consent. You can test your own workflows at any time.",
      "Other people's data. If you come across any, stop at the first record and tell us.",
      "Deceiving our staff, customers or suppliers to get in.",
    ],
  },
};

export const accessibility = {
  heading: "Accessibility statement",
  short: "Accessibility",
  aim: "This site aims to meet WCAG 2.2 at level AA. This statement covers only this site; the app, the community and the status page are separate.",
  tests: {
    heading: "What we test",
    columns: { test: "Test", how: "How", engines: "Browser engines" },
    rows: [
      {
        test: "Automated rules",
        how: "axe checks every page in the light scheme, and the colours in the dark one.",
        engines: "Chromium",
      },
      {
        test: "Layout and zoom",
        how: "Every page at five widths, the narrowest 320 pixels, with text of twice the size, and with the text spacing of WCAG 1.4.12.",
        engines: "Chromium",
      },
      {
        test: "Keyboard and targets",
        how: "Every page is checked for focus that can't be seen or is covered, and for controls smaller than WCAG 2.5.8 asks.",
        engines: "Chromium",
      },
      {
        test: "Forced colours",
        how: "Text must stand out, and a control must look different in each of its states.",
        engines: "Chromium",
      },
      {
        test: "Main tasks",
        how: "Dialogs, forms, search and navigation, with focus and keys, each also laid out at 1440 and 390 pixels.",
        engines: "Firefox and WebKitGTK",
      },
      {
        test: "Screen reader",
        how: "Ten tasks by keyboard and speech.",
        engines: "Firefox with Orca 43",
      },
    ],
    note: "All but the last run before a change is published, and all last ran on 29 November 2026.",
  },
  gaps: {
    heading: "Known gaps on 29 November 2026",
    items: [
      "People who use a screen reader every day have yet to test the site.",
      "No independent organisation has audited it.",
      "Orca calls headings clickable.",
      "Diagrams list their steps in text, but don't describe the layout.",
      "Searching, filtering and, unless our server takes them, the forms need JavaScript. Without it, you can still read every page and follow every link, and an email address is beside each form.",
    ],
  },
  feedback: `If something doesn't work for you, tell us which page it's on and what you were using. A person replies within ${sharedFacts.emailResponse}.`,
  mail: site.mail.support,
};

export type DataProcessing = typeof dataProcessing;
export type ReportVulnerability = typeof reportVulnerability;
