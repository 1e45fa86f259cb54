import type { WorkflowMap } from "./schema/transit-map.ts";

/** The three sentences of the hero, each with its own map. */
export const homeMaps: readonly WorkflowMap[] = [
  {
    id: "invoice",
    name: "Invoice",
    sentence:
      "When an invoice arrives, match it to its order, ask Finance above SGD 5,000, post it and tell the buyer.",
    lines: [
      {
        line: "product",
        wide: [
          [1, 5],
          [7, 5],
          [9, 3],
          [16, 3],
          [18, 5],
          [23, 5],
        ],
        tall: [
          [1, 1],
          [1, 6],
          [2, 7],
          [2, 14],
        ],
      },
      {
        line: "resources",
        wide: [
          [1, 7],
          [7, 7],
          [10, 4],
          [15, 4],
          [18, 7],
          [23, 7],
        ],
        tall: null,
      },
      {
        line: "company",
        wide: [
          [14, 1],
          [14, 7],
        ],
        tall: [
          [6, 1],
          [6, 6],
          [4, 8],
          [2, 8],
        ],
      },
    ],
    stations: [
      station("Invoice arrives", 0, [1, 5], "above-start", [1, 1]),
      station("Extract fields", 0, [5, 5], "below", [1, 3]),
      station("Match order", 0, [11, 3], "above", [1, 5]),
      station("Post to ledger", 0, [20, 5], "above", [2, 12]),
      station("Tell the buyer", 0, [23, 5], "below-end", [2, 14]),
      station("Find the receipt", 1, [1, 7], "below-start", null),
      station("Compare quantities", 1, [6, 7], "below", null),
      station("Update stock", 1, [23, 7], "below-end", null),
      station("Slack", 2, [14, 1], "right", [6, 1]),
      station("Audit log", 2, [14, 7], "right", null),
    ],
    interchange: {
      name: "Finance approves",
      wide: { from: [14, 3], to: [14, 4], label: { at: [14, 2], label: "right" } },
      tall: { from: [2, 8], to: [2, 9], label: { at: [2, 9], label: "right" } },
      approve: { wide: [13, 6], tall: [3, 10] },
    },
  },
  {
    id: "ticket",
    name: "Support ticket",
    sentence:
      "When a ticket opens, classify it and draft a reply. Support checks every refund before it is paid.",
    lines: [
      {
        line: "product",
        wide: [
          [1, 3],
          [17, 3],
          [18, 2],
          [23, 2],
        ],
        tall: [
          [2, 1],
          [2, 6],
          [1, 7],
          [1, 14],
        ],
      },
      {
        line: "resources",
        wide: [
          [1, 6],
          [7, 6],
          [9, 4],
          [17, 4],
          [19, 6],
          [23, 6],
        ],
        tall: null,
      },
      {
        line: "company",
        wide: [
          [15, 1],
          [15, 7],
        ],
        tall: [
          [6, 1],
          [6, 5],
          [3, 8],
          [1, 8],
        ],
      },
    ],
    stations: [
      station("New ticket", 0, [1, 3], "above-start", [2, 1]),
      station("Classify", 0, [5, 3], "above", [2, 3]),
      station("Draft reply", 0, [9, 3], "above", [2, 5]),
      station("Send reply", 0, [20, 2], "above", [1, 12]),
      station("Close", 0, [23, 2], "above-end", [1, 14]),
      station("Read the order", 1, [1, 6], "below-start", null),
      station("Work out refund", 1, [6, 6], "below", null),
      station("Pay refund", 1, [23, 6], "below-end", null),
      station("Teams", 2, [15, 1], "right", [6, 1]),
      station("Audit log", 2, [15, 7], "right", null),
    ],
    interchange: {
      name: "Support checks",
      wide: { from: [15, 3], to: [15, 4], label: { at: [14, 3], label: "above-end" } },
      tall: { from: [1, 8], to: [1, 9], label: { at: [1, 9], label: "right" } },
      approve: { wide: [14, 6], tall: [2, 10] },
    },
  },
  {
    id: "new-hire",
    name: "New hire",
    sentence:
      "When a contract is signed, create accounts, order a laptop and let the manager approve all access.",
    lines: [
      {
        line: "product",
        wide: [
          [1, 2],
          [7, 2],
          [9, 4],
          [23, 4],
        ],
        tall: [
          [1, 1],
          [1, 6],
          [2, 7],
          [2, 14],
        ],
      },
      {
        line: "resources",
        wide: [
          [1, 7],
          [6, 7],
          [8, 5],
          [14, 5],
          [16, 7],
          [23, 7],
        ],
        tall: null,
      },
      {
        line: "company",
        wide: [
          [12, 1],
          [12, 7],
        ],
        tall: [
          [6, 1],
          [6, 6],
          [4, 8],
          [2, 8],
        ],
      },
    ],
    stations: [
      station("Contract signed", 0, [1, 2], "above-start", [1, 1]),
      station("Create accounts", 0, [6, 2], "above", [1, 3]),
      station("List access", 0, [10, 4], "above", [1, 5]),
      station("Grant access", 0, [19, 4], "above", [2, 12]),
      station("Plan week one", 0, [23, 4], "below-end", [2, 14]),
      station("Order laptop", 1, [1, 7], "below-start", null),
      station("Reserve a desk", 1, [5, 7], "below", null),
      station("Hand over laptop", 1, [23, 7], "below-end", null),
      station("Email", 2, [12, 1], "right", [6, 1]),
      station("HR record", 2, [12, 7], "right", null),
    ],
    interchange: {
      name: "Manager approves",
      wide: { from: [12, 4], to: [12, 5], label: { at: [12, 3], label: "right" } },
      tall: { from: [2, 8], to: [2, 9], label: { at: [2, 9], label: "right" } },
      approve: { wide: [11, 6], tall: [3, 10] },
    },
  },
];

type Station = WorkflowMap["stations"][number];

function station(
  name: string,
  line: number,
  wide: Station["wide"]["at"],
  label: Station["wide"]["label"],
  tall: Station["wide"]["at"] | null,
): Station {
  return {
    name,
    line,
    wide: { at: wide, label },
    tall: tall && { at: tall, label: "right" },
  };
}
