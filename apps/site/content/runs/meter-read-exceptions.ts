import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "meter-read-exceptions",
  number: "run_K9S05FJB",
  version: 17,
  summary:
    "A night's batch had 126 exceptions. The head-end system failed once, five premises were booked for a visit, and 121 bills went out on time.",
  trigger: { name: "Schedule", detail: "Every night, 02:30" },
  started: "2026-11-10T02:30:00.0+08:00",
  tier: { name: "5, Autonomous", detail: "people read a sample" },
  steps: [
    {
      kind: "work",
      name: "Validate reads",
      result: "18,400 premises read. 126 fail a check, 9 more have a known outage.",
      outside: [{ name: "batch", text: "883,200 half-hourly reads of 9 November" }],
      calls: [
        {
          system: "Head-end system",
          tool: "get_reads",
          arguments: 'day: "2026-11-09"',
          seconds: 22.5,
          failed: "Connection closed after 61% of the batch",
          recorded: "Head-end system closed the connection at 61%",
        },
        {
          system: "Head-end system",
          tool: "get_reads",
          arguments: 'day: "2026-11-09", from: 0.61',
          waited: 10,
          seconds: 17.8,
          recorded: "Head-end system delivered the rest",
        },
        { system: "Edit checks", tool: "run", arguments: "checks: 6", seconds: 9.6 },
      ],
      gives: [{ name: "exceptions.json", text: "126 premises with the failed check" }],
      cost: 2,
    },
    {
      kind: "work",
      name: "Sort the causes",
      result: "71 dead modems, 52 vacant flats, 3 suspected bypasses.",
      takes: [{ name: "exceptions.json", text: "126 premises from Validate reads" }],
      outside: [{ name: "premises", text: "Accounts, risers and tamper events" }],
      calls: [
        {
          system: "Load model",
          tool: "sort_causes",
          arguments: "premises: 126, days: 30",
          seconds: 6.4,
          model: true,
        },
        {
          system: "Customer system",
          tool: "get_accounts",
          arguments: "premises: 126",
          seconds: 1.3,
          recorded: "Customer system read 126 accounts",
        },
      ],
      gives: [{ name: "causes.json", text: "126 causes, each with its certainty" }],
      why: {
        title: "Why a bypass",
        model: "load-shapes-5",
        facts: [
          { name: "Suspected", value: "3 of 126" },
          { name: "Certainty", value: "0.91" },
        ],
        text: "A vacant flat keeps its refrigerator's rhythm or falls to zero. These three drop by 80% at one half hour and follow the neighbours' evening from there, at a fifth of the load.",
      },
      cost: 3,
    },
    {
      kind: "work",
      name: "Estimate the gaps",
      result: "Filled 2,214 intervals at 121 premises. All sums match the register read.",
      takes: [{ name: "causes.json", text: "126 causes from Sort the causes" }],
      outside: [{ name: "weather", text: "Temperature of five districts" }],
      calls: [
        {
          system: "Like-day estimator",
          tool: "estimate",
          arguments: "intervals: 2214",
          seconds: 5.1,
          model: true,
        },
        { system: "Sums", tool: "match_register", arguments: "premises: 121", seconds: 0.4 },
      ],
      findings: [
        { same: true, name: "121 premises", text: "Sum matches the register read" },
        { same: false, name: "5 premises", text: "No register read to compare with" },
      ],
      gives: [{ name: "estimates.json", text: "2,214 intervals, marked as estimates" }],
      why: {
        title: "Why these days",
        model: "like-day-3",
        facts: [
          { name: "Like days", value: "4" },
          { name: "Median error", value: "3.2%" },
        ],
        text: "9 November was a public holiday at 31 degrees, which counts as a Sunday. I took the last four Sundays within two degrees and left out Deepavali itself.",
      },
      cost: 2,
    },
    {
      kind: "work",
      name: "Send a crew",
      result: "One crew, 5 work orders. Two meters on one riser share a visit.",
      takes: [{ name: "estimates.json", text: "5 premises without a register" }],
      calls: [
        {
          system: "Field work",
          tool: "create_orders",
          arguments: "orders: 5",
          seconds: 0.8,
          recorded: "Field work created 5 orders for one crew",
        },
        { system: "Field work", tool: "plan_route", arguments: "stops: 4", seconds: 0.5 },
      ],
      gives: [{ name: "work-orders", text: "3 suspected bypasses, 2 dead modems" }],
      cost: 1,
    },
    {
      kind: "work",
      name: "Release the bills",
      result: "Released 121 bills with a line on estimates. 5 holds expire on 17 November.",
      takes: [{ name: "work-orders", text: "5 orders from Send a crew" }],
      calls: [
        {
          system: "Billing",
          tool: "release_holds",
          arguments: "bills: 121",
          seconds: 1.9,
          recorded: "Billing released 121 holds",
        },
        {
          system: "Billing",
          tool: "set_expiry",
          arguments: 'holds: 5, on: "2026-11-17"',
          seconds: 0.3,
          recorded: "Billing set 5 holds to expire on 17 November",
        },
      ],
      gives: [{ name: "bills", text: "121 released, 5 held" }],
      cost: 1,
    },
  ],
};
