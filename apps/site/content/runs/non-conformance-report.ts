import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "non-conformance-report",
  number: "run_D2M86XQV",
  version: 10,
  summary:
    "A bore drifted 0.03 mm after a tool change. The board had 180 parts reworked and 12 scrapped, and three clean lots closed the report.",
  trigger: { name: "Failed inspection", detail: "CMM station 2, lot B-2219" },
  started: "2026-10-12T09:40:00.0+08:00",
  tier: { name: "3, Supervised", detail: "stops at each decision" },
  steps: [
    {
      kind: "work",
      name: "Contain",
      result: "Blocked 192 parts in stores, on the line and in transit. One customer is listed.",
      outside: [{ name: "inspection", text: "Bore 25.04 mm, limit 25.02 mm, lot B-2219" }],
      calls: [
        {
          system: "Batch genealogy",
          tool: "trace",
          arguments: 'lot: "B-2219"',
          seconds: 1.6,
          recorded: "Batch genealogy traced 192 parts",
        },
        {
          system: "Warehouse",
          tool: "block_stock",
          arguments: "places: 3",
          seconds: 0.9,
          recorded: "Warehouse blocked 192 parts in 3 places",
        },
      ],
      gives: [{ name: "contained.json", text: "192 parts, 3 places, 1 customer" }],
      cost: 1,
    },
    {
      kind: "work",
      name: "Find the shift point",
      result: "The bore moved at 22:10 on 9 October, right after a tool change.",
      takes: [{ name: "contained.json", text: "192 parts from Contain" }],
      outside: [{ name: "measurements", text: "1,140 bores of five days" }],
      calls: [
        {
          system: "Machine log",
          tool: "get_events",
          arguments: 'machine: "M-14", days: 5',
          seconds: 2.2,
          recorded: "Machine log read 5 days of M-14",
        },
        {
          system: "Change-point model",
          tool: "find_shift",
          arguments: "bores: 1140",
          seconds: 1.8,
          model: true,
        },
        {
          system: "Report archive",
          tool: "find_similar",
          arguments: "reports: 3",
          seconds: 0.7,
          recorded: "Report archive found 3 similar reports",
        },
      ],
      findings: [
        { same: true, name: "Before 22:10", text: "25.00 mm on average, 948 bores" },
        { same: false, name: "After 22:10", text: "25.03 mm on average, 192 bores" },
      ],
      gives: [{ name: "shift.json", text: "Hour, tool and material of the shift" }],
      why: {
        title: "Why the tool",
        model: "shift-finder-3",
        facts: [
          { name: "Certainty", value: "0.98" },
          { name: "Shift", value: "0.03 mm" },
        ],
        text: "The mean moves at 22:10 and the spread doesn't. Reamer R-77 was changed at 22:06, while the material lot ran on until the next morning.",
      },
      cost: 2,
    },
    {
      kind: "approval",
      name: "Decide disposition",
      result: "Sent to the material review board with three options and their cost.",
      takes: [{ name: "shift.json", text: "Result of Find the shift point" }],
      approval: {
        asks: "the material review board",
        deadline: "Meets on 13 October, 11:00",
        conclusion: "192 parts worth SGD 17,280 are outside tolerance by up to 0.02 mm",
        detail:
          "180 parts can take a bushing. 12 parts are above 25.035 mm, where the wall gets too thin.",
        policy: {
          id: "QM-08",
          rule: "Lot value above SGD 5,000 goes to the board",
          limits: [
            { label: "Lot value, limit SGD 5,000", limit: 5000, value: 17280, shown: "SGD 17,280" },
          ],
        },
        columns: [
          { name: "Rework", source: "Bushing, 180 parts" },
          { name: "Scrap", source: "All 192 parts" },
          { name: "Concession", source: "Use as is" },
        ],
        rows: [
          {
            name: "Cost",
            cells: [
              { text: "SGD 3,420", note: "12 scrapped", differs: true },
              { text: "SGD 17,280", differs: true },
              { text: "SGD 0" },
            ],
            result: { same: false, text: "SGD 13,860 saved by rework" },
          },
          {
            name: "Function",
            cells: [
              { text: "As drawn" },
              { text: "As drawn" },
              { text: "Play of 0.04 mm", differs: true },
            ],
            result: { same: false, text: "Play only as is" },
          },
          {
            name: "Delivery",
            cells: [{ text: "4 days" }, { text: "9 days" }, { text: "Today" }],
            result: { same: false, text: "Customer needs 5 days" },
          },
        ],
        options: [
          {
            id: "rework",
            key: "R",
            label: "Rework",
            consequence: "Bush 180, scrap 12: SGD 3,420",
            leadsTo:
              "Rework and scrap orders go out. The stock stays blocked until both are confirmed.",
          },
          {
            id: "scrap",
            key: "S",
            label: "Scrap",
            consequence: "Make 192 again: SGD 17,280",
            leadsTo: "The lot is scrapped, and the customer hears of a delay of four days.",
          },
          {
            id: "concession",
            key: "C",
            label: "Ask for a concession",
            consequence: "Ask the customer to take them",
            leadsTo: "The customer gets the measurements, and the stock waits for consent.",
          },
        ],
        decision: {
          option: "rework",
          title: "Rework ordered",
          by: "the material review board",
          via: "in its meeting",
          seconds: 93_300,
          note: "Bushings hold in this housing. Scrap what is above 25.035 mm.",
          facts: [
            { name: "Rework", value: "180 parts" },
            { name: "Scrap", value: "12 parts" },
            { name: "Cost", value: "SGD 3,420" },
          ],
        },
      },
      gives: [{ name: "disposition.json", text: "180 rework, 12 scrap" }],
    },
    {
      kind: "work",
      name: "Issue the orders",
      plan: "Writes rework instructions and scrap postings from the ruling.",
      result: "Issued rework order RW-612 and scrap posting SP-188.",
      takes: [{ name: "disposition.json", text: "Ruling of the board" }],
      calls: [
        {
          system: "Shop floor",
          tool: "create_order",
          arguments: 'kind: "rework", parts: 180',
          seconds: 0.9,
          recorded: "Shop floor created RW-612 for 180 parts",
        },
        {
          system: "Warehouse",
          tool: "post_scrap",
          arguments: "parts: 12",
          seconds: 0.6,
          recorded: "Warehouse posted scrap SP-188, 12 parts",
        },
        {
          system: "Language model",
          tool: "write_instruction",
          arguments: 'order: "RW-612"',
          seconds: 3.4,
          model: true,
        },
      ],
      gives: [{ name: "RW-612", text: "Bushing, 25.00 mm after pressing" }],
      why: {
        title: "Why this sequence",
        model: "clerk-32b",
        facts: [
          { name: "Source", value: "NCR-1904" },
          { name: "Tokens", value: "2,690" },
        ],
        text: "An earlier report pressed the bushing first and reamed after. I kept that order, because reaming first left 3 of 40 housings loose.",
      },
      cost: 2,
    },
    {
      kind: "work",
      name: "Verify the fix",
      plan: "Closes the report after three clean lots in a row.",
      result: "Lots B-2224, B-2225 and B-2226 are clean. The report is closed.",
      takes: [{ name: "RW-612", text: "Confirmed on 16 October" }],
      pause: { seconds: 1_123_200, reason: "Waited 13 days for three lots" },
      calls: [
        {
          system: "Inspection",
          tool: "get_lots",
          arguments: "lots: 3",
          seconds: 1.1,
          recorded: "Inspection read 3 lots, all within limits",
        },
        {
          system: "Quality system",
          tool: "close_report",
          arguments: 'report: "NCR-2031"',
          seconds: 0.5,
          recorded: "Quality system closed NCR-2031",
        },
      ],
      gives: [{ name: "8d-report.pdf", text: "NCR-2031 with measurements and signatures" }],
      cost: 1,
    },
  ],
};
