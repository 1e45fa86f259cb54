import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "churn-save-desk",
  number: "run_B6T1YG4R",
  version: 13,
  summary:
    "A subscriber with two faults in a month asked to move his number. The save desk offered a repair before a discount.",
  trigger: { name: "Port-out request", detail: "Line 65-4471, Strait Mobile" },
  started: "2026-08-03T10:20:00.0+08:00",
  tier: { name: "3, Supervised", detail: "stops at each decision" },
  steps: [
    {
      kind: "work",
      name: "Watch for signals",
      result: "Port-out request and a second fault in July. Not in the control group.",
      outside: [{ name: "request", text: "Port-out, contract until January 2027" }],
      calls: [
        {
          system: "Usage store",
          tool: "get_history",
          arguments: "months: 12",
          seconds: 1.2,
          recorded: "Usage store read 12 months",
        },
        {
          system: "Control group",
          tool: "check_group",
          arguments: 'line: "65-4471"',
          seconds: 0.1,
        },
      ],
      gives: [{ name: "signals.json", text: "2 faults, use down by 40%" }],
      cost: 1,
    },
    {
      kind: "work",
      name: "Find the reason",
      result: "Coverage at home, in the customer's own words. The price isn't mentioned.",
      takes: [{ name: "signals.json", text: "Signals of one line" }],
      outside: [{ name: "calls", text: "2 calls and 1 chat of six weeks" }],
      calls: [
        {
          system: "Speech model",
          tool: "transcribe",
          arguments: "minutes: 17",
          seconds: 12.4,
          model: true,
        },
        {
          system: "Topic model",
          tool: "find_reason",
          arguments: "texts: 3",
          seconds: 1.6,
          model: true,
        },
        {
          system: "Network",
          tool: "get_signal",
          arguments: 'cell: "PS-118"',
          seconds: 0.5,
          recorded: "Network read cell PS-118",
        },
      ],
      gives: [{ name: "brief.md", text: "Half a page for the call" }],
      why: {
        title: "Why coverage",
        model: "reason-topics-4",
        facts: [
          { name: "Certainty", value: "0.94" },
          { name: "Tokens", value: "5,260" },
        ],
        text: "He says 'no bars in the bedroom' twice and asks for nothing cheaper. The cell lost a sector on 12 July, and a technician missed the appointment on 20 July.",
      },
      cost: 5,
    },
    {
      kind: "approval",
      name: "Choose the offer",
      result: "Sent three offers with margin and likely effect to the save desk.",
      takes: [{ name: "brief.md", text: "Reason and history" }],
      approval: {
        asks: "the save desk agent",
        deadline: "Call at 11:00",
        conclusion: "SGD 468 of margin until January is at stake on one line",
        detail:
          "A repair with an apology costs SGD 55 and has the largest effect. A discount would cost SGD 132.",
        policy: {
          id: "RT-05",
          rule: "Offer above SGD 40 is chosen by a person",
          limits: [{ label: "Cost, limit SGD 40", limit: 40, value: 55, shown: "SGD 55" }],
        },
        columns: [
          { name: "Repair", source: "Home repeater" },
          { name: "Discount", source: "6 months, 25%" },
          { name: "Upgrade", source: "New handset" },
        ],
        rows: [
          {
            name: "Cost",
            cells: [
              { text: "SGD 55" },
              { text: "SGD 132", differs: true },
              { text: "SGD 210", differs: true },
            ],
            result: { same: false, text: "Repair costs least" },
          },
          {
            name: "Likely effect",
            cells: [
              { text: "+31 points", differs: true },
              { text: "+6 points" },
              { text: "+9 points" },
            ],
            result: { same: false, text: "Repair changes most" },
          },
          {
            name: "Margin left",
            cells: [{ text: "SGD 413" }, { text: "SGD 336" }, { text: "SGD 258" }],
            result: { same: false, text: "SGD 77 apart" },
          },
        ],
        options: [
          {
            id: "repair",
            key: "R",
            label: "Repair and apology",
            consequence: "Send a repeater, SGD 55",
            leadsTo: "A technician comes within three days, and the contract stays as it is.",
          },
          {
            id: "discount",
            key: "D",
            label: "Discount",
            consequence: "25% off for 6 months, SGD 132",
            leadsTo: "The bill falls and the bedroom stays without a signal.",
          },
          {
            id: "let-go",
            key: "L",
            label: "Let go",
            consequence: "Release the number",
            leadsTo: "The number is ported and the rest of the contract is billed.",
          },
        ],
        decision: {
          option: "repair",
          title: "Repair and apology offered",
          by: "the save desk agent",
          via: "during the call",
          seconds: 2_760,
          note: "He only wants it to work at home. Technician on Wednesday morning.",
          facts: [
            { name: "Cost", value: "SGD 55" },
            { name: "Appointment", value: "5 August 2026, 09:00" },
          ],
        },
      },
      gives: [{ name: "offer.json", text: "Repeater and apology, accepted" }],
    },
    {
      kind: "work",
      name: "Change the plan",
      plan: "Turns the chosen terms into an order and sends them in writing.",
      result: "Order SO-71840 placed, port-out withdrawn, terms sent the same day.",
      takes: [{ name: "offer.json", text: "Repair and apology" }],
      calls: [
        {
          system: "Order system",
          tool: "create_order",
          arguments: 'item: "repeater"',
          seconds: 0.9,
          recorded: "Order system created SO-71840",
        },
        {
          system: "Number desk",
          tool: "withdraw_port",
          arguments: 'line: "65-4471"',
          seconds: 0.7,
          recorded: "Number desk withdrew the port-out",
        },
        { system: "Email", tool: "send_terms", arguments: "pages: 1", seconds: 0.3 },
      ],
      gives: [{ name: "SO-71840", text: "Repeater, 5 August 2026" }],
      cost: 1,
    },
    {
      kind: "work",
      name: "Count the saves",
      plan: "Compares called and uncalled subscribers after ninety days.",
      result: "Still a customer after ninety days. Use is back to 96%.",
      takes: [{ name: "SO-71840", text: "Order from Change the plan" }],
      pause: { seconds: 7_776_000, reason: "Waited ninety days" },
      calls: [
        {
          system: "Usage store",
          tool: "get_use",
          arguments: "days: 90",
          seconds: 0.8,
          recorded: "Usage store read 90 days",
        },
        { system: "Sums", tool: "compare_groups", arguments: "called: 1204", seconds: 0.5 },
      ],
      gives: [{ name: "result.json", text: "One save, counted against the control group" }],
      cost: 1,
    },
  ],
};
