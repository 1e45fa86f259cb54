import { nonEmptyList, oneOf, record } from "@yno/brand/schema";
import { lineIds } from "@yno/brand/site";
import * as z from "zod";
import { defineCollection } from "#build/content/collection.ts";

const half = z.number().multipleOf(0.5).min(0);
const point = z.tuple([half.max(24), half.max(6)]).readonly();

const labelSides = [
  "above",
  "above-start",
  "above-end",
  "below",
  "below-start",
  "below-end",
  "right",
  "right-between",
] as const;

const place = record({ at: point, label: oneOf(labelSides, "a side") });
const capsule = record({ from: point, to: point, label: place });

const words = z.string("must be text. Write it.").min(1, "is empty. Write it.");
/** One row under the map. Its name is the name of a station that the run stops at. */
const row = { name: words, detail: words };

const approvalShape = record({
  /** Who decides. */
  by: words,
  /** How long the run has been waiting. */
  since: words,
  question: words,
  /** What the agents found, and which limit stopped the run. */
  reason: words,
  /** What happens next, once a person has decided. */
  approved: words,
  rejected: words,
});

/**
 * A sentence a customer might say, the map of the workflow it describes, and one run of it. The run
 * travels along the first line and stops at the interchange, where a person decides.
 *
 * `wide` is the drawing of wide screens (24 columns, 6 rows), `tall` that of phones (8 columns, 6
 * rows); what phones leave out is null there.
 */
export const workflowMapShape = record({
  id: z.string().regex(/^[a-z-]+$/, "is not an id. Write it in lower case, like 'new-hire'."),
  /** The short name by which the sentence is chosen. */
  name: words,
  sentence: z
    .string()
    .max(110, "has more than 110 characters. Shorten it to fit two lines above the map."),
  lines: nonEmptyList(
    "lines",
    record({
      line: oneOf(lineIds, "a line"),
      /** The run travels along the lines of work. The line of people ends in the approval card. */
      carries: oneOf(["work", "people"], "what a line carries"),
      wide: z.array(point).readonly(),
      tall: z.array(point).readonly().nullable(),
    }),
  ),
  stations: nonEmptyList(
    "stations",
    record({
      name: words,
      /** Index of the line in `lines`. The interchange is on the first. */
      line: z.int().min(0),
      wide: place,
      tall: place.nullable(),
    }),
  ),
  interchange: record({ name: words, wide: capsule, tall: capsule }),
  run: record({
    id: z.string().regex(/^run_[0-9A-Z]{8}$/, "is not a run. Write it like 'run_9C2FT0WD'."),
    /** The step of a recorded run that shows what the approver compared. */
    evidence: z
      .string()
      .regex(
        /^\/workflows\?open=[a-z0-9-]+&step=[1-5]$/,
        "isn't a step of a run. Write it as '/workflows?open=returns-and-rma&step=4'.",
      ),
    done: nonEmptyList(
      "rows",
      record({ ...row, time: z.iso.time("isn't a time. Write it as '09:14:02'.") }),
    ),
    approval: approvalShape,
    after: nonEmptyList("rows", record(row)),
  }),
});

/** A place on the map's lattice: column from the left, row from the top, in steps of a half. */
export type Point = z.infer<typeof point>;

export type Place = z.infer<typeof place>;
export type Approval = z.infer<typeof approvalShape>;
export type WorkflowMap = z.infer<typeof workflowMapShape>;

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

