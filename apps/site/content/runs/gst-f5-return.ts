import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "gst-f5-return",
  number: "run_9TB25KWE",
  version: 4,
  summary:
    "The quarter's return came to SGD 31,486.20. The agent found 29 wrong tax codes and prepared their corrections, which were posted when the approver signed.",
  trigger: { name: "Schedule", detail: "First working day after the quarter" },
  started: "2026-10-01T09:00:00.0+08:00",
  tier: 3,
  steps: [
    {
      kind: "work",
      name: "Lock the quarter",
      result: "Locked July to September, so 14 late postings wait for the next return.",
      outside: [
        { name: "period", text: "1 July to 30 September 2026" },
        { name: "ledgers", text: "Sales and purchases, 3,208 lines" },
      ],
      calls: [
        {
          system: "Ledger",
          tool: "lock_period",
          effect: "reversible",
          arguments: 'from: "2026-07", to: "2026-09"',
          seconds: 0.8,
          recorded: "Ledger locked July to September 2026, until released",
        },
        {
          system: "Ledger",
          tool: "export_lines",
          effect: "none",
          arguments: "lines: 3208",
          seconds: 4.2,
        },
      ],
      gives: [{ name: "lines.csv", text: "3,208 lines with their tax codes" }],
      cost: 1,
    },
    {
      kind: "work",
      name: "Test tax codes",
      result: "29 of 3,208 lines have a wrong code, which changes SGD 6,184.30 of tax.",
      takes: [{ name: "lines.csv", text: "3,208 lines from Lock the quarter" }],
      outside: [{ name: "permits", text: "61 export permits of the quarter" }],
      calls: [
        {
          system: "Tax code model",
          tool: "predict_codes",
          arguments: "lines: 3208",
          seconds: 11.6,
          model: true,
        },
        {
          system: "Permit archive",
          tool: "find_permits",
          effect: "none",
          arguments: "exports: 63",
          seconds: 1.3,
          recorded: "Permit archive matched 61 of 63 exports",
        },
        {
          system: "Language model",
          tool: "read_expenses",
          arguments: "lines: 42",
          seconds: 8.4,
          model: true,
        },
      ],
      findings: [
        {
          same: false,
          name: "2 exports without a permit",
          text: "To recode from ZR to SR, SGD 2,412.00",
        },
        {
          same: false,
          name: "27 expense claims",
          text: "Club fees and private cars, SGD 3,772.30",
        },
      ],
      gives: [
        { name: "corrections.json", text: "29 entries with old and new code" },
        { name: "totals.json", text: "Supplies and purchases by code" },
      ],
      why: {
        title: "Why it recodes",
        model: "taxcode-classifier-6",
        facts: [
          { name: "Lines opened", value: "44" },
          { name: "To change", value: "29" },
        ],
        text: "Two exports have no permit that names their invoice, which leaves zero rating without evidence. Fifteen more lines looked odd, but their receipts support the booked code.",
      },
      cost: 9,
    },
    {
      kind: "work",
      name: "Fill the boxes",
      result: "Filled 8 boxes, with net GST to pay of SGD 31,486.20.",
      takes: [
        { name: "corrections.json", text: "29 entries from Test tax codes" },
        { name: "totals.json", text: "Totals by tax code" },
      ],
      calls: [
        { system: "Sums", tool: "fill_boxes", effect: "none", arguments: "boxes: 8", seconds: 0.2 },
        {
          system: "Ledger",
          tool: "draft_corrections",
          effect: "reversible",
          arguments: "entries: 29",
          seconds: 1.9,
          recorded: "Ledger holds 29 corrections as drafts, SGD 6,184.30",
        },
      ],
      gives: [{ name: "f5-draft.json", text: "Boxes that open to their transactions" }],
      cost: 1,
    },
    {
      kind: "work",
      name: "Explain movements",
      result: "One box moved outside its range: zero-rated supplies fell by 22%.",
      takes: [{ name: "f5-draft.json", text: "Draft from Fill the boxes" }],
      outside: [{ name: "earlier-returns", text: "Four quarters" }],
      calls: [
        {
          system: "Sums",
          tool: "compare_quarters",
          effect: "none",
          arguments: "quarters: 4",
          seconds: 0.3,
        },
        {
          system: "Language model",
          tool: "explain_box",
          arguments: "box: 2",
          seconds: 4.1,
          model: true,
        },
      ],
      gives: [
        { name: "f5.json", text: "The draft with its reasons" },
        { name: "movements.md", text: "One page for the approver" },
      ],
      why: {
        title: "Why the box moved",
        model: "clerk-32b",
        facts: [
          { name: "Change", value: "−22%" },
          { name: "Tokens", value: "3,350" },
        ],
        text: "Zero-rated supplies fell because the Penang customer took two shipments instead of five, and its order book shows the other three in October.",
      },
      cost: 2,
    },
    {
      kind: "approval",
      name: "Sign and file",
      result: "Sent to the GST approver with the declaration.",
      takes: [
        { name: "f5.json", text: "Boxes and reasons from Explain movements" },
        { name: "movements.md", text: "One page" },
      ],
      approval: {
        asks: "the GST approver in Corppass",
        deadline: "Reminds daily until 31 October",
        conclusion: "SGD 31,486.20 of GST to pay for July to September",
        detail:
          "29 corrections are ready to post with your signature. Zero-rated supplies are down by 22%, and the first page explains why.",
        policy: {
          id: "TX-01",
          rule: "A person signs every return. Movement above 15% needs a reason",
          limits: [{ label: "Box 2, limit 15%", limit: 15, value: 22, shown: "22% lower" }],
        },
        columns: [
          { name: "This return", source: "Q3 2026" },
          { name: "Last return", source: "Q2 2026" },
          { name: "A year ago", source: "Q3 2025" },
        ],
        rows: [
          {
            name: "Standard-rated",
            cells: [{ text: "SGD 612,480" }, { text: "SGD 598,115" }, { text: "SGD 574,902" }],
            result: { same: true, text: "In its usual range" },
          },
          {
            name: "Zero-rated",
            cells: [
              { text: "SGD 203,640", note: "two shipments to Penang", differs: true },
              { text: "SGD 261,077" },
              { text: "SGD 248,330" },
            ],
            result: { same: false, text: "22% lower", note: "three shipments moved to October" },
          },
          {
            name: "Output tax",
            cells: [
              { text: "SGD 55,123.20" },
              { text: "SGD 53,830.35" },
              { text: "SGD 51,741.18" },
            ],
            result: { same: true, text: "9% of Box 1" },
          },
          {
            name: "Input tax",
            cells: [
              { text: "SGD 23,637.00" },
              { text: "SGD 23,904.10" },
              { text: "SGD 22,870.40" },
            ],
            result: { same: true, text: "In its usual range" },
          },
        ],
        options: [
          {
            id: "file",
            key: "F",
            label: "Sign and file",
            consequence: "Declare SGD 31,486.20",
            leadsTo:
              "The 29 corrections are posted, the return goes to the tax portal, and the amount is due on 31 October.",
          },
          {
            id: "back",
            key: "B",
            label: "Send back",
            consequence: "File nothing yet",
            leadsTo:
              "The boxes are filled again with your remark, while the quarter stays locked and nothing is posted.",
          },
          {
            id: "extend",
            key: "E",
            label: "Ask for time",
            consequence: "Request two more weeks",
            leadsTo: "The request goes to the tax office, and the draft waits for its answer.",
          },
        ],
        decision: {
          option: "file",
          title: "Signed, corrections posted and return filed",
          by: "the GST approver in Corppass",
          via: "in the tax portal",
          seconds: 17_640,
          note: "Checked both exports without a permit. Recoding is right.",
          facts: [
            { name: "Filed", value: "SGD 31,486.20" },
            { name: "Acknowledgement", value: "F5-2026-Q3-70418" },
            { name: "Due", value: "31 October 2026" },
          ],
        },
      },
      gives: [{ name: "acknowledgement.pdf", text: "F5-2026-Q3-70418, filed with the evidence" }],
    },
  ],
};
