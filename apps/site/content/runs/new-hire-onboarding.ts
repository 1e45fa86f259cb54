import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "new-hire-onboarding",
  number: "run_4RXE7M1B",
  version: 11,
  summary:
    "A payroll analyst starts on 16 November. Her manager struck out one of nine access rights, and everything else was ready on the day.",
  trigger: { name: "Signed offer", detail: "people@merlionworks.example" },
  started: "2026-10-26T11:05:00.0+08:00",
  tier: { name: "4, Delegated", detail: "within set limits" },
  steps: [
    {
      kind: "work",
      name: "Read the offer",
      result: "Payroll analyst, grade 6, Jurong office, from 16 November. No pass needed.",
      outside: [{ name: "offer.pdf", text: "Signed by both sides on 26 October" }],
      calls: [
        {
          system: "Document model",
          tool: "read_offer",
          arguments: "pages: 4",
          seconds: 3.2,
          model: true,
          recorded: "Document model read the signed offer",
        },
        { system: "Directory", tool: "find_manager", arguments: 'unit: "Payroll"', seconds: 0.2 },
      ],
      gives: [{ name: "hire.json", text: "Role, grade, site, manager and start date" }],
      why: {
        title: "Why no pass",
        model: "identity-reader-7b",
        facts: [
          { name: "Certainty", value: "0.99" },
          { name: "Tokens", value: "2,240" },
        ],
        text: "The offer names a citizen and has no condition on a work pass, so the run doesn't wait for an approval in principle.",
      },
      cost: 1,
    },
    {
      kind: "approval",
      name: "Approve access",
      result: "Sent 9 proposed rights to the hiring manager, sensitive ones first.",
      takes: [{ name: "hire.json", text: "Role and grade from Read the offer" }],
      outside: [{ name: "role-profile", text: "Payroll analyst: 8 rights by default" }],
      approval: {
        asks: "the hiring manager",
        deadline: "Escalates to People Operations after 2 days",
        conclusion: "Nine rights, one of which releases salary payments up to SGD 250,000",
        detail:
          "Eight are in the role profile. The ninth is held by 4 of 5 peers, because they stand in for the payroll lead.",
        policy: {
          id: "IT-11",
          rule: "Sensitive right outside the role profile",
          limits: [
            {
              label: "Payment right, limit SGD 20,000",
              limit: 20000,
              value: 250000,
              shown: "SGD 250,000",
            },
          ],
        },
        columns: [
          { name: "Proposed", source: "Nine rights" },
          { name: "Role profile", source: "Payroll analyst" },
          { name: "Peers", source: "Five in the team" },
        ],
        rows: [
          {
            name: "Payroll system",
            cells: [{ text: "Prepare" }, { text: "Prepare" }, { text: "5 of 5" }],
            result: { same: true, text: "In the profile" },
          },
          {
            name: "Payments",
            cells: [
              { text: "Release", differs: true },
              { text: "None", differs: true },
              { text: "4 of 5" },
            ],
            result: { same: false, text: "Outside the profile" },
          },
          {
            name: "Personnel files",
            cells: [{ text: "Read, own unit" }, { text: "Read, own unit" }, { text: "5 of 5" }],
            result: { same: true, text: "In the profile" },
          },
        ],
        options: [
          {
            id: "all",
            key: "A",
            label: "Approve all nine",
            consequence: "Payment release from day one",
            leadsTo: "All nine rights are created and stay locked until the start date.",
          },
          {
            id: "without",
            key: "W",
            label: "Strike payment release",
            consequence: "Create eight rights",
            leadsTo:
              "The role profile is created unchanged. The ninth right can be requested later.",
          },
          {
            id: "later",
            key: "L",
            label: "Decide after probation",
            consequence: "Eight rights now, a reminder in 3 months",
            leadsTo: "Eight rights are created, and the question comes back on 16 February 2027.",
          },
        ],
        decision: {
          option: "without",
          title: "Eight rights approved",
          by: "the hiring manager",
          via: "in chat",
          seconds: 9_720,
          note: "She won't stand in for the payroll lead in the first year.",
          facts: [
            { name: "Approved", value: "8 of 9" },
            { name: "Struck out", value: "Payment release" },
          ],
        },
      },
      gives: [{ name: "access.json", text: "8 rights with the decision" }],
    },
    {
      kind: "work",
      name: "Create and order",
      plan: "Creates locked accounts and orders the equipment.",
      result: "Created 5 locked accounts and reserved a laptop in Jurong.",
      takes: [{ name: "access.json", text: "8 rights from Approve access" }],
      calls: [
        {
          system: "Directory",
          tool: "create_account",
          arguments: 'locked_until: "2026-11-16"',
          seconds: 1.1,
          recorded: "Directory created a locked account",
        },
        {
          system: "Business systems",
          tool: "grant_rights",
          arguments: "systems: 4, rights: 8",
          seconds: 2.6,
          recorded: "8 rights granted in 4 systems",
        },
        {
          system: "Stores",
          tool: "reserve_laptop",
          arguments: 'site: "Jurong"',
          seconds: 0.4,
          recorded: "Stores reserved laptop L-5583",
        },
      ],
      gives: [{ name: "accounts.json", text: "5 accounts, locked until 16 November" }],
      cost: 1,
    },
    {
      kind: "work",
      name: "Set up payroll",
      plan: "Reads the identity card and the bank letter, and sets up payroll.",
      result: "Payroll and CPF record ready. Both documents name the same person.",
      takes: [{ name: "accounts.json", text: "Personnel number from Create and order" }],
      outside: [{ name: "documents", text: "Identity card and bank letter" }],
      calls: [
        {
          system: "Document model",
          tool: "read_documents",
          arguments: "documents: 2",
          seconds: 4.9,
          model: true,
        },
        {
          system: "Rules",
          tool: "cpf_rate",
          arguments: 'age: 29, status: "citizen"',
          seconds: 0.1,
        },
        {
          system: "Payroll system",
          tool: "create_record",
          arguments: 'employee: "E-20417"',
          seconds: 0.8,
          recorded: "Payroll system created record E-20417",
        },
      ],
      gives: [
        { name: "payroll-record", text: "E-20417, first pay on 30 November" },
        { name: "schedule", text: "First week, with the people to meet" },
      ],
      why: {
        title: "Why they agree",
        model: "identity-reader-7b",
        facts: [
          { name: "Names", value: "Same" },
          { name: "Tokens", value: "3,015" },
        ],
        text: "The bank letter puts the family name last and the card puts it first. The parts are the same, and the date of birth agrees.",
      },
      cost: 2,
    },
    {
      kind: "work",
      name: "Ask after a week",
      plan: "Asks three short questions on the fifth day.",
      result: "Three answers. One missing tool became request RQ-9917.",
      takes: [
        { name: "payroll-record", text: "E-20417" },
        { name: "schedule", text: "Fifth day: 20 November" },
      ],
      pause: { seconds: 2_160_000, reason: "Waited 25 days for the fifth working day" },
      calls: [
        {
          system: "Chat",
          tool: "ask",
          arguments: "questions: 3",
          seconds: 0.3,
          recorded: "Three questions sent",
        },
        { system: "Chat", tool: "receive", arguments: "answers: 3", waited: 3_300, seconds: 0.2 },
        {
          system: "Service desk",
          tool: "open_request",
          arguments: 'missing: "label printer"',
          seconds: 0.6,
          recorded: "Service desk opened RQ-9917",
        },
      ],
      gives: [{ name: "RQ-9917", text: "Label printer for the payroll desk" }],
      cost: 1,
    },
  ],
};
