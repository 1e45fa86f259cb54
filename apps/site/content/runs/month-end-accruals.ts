import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "month-end-accruals",
  number: "run_3FD81ZQA",
  version: 7,
  summary:
    "October closed with 41 costs that had no invoice. One owner didn't answer in time, so the question went to the head of Operations before cut-off.",
  trigger: { name: "Schedule", detail: "Last working day, 08:00" },
  started: "2026-10-30T08:00:00.0+08:00",
  tier: 3,
  steps: [
    {
      kind: "work",
      name: "List open costs",
      result: "Listed 41 open costs of SGD 186,420 for 9 cost centres.",
      outside: [
        { name: "month", text: "October 2026" },
        { name: "grni-report", text: "Goods received, not invoiced: 29 lines" },
        { name: "contracts", text: "12 contracts with recurring fees" },
      ],
      calls: [
        {
          system: "Ledger",
          tool: "get_grni",
          effect: "none",
          arguments: 'month: "2026-10"',
          seconds: 2.1,
          recorded: "Ledger read 29 receipts without invoices",
        },
        {
          system: "Contract register",
          tool: "fees_due",
          effect: "none",
          arguments: 'month: "2026-10"',
          seconds: 0.9,
        },
        {
          system: "Directory",
          tool: "owners_of",
          effect: "none",
          arguments: "cost_centres: 9",
          seconds: 0.3,
        },
      ],
      gives: [{ name: "open-costs.json", text: "41 items, each with its owner" }],
      cost: 1,
    },
    {
      kind: "approval",
      name: "Owners confirm",
      result: "Sent 9 messages, one for each owner with all of their items.",
      takes: [{ name: "open-costs.json", text: "41 items from List open costs" }],
      approval: {
        asks: "the owner of cost centre 4120",
        deadline: "Escalates to Operations at 12:00",
        conclusion: "SGD 38,200 of consulting has no invoice: was the work done in October?",
        detail:
          "Fernpath Consulting, order PO-3902, phase 2. The other 40 items have been confirmed by their owners.",
        policy: {
          id: "CL-03",
          rule: "Unconfirmed cost above SGD 10,000",
          limits: [
            {
              label: "In money, limit SGD 10,000",
              limit: 10000,
              value: 38200,
              shown: "SGD 38,200",
            },
          ],
        },
        columns: [
          { name: "Order", source: "PO-3902 / 2" },
          { name: "Time sheets", source: "Fernpath portal" },
          { name: "Receipt", source: "GR-8120" },
        ],
        rows: [
          {
            name: "Phase 2",
            cells: [
              { text: "40 days" },
              { text: "31 days", note: "signed by 28 October", differs: true },
              { text: "None", note: "services aren't received", differs: true },
            ],
            result: { same: false, text: "9 days not shown" },
          },
          {
            name: "Amount",
            cells: [
              { text: "SGD 38,200" },
              { text: "SGD 29,605", note: "31 days × 955", differs: true },
              { text: "None" },
            ],
            result: { same: false, text: "SGD 8,595 open" },
          },
        ],
        options: [
          {
            id: "all",
            key: "A",
            label: "Done in full",
            consequence: "Accrue SGD 38,200",
            leadsTo: "The whole phase is booked in October and reverses on 1 November.",
          },
          {
            id: "part",
            key: "P",
            label: "Done in part",
            consequence: "Accrue SGD 29,605 for 31 days",
            leadsTo: "The signed days are booked in October, and nine days stay with November.",
          },
          {
            id: "none",
            key: "N",
            label: "Not done",
            consequence: "Accrue nothing",
            leadsTo: "October carries none of the cost, and the item returns in November's list.",
          },
        ],
        decision: {
          option: "part",
          title: "Confirmed in part",
          by: "the head of Operations",
          via: "in chat",
          seconds: 19_800,
          note: "The owner is on leave. I checked the time sheets: 31 days are signed.",
          facts: [
            { name: "Accrued", value: "SGD 29,605" },
            { name: "Left for November", value: "SGD 8,595" },
          ],
          escalated: { seconds: 14_400, to: "the head of Operations" },
        },
      },
      gives: [{ name: "confirmed.json", text: "41 answers, one of them in part" }],
    },
    {
      kind: "work",
      name: "Estimate amounts",
      plan: "Takes order prices where they exist and forecasts freight and other usage.",
      result: "Priced 35 items from orders and forecast 6, in all SGD 177,825.",
      takes: [{ name: "confirmed.json", text: "41 answers from Owners confirm" }],
      outside: [{ name: "history", text: "Supplier postings of two years" }],
      calls: [
        {
          system: "Ledger",
          tool: "get_order_prices",
          effect: "none",
          arguments: "items: 35",
          seconds: 1.4,
          recorded: "Ledger read 35 order prices",
        },
        {
          system: "Forecast model",
          tool: "estimate_usage",
          arguments: "items: 6, months: 24",
          seconds: 3.7,
          model: true,
        },
      ],
      gives: [{ name: "accruals.json", text: "41 amounts, six with a range" }],
      why: {
        title: "Why these estimates",
        model: "usage-forecast-4",
        facts: [
          { name: "Forecast items", value: "6" },
          { name: "Widest range", value: "± 7%" },
        ],
        text: "Freight follows the number of loads, of which October had 212. I used the rate of the last three months, because the fuel surcharge changed in July.",
      },
      cost: 2,
    },
    {
      kind: "approval",
      name: "Sign the journal",
      plan: "Goes to the financial controller beside last month's journal.",
      result: "Sent to the financial controller beside September's journal.",
      takes: [{ name: "accruals.json", text: "41 amounts from Estimate amounts" }],
      approval: {
        asks: "the financial controller",
        deadline: "Escalates to the CFO at 18:00",
        conclusion: "SGD 177,825 to accrue for October, SGD 21,305 more than in September",
        detail:
          "Two estimates are above the materiality threshold: freight of SGD 24,310 and electricity of SGD 12,940.",
        policy: {
          id: "CL-05",
          rule: "Estimate above SGD 10,000",
          limits: [
            {
              label: "Largest estimate, limit SGD 10,000",
              limit: 10000,
              value: 24310,
              shown: "SGD 24,310",
            },
          ],
        },
        columns: [
          { name: "October", source: "proposed" },
          { name: "September", source: "JNL-0912" },
          { name: "October 2025", source: "invoiced" },
        ],
        rows: [
          {
            name: "Freight",
            cells: [
              { text: "SGD 24,310", note: "212 loads", differs: true },
              { text: "SGD 19,870", note: "174 loads" },
              { text: "SGD 22,065", note: "203 loads" },
            ],
            result: { same: false, text: "SGD 4,440 above September" },
          },
          {
            name: "Electricity",
            cells: [{ text: "SGD 12,940" }, { text: "SGD 12,715" }, { text: "SGD 12,480" }],
            result: { same: true, text: "In its usual range" },
          },
        ],
        options: [
          {
            id: "sign",
            key: "S",
            label: "Sign all",
            consequence: "Post 41 lines, SGD 177,825",
            leadsTo: "The journal and its reversal go to the ledger together.",
          },
          {
            id: "without",
            key: "W",
            label: "Sign without freight",
            consequence: "Post 40 lines, SGD 153,515",
            leadsTo: "Freight stays out of October and is booked when the carrier bills it.",
          },
          {
            id: "return",
            key: "R",
            label: "Send back",
            consequence: "Post nothing yet",
            leadsTo: "The estimates are made again with the controller's remark.",
          },
        ],
        decision: {
          option: "sign",
          title: "Journal signed",
          by: "the financial controller",
          via: "by email",
          seconds: 2_520,
          note: "38 loads more than in September explain the freight.",
          facts: [
            { name: "Lines", value: "41" },
            { name: "Accrued", value: "SGD 177,825" },
          ],
        },
      },
      gives: [{ name: "signed-journal.json", text: "41 lines with the signature" }],
    },
    {
      kind: "work",
      name: "Post and reverse",
      plan: "Posts the journal and its reversal together.",
      result: "Posted JNL-1007 and its reversal JNL-1101 of 1 November.",
      takes: [{ name: "signed-journal.json", text: "41 lines from Sign the journal" }],
      calls: [
        {
          system: "Ledger",
          tool: "post_journal",
          effect: "costly",
          arguments: 'date: "2026-10-31", lines: 41',
          seconds: 1.9,
          recorded: "Ledger posted JNL-1007, SGD 177,825",
        },
        {
          system: "Ledger",
          tool: "post_journal",
          effect: "costly",
          arguments: 'date: "2026-11-01", reverses: "JNL-1007"',
          seconds: 1.7,
          recorded: "Ledger posted reversal JNL-1101",
        },
        {
          system: "Archive",
          tool: "store",
          effect: "reversible",
          arguments: 'file: "evidence.zip"',
          seconds: 0.6,
        },
      ],
      gives: [{ name: "evidence.zip", text: "Answers, forecasts and signature, for the auditor" }],
      cost: 1,
    },
  ],
};
