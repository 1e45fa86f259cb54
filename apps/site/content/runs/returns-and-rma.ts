import type { Run } from "../schema/run.ts";

export const run: Run = {
  id: "returns-and-rma",
  number: "run_V8E3LQ6D",
  version: 16,
  summary:
    "The motor in a returned drill wasn't the one that was sold. The technician graded what arrived, and the customer took a repair instead of a refund.",
  trigger: { name: "Return request", detail: "Order 88-20417, Kopitool" },
  started: "2026-11-02T19:34:20.0+08:00",
  tier: 4,
  steps: [
    {
      kind: "work",
      name: "Open the RMA",
      result: "Opened RMA-50772 for a cordless drill that stops under load.",
      outside: [{ name: "request", text: "Fault in two sentences, three photos" }],
      calls: [
        {
          system: "Fault model",
          tool: "classify_fault",
          arguments: "photos: 3",
          seconds: 1.7,
          model: true,
        },
        {
          system: "Shop",
          tool: "get_order",
          effect: "none",
          arguments: 'order: "88-20417"',
          seconds: 0.4,
          recorded: "Shop read order 88-20417",
        },
      ],
      gives: [{ name: "RMA-50772", text: "Drill, stops under load" }],
      why: {
        title: "Why no quick remedy",
        model: "fault-sorter-6",
        facts: [
          { name: "Known fault", value: "No" },
          { name: "Tokens", value: "1,340" },
        ],
        text: "The known fault of this model is a loose battery, but a photo shows it latched, so I offered no remedy.",
      },
      cost: 1,
    },
    {
      kind: "work",
      name: "Check eligibility",
      result: "Bought 7 months ago, warranty 24 months. Eligible.",
      takes: [{ name: "RMA-50772", text: "From Open the RMA" }],
      outside: [{ name: "warranty-terms", text: "Model KT-18, clause 3.2" }],
      calls: [
        {
          system: "Serial register",
          tool: "find_sale",
          effect: "none",
          arguments: 'serial: "KT18-0093317"',
          seconds: 0.5,
          recorded: "Serial register found the sale of 28 March 2026",
        },
      ],
      gives: [{ name: "eligibility.json", text: "Eligible under clause 3.2" }],
      cost: 0,
    },
    {
      kind: "work",
      name: "Book the return",
      result: "Shipping label and hazard label sent for depot Changi, which has room.",
      takes: [{ name: "eligibility.json", text: "Eligible" }],
      calls: [
        {
          system: "Carrier",
          tool: "book",
          effect: "bounded",
          arguments: 'depot: "Changi", hazard: "lithium"',
          seconds: 0.9,
          recorded: "Carrier booked with a lithium hazard label",
        },
        {
          system: "Carrier",
          tool: "delivered",
          effect: "none",
          arguments: 'parcel: "CP-6610"',
          waited: 226_800,
          seconds: 0.3,
          recorded: "Depot Changi received the parcel",
        },
      ],
      gives: [{ name: "parcel", text: "CP-6610, at the depot" }],
      cost: 1,
    },
    {
      kind: "approval",
      name: "Grade the unit",
      result: "On the bench with the customer's photos beside it.",
      takes: [{ name: "parcel", text: "CP-6610 from Book the return" }],
      approval: {
        asks: "the depot technician",
        deadline: "Within one working day",
        conclusion: "A refund of SGD 279 was asked for a unit that isn't the one we sold",
        detail:
          "The housing matches the photos, but the motor has a different serial number and was made 21 months earlier.",
        policy: {
          id: "RE-04",
          rule: "Serial number differs from the sale",
          limits: [
            { label: "Age of motor, limit 24 months", limit: 24, value: 31, shown: "31 months" },
          ],
        },
        columns: [
          { name: "Sold", source: "KT18-0093317" },
          { name: "Received", source: "CP-6610" },
          { name: "Photos", source: "Return request" },
        ],
        rows: [
          {
            name: "Housing",
            cells: [{ text: "KT18-0093317" }, { text: "KT18-0093317" }, { text: "KT18-0093317" }],
            result: { same: true, text: "Same housing" },
          },
          {
            name: "Motor",
            cells: [
              { text: "Made January 2026", differs: true },
              { text: "Made April 2024", differs: true },
              { text: "Not visible" },
            ],
            result: { same: false, text: "Motor was swapped" },
          },
          {
            name: "Battery",
            cells: [{ text: "4.0 Ah" }, { text: "4.0 Ah" }, { text: "4.0 Ah" }],
            result: { same: true, text: "Same battery" },
          },
        ],
        options: [
          {
            id: "grade-b",
            key: "B",
            label: "Grade B",
            consequence: "Refund SGD 279",
            leadsTo: "The customer is refunded, and the unit is sold as open box.",
          },
          {
            id: "grade-c",
            key: "C",
            label: "Grade C",
            consequence: "Repair at cost, SGD 64",
            leadsTo: "The customer is offered a repair, with a photo of both serial numbers.",
          },
          {
            id: "scrap",
            key: "S",
            label: "Scrap",
            consequence: "Send back or dispose of it",
            leadsTo: "The customer chooses between the unit as it is and safe disposal.",
          },
        ],
        decision: {
          option: "grade-c",
          title: "Graded C",
          by: "the depot technician",
          via: "at the bench",
          seconds: 8_400,
          note: "Motor is from another unit. Housing and battery are fine, brushes are worn.",
          facts: [
            { name: "Grade", value: "C" },
            { name: "Repair", value: "SGD 64" },
          ],
        },
      },
      gives: [{ name: "grade.json", text: "C, with photos of both numbers" }],
    },
    {
      kind: "work",
      name: "Settle",
      plan: "Settles by grade and by what the customer wants.",
      result: "The customer took the repair, and stock and fault report are booked.",
      takes: [{ name: "grade.json", text: "C from Grade the unit" }],
      calls: [
        {
          system: "Email",
          tool: "offer_repair",
          effect: "irreversible",
          arguments: "price: 64",
          seconds: 0.3,
          recorded: "Repair offered at SGD 64",
        },
        {
          system: "Shop",
          tool: "create_repair",
          effect: "costly",
          arguments: 'rma: "RMA-50772"',
          waited: 15_600,
          seconds: 0.6,
          recorded: "Shop created repair order RO-3318",
        },
      ],
      gives: [{ name: "RO-3318", text: "Repair order, SGD 64" }],
      cost: 1,
    },
  ],
};
