import type { Point, WorkflowMap } from "./schema/transit-map.ts";

/** The line of people. It leaves the map at the bottom and ends in the approval card. */
const people: WorkflowMap["lines"][number] = {
  line: "company",
  carries: "people",
  wide: [
    [12, 1],
    [12, 6],
  ],
  tall: [
    [6, 1],
    [6, 3.5],
    [5, 4.5],
    [2.5, 4.5],
    [2.5, 6],
  ],
};

/** The three sentences of the hero, each with its own map and a sample run. */
export const homeMaps: readonly WorkflowMap[] = [
  {
    id: "invoice",
    name: "Invoice",
    sentence:
      "When an invoice arrives, match it to its order, ask Finance above SGD 5,000, post it and tell the buyer.",
    lines: [
      work("product", [
        [1, 3.5],
        [5.5, 3.5],
        [7, 2],
        [17, 2],
        [18.5, 3.5],
        [23, 3.5],
      ]),
      work("resources", [
        [1, 5],
        [6.5, 5],
        [8.5, 3],
        [16, 3],
        [18, 5],
        [23, 5],
      ]),
      people,
    ],
    stations: [
      station("Invoice arrives", 0, [1, 3.5], "above-start", [1, 1]),
      station("Extract fields", 0, [4.5, 3.5], "below", [1, 2]),
      station("Match order", 0, [9, 2], "above", [1, 3]),
      station("Post to ledger", 0, [20, 3.5], "below", null),
      station("Tell the buyer", 0, [23, 3.5], "above-end", null),
      station("Find the receipt", 1, [1, 5], "below-start", null),
      station("Compare quantities", 1, [6, 5], "below", null),
      station("Update stock", 1, [23, 5], "below-end", null),
      station("Slack", 2, [12, 1], "right", [6, 1]),
      station("Audit log", 2, [12, 5], "right", null),
    ],
    interchange: interchange("Finance approves"),
    run: {
      id: "run_9C2FT0WD",
      done: [
        { name: "Invoice arrives", detail: "PDF from Larkhill Packaging", time: "09:14:02" },
        { name: "Extract fields", detail: "4 lines, SGD 6,480.05", time: "09:14:11" },
        { name: "Match order", detail: "PO-2190 and receipt agree", time: "09:14:15" },
      ],
      approval: {
        by: "Finance",
        since: "2 min 10 s",
        question: "Pay SGD 6,480.05 to Larkhill Packaging?",
        reason: "Order, receipt and invoice agree. The total is above your SGD 5,000 limit.",
        approved: "Approved. The bill is in Xero, and the buyer knows when it's due.",
        rejected: "Rejected. Nothing is posted, and the buyer gets your reason.",
      },
      after: [
        { name: "Post to ledger", detail: "Bill in Xero, PDF attached" },
        { name: "Tell the buyer", detail: "In Slack, with the due date" },
        { name: "Update stock", detail: "Receipt closed in the warehouse" },
      ],
    },
  },
  {
    id: "ticket",
    name: "Support ticket",
    sentence:
      "When a ticket opens, classify it and draft a reply. Support checks every refund before it is paid.",
    lines: [
      work("product", [
        [1, 2],
        [17, 2],
        [18, 1],
        [23, 1],
      ]),
      work("resources", [
        [1, 4.5],
        [6.5, 4.5],
        [8, 3],
        [16, 3],
        [17.5, 4.5],
        [23, 4.5],
      ]),
      people,
    ],
    stations: [
      station("New ticket", 0, [1, 2], "above-start", [1, 1]),
      station("Classify", 0, [5, 2], "above", [1, 2]),
      station("Draft reply", 0, [8.5, 2], "above", [1, 3]),
      station("Send reply", 0, [19.5, 1], "below", null),
      station("Close ticket", 0, [23, 1], "below-end", null),
      station("Read the order", 1, [1, 4.5], "below-start", null),
      station("Work out refund", 1, [5.5, 4.5], "below", null),
      station("Pay refund", 1, [23, 4.5], "below-end", null),
      station("Teams", 2, [12, 1], "right", [6, 1]),
      station("Audit log", 2, [12, 5], "right", null),
    ],
    interchange: interchange("Support checks"),
    run: {
      id: "run_4TH7XM2K",
      done: [
        { name: "New ticket", detail: "Two of six glasses broken", time: "16:40:31" },
        { name: "Classify", detail: "Damaged goods, not urgent", time: "16:40:33" },
        { name: "Draft reply", detail: "Apology, refund, no return", time: "16:40:52" },
      ],
      approval: {
        by: "Support",
        since: "4 min 35 s",
        question: "Refund SGD 38.00 for two broken glasses?",
        reason: "The photo shows both breakages. Your policy checks every refund.",
        approved: "Approved. The refund is paid, and the reply is on its way.",
        rejected: "Rejected. Nothing is paid, and the draft is back with Support.",
      },
      after: [
        { name: "Send reply", detail: "From the support mailbox" },
        { name: "Pay refund", detail: "To the card that paid" },
        { name: "Close ticket", detail: "With the photo and the amount" },
      ],
    },
  },
  {
    id: "new-hire",
    name: "New hire",
    sentence:
      "When a contract is signed, create accounts, order a laptop and let the manager approve all access.",
    lines: [
      work("product", [
        [1, 1],
        [6.5, 1],
        [7.5, 2],
        [23, 2],
      ]),
      work("resources", [
        [1, 4],
        [7, 4],
        [8, 3],
        [16, 3],
        [17, 4],
        [23, 4],
      ]),
      people,
    ],
    stations: [
      station("Contract signed", 0, [1, 1], "below-start", [1, 1]),
      station("Create accounts", 0, [5.5, 1], "above", [1, 2]),
      station("List access", 0, [9.5, 2], "above", [1, 3]),
      station("Grant access", 0, [17.5, 2], "above", null),
      station("Plan week one", 0, [23, 2], "above-end", null),
      station("Order laptop", 1, [1, 4], "below-start", null),
      station("Reserve a desk", 1, [5.5, 4], "below", null),
      station("Hand over laptop", 1, [23, 4], "below-end", null),
      station("Email", 2, [12, 1], "right", [6, 1]),
      station("HR record", 2, [12, 5], "right", null),
    ],
    interchange: interchange("Manager approves"),
    run: {
      id: "run_7KQ3BN5R",
      done: [
        { name: "Contract signed", detail: "Data analyst, starts Monday", time: "11:02:08" },
        { name: "Create accounts", detail: "Email, chat and calendar", time: "11:02:47" },
        { name: "List access", detail: "5 systems for this role", time: "11:03:02" },
      ],
      approval: {
        by: "manager",
        since: "1 min 20 s",
        question: "Open five systems from Monday?",
        reason: "Four come with the role. The payroll report doesn't.",
        approved: "Approved. Access opens on Monday at eight, and HR has the record.",
        rejected: "Rejected. No access is granted, and HR sees why.",
      },
      after: [
        { name: "Grant access", detail: "From Monday, logged in HR" },
        { name: "Hand over laptop", detail: "At the reserved desk" },
        { name: "Plan week one", detail: "In the manager's calendar" },
      ],
    },
  },
];

type Line = WorkflowMap["lines"][number];
type Station = WorkflowMap["stations"][number];

/** A line of work. On phones the first one leads down to the interchange; the others are left out. */
function work(line: Line["line"], wide: readonly Point[]): Line {
  const down = [
    [1, 1],
    [1, 3],
    [2.5, 4.5],
  ] as const satisfies readonly Point[];
  return { line, carries: "work", wide, tall: line === "product" ? down : null };
}

function station(
  name: string,
  line: number,
  wide: Point,
  label: Station["wide"]["label"],
  tall: Point | null,
): Station {
  return {
    name,
    line,
    wide: { at: wide, label },
    tall: tall && { at: tall, label: "right" },
  };
}

/** The interchange is in the same place on every map: above the middle of the approval card. */
function interchange(name: string): WorkflowMap["interchange"] {
  return {
    name,
    wide: { from: [12, 2], to: [12, 3], label: { at: [12, 2], label: "right-between" } },
    tall: { from: [2.5, 4.5], to: [2.5, 5], label: { at: [2.5, 5.5], label: "right" } },
  };
}