/** The three sentences of the hero, each with its own map and a run of content/runs/, which stops for approval. */
export const homeMaps: readonly WorkflowMap[] = [
  {
    id: "invoice",
    name: "Invoice",
    sentence:
      "When an invoice arrives, match it to its order and receipt, ask the buyer about any difference, and post it.",
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
      station("Set due date", 0, [23, 3.5], "above-end", null),
      station("Find the receipt", 1, [1, 5], "below-start", null),
      station("Compare quantities", 1, [6, 5], "below", null),
      station("Attach the PDF", 1, [23, 5], "below-end", null),
      station("Chat", 2, [12, 1], "right", [6, 1]),
      station("Audit log", 2, [12, 5], "right", null),
    ],
    interchange: interchange("Buyer decides"),
    run: {
      id: "run_7QK4M2XN",
      evidence: "/workflows?open=three-way-invoice-matching&step=4",
      done: [
        { name: "Invoice arrives", detail: "PDF from Larkhill Packaging", time: "09:14:03" },
        { name: "Extract fields", detail: "3 lines, SGD 5,203.22", time: "09:14:12" },
        { name: "Match order", detail: "Line 2 differs from PO-2188", time: "09:14:17" },
      ],
      approval: {
        by: "the buyer",
        since: "2 min 10 s",
        question: "Pay SGD 247.21 more than you owe?",
        reason: "12 rolls weren't delivered, and the price is SGD 0.50 a roll too high.",
        approved: "Approved. The invoice posts as billed, at SGD 5,203.22.",
        rejected: "Rejected. Line 2 is blocked, and the other two lines are posted.",
      },
      after: [
        { name: "Post to ledger", detail: "The lines that were released" },
        { name: "Set due date", detail: "From the order's payment terms" },
        { name: "Attach the PDF", detail: "To the bill in the ledger" },
      ],
    },
  },
  {
    id: "return",
    name: "Return",
    sentence:
      "When a return is requested, check the warranty and book the parcel. A technician decides on the refund.",
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
      station("Return request", 0, [1, 2], "above-start", [1, 1]),
      station("Open RMA", 0, [5, 2], "above", [1, 2]),
      station("Check warranty", 0, [8.5, 2], "above", [1, 3]),
      station("Settle", 0, [19.5, 1], "below", null),
      station("Report fault", 0, [23, 1], "below-end", null),
      station("Read the order", 1, [1, 4.5], "below-start", null),
      station("Book the parcel", 1, [5.5, 4.5], "below", null),
      station("Book the stock", 1, [23, 4.5], "below-end", null),
      station("Depot", 2, [12, 1], "right", [6, 1]),
      station("Audit log", 2, [12, 5], "right", null),
    ],
    interchange: interchange("Technician decides"),
    run: {
      id: "run_V8E3LQ6D",
      evidence: "/workflows?open=returns-and-rma&step=4",
      done: [
        { name: "Return request", detail: "Drill stops under load", time: "19:34:20" },
        { name: "Open RMA", detail: "RMA-50772, three photos", time: "19:34:22" },
        { name: "Check warranty", detail: "Month 7 of 24", time: "19:34:22" },
      ],
      approval: {
        by: "the technician",
        since: "4 min 35 s",
        question: "Refund SGD 279 for this drill?",
        reason: "The motor isn't the one that was sold. It was made in April 2024.",
        approved: "Approved. The customer is refunded, and the drill sells as open box.",
        rejected: "Rejected. The customer is offered a repair at SGD 64 instead.",
      },
      after: [
        { name: "Settle", detail: "Refund or repair, by grade" },
        { name: "Book the stock", detail: "Under the grade it was given" },
        { name: "Report fault", detail: "With photos of both numbers" },
      ],
    },
  },
  {
    id: "new-hire",
    name: "New hire",
    sentence:
      "When an offer is signed, list the access and let the manager approve it. Then grant it and reserve a laptop.",
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
      station("Offer signed", 0, [1, 1], "below-start", [1, 1]),
      station("Read the offer", 0, [5.5, 1], "above", [1, 2]),
      station("List access", 0, [9.5, 2], "above", [1, 3]),
      station("Grant access", 0, [17.5, 2], "above", null),
      station("Plan week one", 0, [23, 2], "above-end", null),
      station("Find manager", 1, [1, 4], "below-start", null),
      station("Compare peers", 1, [5.5, 4], "below", null),
      station("Reserve laptop", 1, [23, 4], "below-end", null),
      station("Chat", 2, [12, 1], "right", [6, 1]),
      station("HR record", 2, [12, 5], "right", null),
    ],
    interchange: interchange("Manager approves"),
    run: {
      id: "run_4RXE7M1B",
      evidence: "/workflows?open=new-hire-onboarding&step=2",
      done: [
        { name: "Offer signed", detail: "Payroll analyst, 16 November", time: "11:05:00" },
        { name: "Read the offer", detail: "Grade 6, Jurong office", time: "11:05:03" },
        { name: "List access", detail: "9 rights, 8 in the role", time: "11:05:03" },
      ],
      approval: {
        by: "the manager",
        since: "1 min 20 s",
        question: "Grant nine rights from day one?",
        reason: "Eight come with the role. The ninth pays out up to SGD 250,000.",
        approved: "Approved. All nine rights are created, locked until the start date.",
        rejected: "Rejected. Only the eight rights of the role are created.",
      },
      after: [
        { name: "Grant access", detail: "Locked until 16 November" },
        { name: "Reserve laptop", detail: "For the Jurong office" },
        { name: "Plan week one", detail: "Meetings with the new team" },
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

export const collection = defineCollection({
  source: "content/collections/home-maps.ts",
  records: homeMaps,
  shape: workflowMapShape,
  name: ({ id }) => id,
  page: "/",
});
