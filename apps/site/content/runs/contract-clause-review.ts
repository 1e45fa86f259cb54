import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "contract-clause-review",
  number: "run_8CJ3TN6Y",
  version: 6,
  summary:
    "A supplier's draft put no cap on its liability. Counsel released a redline with the cap of 2023, accepted two smaller deviations, and the contract came back signed as sent.",
  trigger: { name: "Request form", detail: "Legal intake, supplier contract" },
  started: "2026-11-05T10:12:40.0+08:00",
  tier: 3,
  steps: [
    {
      kind: "work",
      name: "Split the clauses",
      result: "Split 22 pages into 47 clauses and linked 31 defined terms.",
      outside: [
        { name: "draft.docx", text: "Hosting agreement from Brightwell Data" },
        { name: "request", text: "SGD 420,000 over three years, with personal data" },
      ],
      calls: [
        {
          system: "Document reader",
          tool: "read_docx",
          effect: "none",
          arguments: "pages: 22",
          seconds: 1.8,
          recorded: "Document reader read draft.docx",
        },
        {
          system: "Clause model",
          tool: "split_clauses",
          arguments: "pages: 22",
          seconds: 5.6,
          model: true,
        },
      ],
      gives: [{ name: "clauses.json", text: "47 clauses, 31 defined terms" }],
      why: {
        title: "Why 47 clauses",
        model: "clause-splitter-2",
        facts: [
          { name: "Clauses", value: "47" },
          { name: "Unclear words", value: "0" },
        ],
        text: "Schedule 3 repeats clause 14 in different words. I kept both as separate clauses, because the schedule says that it prevails.",
      },
      cost: 3,
    },
    {
      kind: "work",
      name: "Compare with playbook",
      result: "38 standard, 6 fallback, 3 deviations. The liability cap is missing.",
      takes: [{ name: "clauses.json", text: "47 clauses from Split the clauses" }],
      outside: [{ name: "playbook", text: "Supplier contracts, version 2026.3" }],
      calls: [
        {
          system: "Playbook",
          tool: "find_positions",
          effect: "none",
          arguments: "clauses: 47",
          seconds: 1.1,
          recorded: "Playbook read, version 2026.3",
        },
        {
          system: "Clause model",
          tool: "grade",
          arguments: "clauses: 47",
          seconds: 12.9,
          model: true,
        },
        {
          system: "Contract archive",
          tool: "find_earlier",
          effect: "none",
          arguments: 'party: "Brightwell Data"',
          seconds: 0.8,
          recorded: "Contract archive found the agreement of 2023",
        },
      ],
      findings: [
        { same: false, name: "Liability", text: "No cap; the playbook asks for one" },
        { same: false, name: "Notice of a breach", text: "5 days instead of 72 hours" },
        { same: false, name: "Renewal", text: "24 months instead of 12" },
      ],
      gives: [{ name: "deviations.json", text: "3 deviations with position and precedent" }],
      why: {
        title: "Why silence counts",
        model: "playbook-grader-14b",
        facts: [
          { name: "Deviations", value: "3" },
          { name: "Tokens", value: "19,240" },
        ],
        text: "Clause 12 excludes indirect loss and doesn't mention a cap. Under the playbook a missing cap is a deviation, and the agreement of 2023 had one at twelve months of fees.",
      },
      cost: 6,
    },
    {
      kind: "work",
      name: "Draft the redline",
      result: "Drafted 6 tracked changes for 3 deviations. Nothing has been sent yet.",
      takes: [{ name: "deviations.json", text: "3 deviations from Compare with playbook" }],
      calls: [
        {
          system: "Language model",
          tool: "draft_changes",
          arguments: "deviations: 3",
          seconds: 6.7,
          model: true,
        },
        {
          system: "Document writer",
          tool: "track_changes",
          effect: "none",
          arguments: "changes: 6",
          seconds: 0.9,
          recorded: "Document writer tracked 6 changes",
        },
      ],
      gives: [{ name: "redline-draft.docx", text: "6 tracked changes with comments" }],
      why: {
        title: "Why six changes",
        model: "clerk-32b",
        facts: [
          { name: "Words kept", value: "87%" },
          { name: "Tokens", value: "4,480" },
        ],
        text: "Brightwell's own sentence can carry the cap, so clause 12 gets four additions instead of a new clause, and notice and renewal get one change each. The comments explain why and leave our fallback out.",
      },
      cost: 3,
    },
    {
      kind: "approval",
      name: "Release the redline",
      result: "Sent to legal counsel with the redline, your position and precedent.",
      takes: [{ name: "redline-draft.docx", text: "6 tracked changes from Draft the redline" }],
      approval: {
        asks: "legal counsel",
        deadline: "Escalates to the general counsel after 1 day",
        conclusion: "SGD 420,000 of fees, and no limit to what either side can claim",
        detail:
          "Clause 12 has no liability cap. Two smaller deviations can be accepted, or their changes released with it.",
        policy: {
          id: "LG-04",
          rule: "Deviation above SGD 100,000 goes to counsel",
          limits: [
            {
              label: "Contract value, limit SGD 100,000",
              limit: 100000,
              value: 420000,
              shown: "SGD 420,000",
            },
          ],
        },
        columns: [
          { name: "Draft", source: "Brightwell, clause 12" },
          { name: "Playbook", source: "Position 7.2" },
          { name: "Signed in 2023", source: "Clause 11" },
        ],
        rows: [
          {
            name: "Cap",
            cells: [
              { text: "None", differs: true },
              { text: "12 months of fees" },
              { text: "12 months of fees" },
            ],
            result: { same: false, text: "Cap is missing" },
          },
          {
            name: "Data breach",
            cells: [
              { text: "Inside clause 12", differs: true },
              { text: "24 months of fees" },
              { text: "24 months of fees" },
            ],
            result: { same: false, text: "Higher cap is missing" },
          },
          {
            name: "Indirect loss",
            cells: [{ text: "Excluded" }, { text: "Excluded" }, { text: "Excluded" }],
            result: { same: true, text: "Same in all three" },
          },
        ],
        options: [
          {
            id: "replace",
            key: "R",
            label: "Release clause 12",
            consequence: "Cap at SGD 140,000, SGD 280,000 for data",
            leadsTo:
              "Four changes with the wording of 2023 go to Brightwell as you see them, and the two smaller deviations stay.",
          },
          {
            id: "accept",
            key: "A",
            label: "Accept",
            consequence: "Sign without a cap",
            leadsTo:
              "No change goes out, and the deviation enters the register with your name and your reason.",
          },
          {
            id: "refer",
            key: "B",
            label: "Refer to the business",
            consequence: "The requester decides on the risk",
            leadsTo: "The requester gets one page with the exposure, and the draft waits.",
          },
        ],
        decision: {
          option: "replace",
          title: "Redline of clause 12 released",
          by: "legal counsel",
          via: "in the review screen",
          seconds: 5_520,
          note: "They signed this cap in 2023. Five days' notice and 24 months are fine here.",
          facts: [
            { name: "Cap", value: "SGD 140,000" },
            { name: "For data", value: "SGD 280,000" },
            { name: "Accepted", value: "2 deviations" },
          ],
        },
      },
      gives: [
        { name: "redline.docx", text: "4 tracked changes in clause 12" },
        { name: "rulings.json", text: "1 replaced, 2 accepted" },
      ],
    },
    {
      kind: "work",
      name: "Record the outcome",
      plan: "Sends the released redline, compares the signed text with it and files its dates.",
      result:
        "The signed text matches the released redline, and notice date 30 August 2029 is filed.",
      takes: [
        { name: "redline.docx", text: "Changes that counsel released" },
        { name: "rulings.json", text: "Rulings of counsel" },
      ],
      calls: [
        {
          system: "Email",
          tool: "send",
          effect: "irreversible",
          arguments: 'to: "legal@brightwell.example"',
          seconds: 0.2,
          recorded: "Released redline sent to Brightwell Data",
        },
        {
          system: "Signing",
          tool: "get_signed",
          effect: "none",
          arguments: 'contract: "K-2291"',
          waited: 604_800,
          seconds: 0.7,
          recorded: "Signing delivered contract K-2291",
        },
        {
          system: "Document reader",
          tool: "compare",
          effect: "none",
          arguments: "pages: 22",
          seconds: 1.4,
        },
        {
          system: "Contract calendar",
          tool: "add_dates",
          effect: "reversible",
          arguments: "dates: 2",
          seconds: 0.3,
          recorded: "Contract calendar holds renewal and notice",
        },
      ],
      gives: [
        { name: "register-entry", text: "2 accepted deviations, 1 replaced clause" },
        { name: "dates", text: "Renewal 30 November 2029, notice 30 August 2029" },
      ],
      cost: 1,
    },
  ],
};
