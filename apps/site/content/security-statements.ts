import { site } from "@yno/brand/site";
import type { With } from "./schema/with.ts";
import * as sharedFacts from "./shared-facts.ts";

export const dataLocation = {
  heading: "Data location",
  note: "Your order names the locations that apply to you.",
  columns: ["Data", "Where it's kept"],
  rows: [
    ["Accounts and billing", "Singapore, on every plan."],
    [
      "Workflows and run records",
      `${sharedFacts.storedIn}, or the region that your Enterprise order names.`,
    ],
    ["Artifacts and secrets", "The region of the workflow that uses them."],
    ["Requests to models", `${sharedFacts.modelsIn}, or wherever you run your own model.`],
    [
      "Emails that we send",
      `The ${sharedFacts.emailsIn}, including the data that an approval request shows.`,
    ],
    ["Support tickets", "Singapore."],
    ["Delivery records (CDN data)", "Worldwide, on the server that delivered the page."],
    ["Backups", "A second site in the same region."],
    [
      "On-premises installations",
      "Your own site. Prompts to models that we provide, approval emails, accounts and billing are processed where the rows above say.",
    ],
  ],
} satisfies With<{ rows: readonly (readonly [data: string, place: string])[] }>;

export const dataProcessing = {
  heading: "Data processing agreement",
  short: "Data processing",
  text: "The data processing agreement is part of our standard terms, and needs no separate signature. This summary is for your procurement team. The clauses that it links to are binding.",
  columns: ["Topic", "What we agree to", "Clause"],
  rows: [
    [
      "Roles",
      "You are the data controller for what your workflows process, and we are the processor. Where you are a processor yourself, we are your sub-processor.",
      "Privacy 2.2",
    ],
    [
      "Instructions",
      "We process the data only on your documented instructions, which cover transfers as well.",
      "Privacy 5.3",
    ],
    [
      "Security measures",
      "We keep the measures that the agreement lists, and don't reduce their protection.",
      "Privacy 5.10",
    ],
    [
      "Model training",
      "We don't train models that serve anyone else on your data, unless you agree.",
      "Terms 4.4",
    ],
    [
      "Sub-processors",
      `We tell you at least ${sharedFacts.subProcessorNotice} before we add or replace a sub-processor, and you can object.`,
      "Privacy 5.5",
    ],
    [
      "Breach notice",
      `We notify you no later than ${sharedFacts.breachToCustomer} after becoming aware of a breach of your data.`,
      "Privacy 5.7",
    ],
    [
      "Audit",
      "You or an independent auditor can inspect the processing after reasonable notice.",
      "Privacy 5.8",
    ],
    [
      "Regulators",
      "A regulator that supervises you, such as the Monetary Authority of Singapore, has the access that the law requires.",
      "Terms 11.5",
    ],
    [
      "Transfers",
      "Where the GDPR requires them, standard contractual clauses apply and prevail over everything else. You sign them with your order or by accepting the Terms.",
      "Privacy 7.2",
    ],
    [
      "Return and deletion",
      `You can export your data for ${sharedFacts.dataAfterCancellation} after the contract ends. Then we delete it.`,
      "Terms 18.5",
    ],
    [
      "Health data",
      "Protected health information needs a separate business associate agreement (BAA).",
      "Terms 12.1",
    ],
    [
      "Liability",
      `Capped at the fees paid or payable in the prior ${sharedFacts.liabilityPeriod}, or at ${sharedFacts.liabilityWithoutFees} if there were none. A separate cap of twice that, and at least ${sharedFacts.liabilityFloor} on a paid plan, covers data, confidentiality and indemnities.`,
      "Terms 17.3",
    ],
  ],
} satisfies With<{
  rows: readonly (readonly [topic: string, answer: string, clause: Clause])[];
}>;

type Clause = `${"Privacy" | "Terms"} ${number}.${number}`;

/** The address of a clause. */
export const clauseAddress = (clause: Clause): string =>
  `/${clause.toLowerCase().replace(" ", "#clause-").replace(".", "-")}`;

export const subProcessors = {
  heading: "Sub-processors",
  note: `These are types of company. The list in your order or in your account names them, and we tell you at least ${sharedFacts.subProcessorNotice} before it changes.`,
  columns: ["Type of company", "What it receives", "Where"],
};

export const answers = {
  heading: "Answers for security reviews",
  short: "Answers",
  opening:
    "What the tables above don't say, or say in other places. Where this site states nothing, the answer says so.",
  columns: ["Subject", "Answer", "Source"],
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
    columns: ["Test", "How", "Browser engines"],
    rows: [
      [
        "Automated rules",
        "axe checks every page in the light scheme, and the colours in the dark one.",
        "Chromium",
      ],
      [
        "Layout and zoom",
        "Every page at five widths, the narrowest 320 pixels, with text of twice the size, and with the text spacing of WCAG 1.4.12.",
        "Chromium",
      ],
      [
        "Keyboard and targets",
        "Every page is checked for focus that can't be seen or is covered, and for controls smaller than WCAG 2.5.8 asks.",
        "Chromium",
      ],
      [
        "Forced colours",
        "Text must stand out, and a control must look different in each of its states.",
        "Chromium",
      ],
      [
        "Main tasks",
        "Dialogs, forms, search and navigation, with focus and keys, each also laid out at 1440 and 390 pixels.",
        "Firefox and WebKitGTK",
      ],
      ["Screen reader", "Ten tasks by keyboard and speech.", "Firefox with Orca 43"],
    ],
    note: "All but the last run before a change is published, and all last ran on 29 November 2026.",
  },
  gaps: {
    heading: "Known gaps on 29 November 2026",
    items: [
      "People who use a screen reader every day have yet to test the site.",
      "No independent organisation has audited it.",
      "Orca calls headings clickable.",
      "The search opens in Orca's browse mode, where letters move in the page. Press Insert and A first.",
      "Diagrams list their steps in text, but don't describe the layout.",
      "Searching, filtering and, unless our server takes them, the forms need JavaScript. Without it, you can still read every page and follow every link, and an email address is beside each form.",
    ],
  },
  feedback: `If something doesn't work for you, tell us which page it's on and what you were using. A person replies within ${sharedFacts.emailResponse}.`,
  mail: site.mail.support,
} satisfies With<{
  tests: With<{ rows: readonly (readonly [test: string, how: string, engines: string])[] }>;
}>;

export type ReportVulnerability = typeof reportVulnerability;
