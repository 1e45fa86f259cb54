import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "cdd-periodic-review",
  number: "run_5MW0XJ8C",
  version: 9,
  summary:
    "A trading company's review found a new owner behind a trust. The analyst confirmed that this owner is a politically exposed person, and senior management kept the client on conditions.",
  trigger: { name: "Schedule", detail: "Sixty days before the review date" },
  started: "2026-09-14T07:30:00.0+08:00",
  tier: 3,
  steps: [
    {
      kind: "work",
      name: "Open the file",
      result: "Opened the file of Selatan Spice Trading and received 3 renewed documents.",
      outside: [
        { name: "client", text: "Selatan Spice Trading Pte Ltd, rated medium in 2024" },
        { name: "risk-class", text: "Medium: a review every two years" },
      ],
      calls: [
        {
          system: "Core banking",
          tool: "get_client_file",
          effect: "none",
          arguments: 'client: "C-118207"',
          seconds: 1.2,
          recorded: "Core banking read client C-118207",
        },
        {
          system: "Client portal",
          tool: "request_documents",
          effect: "message",
          arguments: "documents: 3",
          seconds: 0.4,
          recorded: "Client asked to renew 3 lapsed documents",
        },
        {
          system: "Client portal",
          tool: "receive_documents",
          effect: "none",
          arguments: "documents: 3",
          waited: 604_800,
          seconds: 0.9,
        },
      ],
      gives: [{ name: "file.json", text: "Ownership of 2024, products and contacts" }],
      cost: 1,
    },
    {
      kind: "work",
      name: "Trace ownership",
      result: "Traced 3 layers to 4 natural persons, of whom one is new, through a trust.",
      takes: [{ name: "file.json", text: "Client file with its documents" }],
      calls: [
        {
          system: "Company register",
          tool: "get_profile",
          effect: "none",
          arguments: 'name: "Selatan Spice Trading"',
          seconds: 2.3,
          recorded: "Company register read the profile of the client",
        },
        {
          system: "Foreign registers",
          tool: "get_extracts",
          effect: "none",
          arguments: "companies: 2",
          seconds: 14.8,
          recorded: "Foreign registers read 2 parent companies",
        },
        {
          system: "Language model",
          tool: "read_trust_deed",
          arguments: "pages: 38",
          seconds: 21.4,
          model: true,
        },
      ],
      findings: [
        { same: true, name: "Three owners known", text: "62%, as in 2024" },
        { same: false, name: "One owner new", text: "38% through the Teluk Family Trust" },
      ],
      gives: [
        { name: "ownership.json", text: "3 layers, 4 natural persons" },
        { name: "names.json", text: "11 names to screen, in 2 scripts" },
      ],
      why: {
        title: "Why this person",
        model: "deed-reader-14b",
        facts: [
          { name: "Pages", value: "38" },
          { name: "Tokens", value: "27,610" },
        ],
        text: "Clause 4 lets the protector replace the trustee, and clause 9 names one beneficiary of the income. The deed therefore leads to that beneficiary, not to the trustee that the register shows.",
      },
      cost: 11,
    },
    {
      kind: "approval",
      name: "Clear the alerts",
      result: "Sent 4 name matches to the screening analyst, the closest first.",
      takes: [
        { name: "ownership.json", text: "4 natural persons" },
        { name: "names.json", text: "11 names from Trace ownership" },
      ],
      approval: {
        asks: "the screening analyst",
        deadline: "Escalates to the team lead after 2 days",
        conclusion:
          "A match at 91% could be the new owner of a client with SGD 14.2 million in yearly payments",
        detail:
          "Three further matches differ by more than ten years of age and are ready to clear.",
        policy: {
          id: "KY-02",
          rule: "Name match above 85%",
          limits: [{ label: "Match, limit 85%", limit: 85, value: 91, shown: "91%" }],
        },
        columns: [
          { name: "Owner", source: "Passport copy" },
          { name: "Listed person", source: "Foreign officials list" },
          { name: "Register", source: "Director since 2021" },
        ],
        rows: [
          {
            name: "Name",
            cells: [
              { text: "As in the passport" },
              { text: "Same, one letter fewer" },
              { text: "As in the passport" },
            ],
            result: { same: true, text: "Same name", note: "matched at 91%" },
          },
          {
            name: "Born",
            cells: [
              { text: "14 March 1969" },
              { text: "1969", note: "day not listed" },
              { text: "14 March 1969" },
            ],
            result: { same: true, text: "Same year" },
          },
          {
            name: "Place of birth",
            cells: [
              { text: "Kuching" },
              { text: "Kuching" },
              { text: "None", note: "registers don't hold it" },
            ],
            result: { same: true, text: "Same place" },
          },
          {
            name: "Office",
            cells: [
              { text: "None declared", differs: true },
              { text: "State agency, until 2023", differs: true },
              { text: "None" },
            ],
            result: { same: false, text: "Office not declared" },
          },
        ],
        options: [
          {
            id: "clear",
            key: "C",
            label: "Clear all four",
            consequence: "The client stays rated medium",
            leadsTo: "The file continues without a politically exposed person.",
          },
          {
            id: "confirm",
            key: "M",
            label: "Confirm one match",
            consequence: "The owner becomes a PEP, three are cleared",
            leadsTo: "The rating counts a politically exposed person, and management decides.",
          },
          {
            id: "ask",
            key: "A",
            label: "Ask the client",
            consequence: "The file waits for an answer",
            leadsTo: "The client gets one question about the office, with a deadline of ten days.",
          },
        ],
        decision: {
          option: "confirm",
          title: "One match confirmed",
          by: "the screening analyst",
          via: "in the review screen",
          seconds: 6_840,
          note: "Name, year and place agree, and the agency's report shows the same signature.",
          facts: [
            { name: "Confirmed", value: "1 of 4" },
            { name: "Cleared", value: "3 of 4" },
          ],
        },
      },
      gives: [{ name: "screening.json", text: "1 confirmed match, 3 cleared" }],
    },
    {
      kind: "work",
      name: "Rate the risk",
      plan: "Feeds the bank's own scorecard and explains the score.",
      result: "The scorecard gives 68 of 100: high, for the first time.",
      takes: [{ name: "screening.json", text: "Result of Clear the alerts" }],
      outside: [
        { name: "transactions", text: "412 payments since the last review" },
        { name: "scorecard", text: "Version 2026.1, high from 60" },
      ],
      calls: [
        {
          system: "Core banking",
          tool: "get_transactions",
          effect: "none",
          arguments: "payments: 412",
          seconds: 3.3,
          recorded: "Core banking read 412 payments",
        },
        {
          system: "Scorecard",
          tool: "score",
          effect: "none",
          arguments: "factors: 9",
          seconds: 0.1,
          recorded: "Scorecard gave 68 of 100",
        },
        {
          system: "Language model",
          tool: "explain_score",
          arguments: "score: 68",
          seconds: 5.2,
          model: true,
        },
      ],
      gives: [
        { name: "rating.json", text: "68 of 100, nine factors" },
        { name: "memo.md", text: "Draft of the review memo" },
      ],
      why: {
        title: "Why it is high",
        model: "clerk-32b",
        facts: [
          { name: "Score", value: "68 of 100" },
          { name: "In 2024", value: "41 of 100" },
        ],
        text: "The confirmed office adds 20 points and the trust adds 7, while payments fit the trade in spices and add nothing. I can explain the score, but I can't move it.",
      },
      cost: 4,
    },
    {
      kind: "approval",
      name: "Keep or exit",
      plan: "Goes to senior management, because the client is high risk.",
      result: "Sent to senior management with the memo.",
      takes: [
        { name: "rating.json", text: "68 of 100 from Rate the risk" },
        { name: "memo.md", text: "Two pages with sources" },
      ],
      approval: {
        asks: "senior management",
        deadline: "Review date 13 November 2026",
        conclusion: "Keep a client with SGD 14.2 million in yearly payments, now rated high",
        detail:
          "The rating rose from 41 to 68, although payments and source of funds are explained.",
        policy: {
          id: "KY-09",
          rule: "High risk needs a yes to stay",
          limits: [{ label: "Score, limit 60", limit: 60, value: 68, shown: "68 of 100" }],
        },
        columns: [
          { name: "Now", source: "Review 2026" },
          { name: "Before", source: "Review 2024" },
          { name: "Peers", source: "Food wholesale" },
        ],
        rows: [
          {
            name: "Score",
            cells: [{ text: "68", differs: true }, { text: "41" }, { text: "38" }],
            result: { same: false, text: "27 points higher" },
          },
          {
            name: "Owners",
            cells: [
              { text: "4 persons, 1 trust", differs: true },
              { text: "4 persons" },
              { text: "2 to 5 persons" },
            ],
            result: { same: false, text: "New trust and PEP" },
          },
          {
            name: "Payments a year",
            cells: [
              { text: "SGD 14.2 million" },
              { text: "SGD 13.1 million" },
              { text: "SGD 9 to 20 million" },
            ],
            result: { same: true, text: "In its usual range" },
          },
        ],
        options: [
          {
            id: "keep",
            key: "K",
            label: "Keep",
            consequence: "Next review in twelve months",
            leadsTo: "The client stays on the usual terms and is reviewed every year.",
          },
          {
            id: "conditions",
            key: "C",
            label: "Keep on conditions",
            consequence: "Alerts from SGD 200,000 a payment",
            leadsTo: "Larger payments stop for a look, and the next review comes in twelve months.",
          },
          {
            id: "exit",
            key: "E",
            label: "Exit",
            consequence: "Close the accounts in ninety days",
            leadsTo: "The client gets notice, and new payments need a release.",
            refuses: true,
          },
        ],
        decision: {
          option: "conditions",
          title: "Kept on conditions",
          by: "senior management",
          via: "in the committee meeting",
          seconds: 262_800,
          note: "Source of funds is documented. Large payments should stop for a look.",
          facts: [
            { name: "Alert limit", value: "SGD 200,000" },
            { name: "Next review", value: "13 November 2027" },
          ],
        },
      },
      gives: [{ name: "memo-signed.pdf", text: "Ownership chart, rating and decision" }],
    },
  ],
};
