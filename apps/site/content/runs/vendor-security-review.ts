import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "vendor-security-review",
  number: "run_Y7D2PG9L",
  version: 7,
  summary:
    "A survey tool offered its parent company's certificate, and its report contradicted three of its answers. The business owner refused the risk, and the tool wasn't bought.",
  trigger: { name: "Intake form", detail: "Procurement, request VR-0461" },
  started: "2026-10-19T10:00:00.0+08:00",
  tier: 3,
  steps: [
    {
      kind: "work",
      name: "Set the tier",
      result: "Tier 2: staff data of 3,100 people, easy to replace.",
      outside: [{ name: "intake", text: "Pulsefield, staff surveys, SGD 28,500 a year" }],
      calls: [
        {
          system: "Vendor register",
          tool: "find_vendor",
          effect: "none",
          arguments: 'name: "Pulsefield"',
          seconds: 0.4,
          recorded: "Vendor register has no entry for Pulsefield",
        },
        {
          system: "Rules",
          tool: "set_tier",
          effect: "none",
          arguments: "records: 3100",
          seconds: 0.1,
        },
      ],
      gives: [{ name: "tier.json", text: "Tier 2, 64 questions" }],
      cost: 0,
    },
    {
      kind: "work",
      name: "Read the evidence",
      result: "Evidence answers 41 of 64 questions. The certificate names another company.",
      takes: [{ name: "tier.json", text: "64 questions from Set the tier" }],
      outside: [{ name: "evidence", text: "SOC 2 report, certificate, test summary" }],
      calls: [
        {
          system: "Document reader",
          tool: "read",
          arguments: "pages: 148",
          seconds: 16.3,
          model: true,
          recorded: "Document reader read 3 documents",
        },
        {
          system: "Language model",
          tool: "map_controls",
          arguments: "questions: 64",
          seconds: 21.7,
          model: true,
        },
      ],
      findings: [
        { same: true, name: "SOC 2 report", text: "Type II, until 30 June 2026" },
        { same: false, name: "ISO certificate", text: "Issued to the parent company" },
      ],
      gives: [{ name: "open-questions.json", text: "23 of 64 questions" }],
      why: {
        title: "Why it doesn't count",
        model: "controls-mapper-13b",
        facts: [
          { name: "Answered", value: "41 of 64" },
          { name: "Tokens", value: "52,300" },
        ],
        text: "The scope statement names the parent's two sites, but the survey tool runs elsewhere, so another group company's certificate answers none of these questions.",
      },
      cost: 12,
    },
    {
      kind: "work",
      name: "Ask about the gaps",
      result: "All 23 questions answered: 20 answers are supported, 3 contradict the report.",
      takes: [{ name: "open-questions.json", text: "23 questions" }],
      calls: [
        {
          system: "Vendor portal",
          tool: "send",
          effect: "message",
          arguments: "questions: 23",
          seconds: 0.5,
          recorded: "23 questions sent to Pulsefield",
        },
        {
          system: "Vendor portal",
          tool: "receive",
          effect: "none",
          arguments: "answers: 23",
          waited: 604_800,
          seconds: 0.6,
          recorded: "Pulsefield answered 23 questions",
        },
        {
          system: "Entailment model",
          tool: "test_answers",
          arguments: "answers: 23",
          seconds: 6.9,
          model: true,
        },
      ],
      gives: [{ name: "answers.json", text: "20 supported, 3 contradicted" }],
      why: {
        title: "Why three fail",
        model: "entailment-check-3",
        facts: [
          { name: "Supported", value: "20 of 23" },
          { name: "Tokens", value: "15,900" },
        ],
        text: "The vendor writes that backups are encrypted, while exception 4 of its own report says that one store isn't. Two answers on access reviews clash in the same way.",
      },
      cost: 4,
    },
    {
      kind: "work",
      name: "Weigh the gaps",
      result: "3 findings remain once our own controls are counted, one of them high.",
      takes: [{ name: "answers.json", text: "Answers from Ask about the gaps" }],
      outside: [{ name: "own-controls", text: "Single sign-on, data export weekly" }],
      calls: [
        {
          system: "Risk scale",
          tool: "score_net",
          effect: "none",
          arguments: "findings: 3",
          seconds: 0.2,
        },
        {
          system: "Language model",
          tool: "write_memo",
          arguments: "pages: 1",
          seconds: 5.8,
          model: true,
        },
      ],
      gives: [{ name: "memo.pdf", text: "3 findings, each with a remedy" }],
      why: {
        title: "Why one is high",
        model: "clerk-32b",
        facts: [
          { name: "Findings", value: "3" },
          { name: "Highest", value: "16 of 25" },
        ],
        text: "Single sign-on covers the access reviews, but none of our controls covers an unencrypted backup with the names of staff, which is why that finding stays high.",
      },
      cost: 2,
    },
    {
      kind: "approval",
      name: "Accept the risk",
      result: "Sent to the business owner and to the CISO for advice.",
      takes: [{ name: "memo.pdf", text: "One page from Weigh the gaps" }],
      approval: {
        asks: "the business owner",
        deadline: "Request expires on 2 November",
        conclusion: "SGD 28,500 a year for a tool that keeps staff data in an unencrypted backup",
        detail:
          "The vendor will encrypt it 'in the first half of 2027', and the CISO advises against buying before that.",
        policy: {
          id: "VS-02",
          rule: "Residual risk above 12 of 25 needs an owner",
          limits: [{ label: "Residual risk, limit 12", limit: 12, value: 16, shown: "16 of 25" }],
        },
        columns: [
          { name: "Vendor says", source: "Questionnaire" },
          { name: "Report says", source: "SOC 2, exception 4" },
          { name: "We need", source: "Standard VS-2" },
        ],
        rows: [
          {
            name: "Backups",
            cells: [
              { text: "Encrypted", differs: true },
              { text: "One store isn't", differs: true },
              { text: "Encrypted" },
            ],
            result: { same: false, text: "Contradicted" },
          },
          {
            name: "Certificate",
            cells: [
              { text: "Held" },
              { text: "Parent only", differs: true },
              { text: "Of the vendor" },
            ],
            result: { same: false, text: "Doesn't count" },
          },
          {
            name: "Sign-in",
            cells: [
              { text: "Single sign-on" },
              { text: "Single sign-on" },
              { text: "Single sign-on" },
            ],
            result: { same: true, text: "Meets the standard" },
          },
        ],
        options: [
          {
            id: "accept",
            key: "Y",
            label: "Accept",
            consequence: "Buy now, risk 16 for a year",
            leadsTo: "The memo carries your role and an expiry date, and procurement continues.",
          },
          {
            id: "conditions",
            key: "C",
            label: "Accept on conditions",
            consequence: "Buy once the backup is encrypted",
            leadsTo: "The contract gets a condition, and the start waits for proof.",
          },
          {
            id: "refuse",
            key: "N",
            label: "Refuse",
            consequence: "Don't buy, tell the vendor why",
            leadsTo: "The request ends, and the vendor hears which three findings led to it.",
            refuses: true,
          },
        ],
        decision: {
          option: "refuse",
          title: "Risk refused",
          by: "the business owner",
          via: "by email",
          seconds: 97_200,
          note: "Names of staff in a plain backup is a no. They may come back with proof.",
          facts: [
            { name: "Decision", value: "Not bought" },
            { name: "May return", value: "With proof of encryption" },
          ],
        },
      },
      gives: [{ name: "VR-0461", text: "Closed as refused, with three findings" }],
    },
  ],
};
