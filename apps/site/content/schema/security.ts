import {
  cardShape,
  mail,
  nonEmptyList,
  oneOf,
  prose,
  record,
  sampleNote,
  shortText,
  specified,
} from "@yno/records/words";
import * as z from "zod";

/** What the strip of sections calls a section whose heading is long. */
const stationName = shortText(20);

/** Where the run in the opening meets a control: the order of its gates. */
const gatePlaces = ["entry", "secrets", "isolation", "exit", "storage", "keys"] as const;

/** A control that every run passes, where the opening draws it. */
const gateShape = record({
  at: oneOf(gatePlaces, "a place of a gate"),
  note: z.exactOptional(shortText(16, "It's the second line of a label: shorten it.")),
});

const complianceStatuses = [
  "Implementation in Progress",
  "Assessment Completed",
  "Implemented",
] as const;

const implementationStatuses = ["Completed", "In Progress"] as const;

/** A compliance item: a standard and how far we are with it. */
const standardShape = record({
  title: shortText(60),
  status: oneOf(complianceStatuses, "a status of the specification"),
  description: prose(260),
  progress: z
    .int("must be a whole number. Write the percentage without %.")
    .min(0, "is below 0. Write a percentage from 0 to 100.")
    .max(100, "is above 100. Write a percentage from 0 to 100."),
}).refine((standard) => (standard.status === "Implemented") === (standard.progress === 100), {
  path: ["progress"],
  error: "does not fit the status. Only Implemented is at 100.",
});

const implementationItemShape = cardShape.extend({
  status: oneOf(implementationStatuses, "a status of this list"),
  gate: z.exactOptional(gateShape),
});

const label = shortText(22, "It's a label in a drawing: shorten it.");
const withNote = record({ title: label, note: shortText(26) });

/**
 * The words of content/pages/security.ts.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const securityPageShape = record({
  /** What the opening says of a run beside its gates, which are the controls themselves. */
  runThroughZones: record({
    zones: record({
      people: label,
      platform: label,
      container: label,
      storage: label,
      systems: label,
    }),
    start: label,
    approver: label,
    plans: label,
    approval: withNote,
    task: label,
    system: label,
    log: label,
    backups: withNote,
    artifacts: label,
    legend: record({ gate: label, capsule: label }),
  }),
  complianceAutomation: record({
    heading: shortText(60),
    text: prose(260),
    points: nonEmptyList("points", cardShape),
  }),
  standards: record({
    heading: shortText(60),
    note: sampleNote,
    /** The percentages that the axis names. */
    axis: nonEmptyList("marks", z.int().min(0).max(100)),
    standards: nonEmptyList("standards", standardShape).refine(
      (standards) =>
        complianceStatuses.every((status) => standards.some((each) => each.status === status)),
      "do not show all three statuses. Use each status at least once.",
    ),
  }),
  infrastructure: record({
    heading: shortText(60),
    items: nonEmptyList(
      "infrastructure items",
      cardShape.extend({ gate: z.exactOptional(gateShape) }),
    ),
  }),
  implementationStatus: record({
    heading: shortText(60),
    short: stationName,
    items: nonEmptyList("items", implementationItemShape),
  }),
  contact: record({
    heading: shortText(60),
    short: stationName,
    text: prose(240),
    button: specified,
    mail,
  }),
});

export type Security = z.infer<typeof securityPageShape>;
export type Standards = Security["standards"];
export type ImplementationStatus = Security["implementationStatus"];
export type RunThroughZones = Security["runThroughZones"];
export type GatePlace = (typeof gatePlaces)[number];

/** Says that a list is a sample before anybody relies on it. */
const sampleList = prose(220).startsWith(
  "Sample ",
  "must begin with 'Sample', so that the list isn't mistaken for a contract. Add it.",
);

/** A clause of a legal document, which the page links to. */
const clauseShape = record({
  document: oneOf(["Privacy", "Terms"], "a document with clauses"),
  number: z.string().regex(/^\d+\.\d+$/, "isn't the number of a clause. Write it as '5.7'."),
});

const lineLabel = shortText(24, "It's a label in a drawing: shorten it.");

/**
 * Everything that content/security-statements.ts exports.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const securityStatementsShape = record({
  dataLocation: record({
    heading: shortText(60),
    note: sampleList,
    columns: record({ data: shortText(30), place: shortText(30) }),
    rows: nonEmptyList("rows", record({ data: shortText(60), place: prose(140) })),
  }),
  dataProcessing: record({
    heading: shortText(60),
    short: stationName,
    text: prose(260),
    columns: record({ topic: shortText(30), answer: shortText(30), clause: shortText(30) }),
    rows: nonEmptyList(
      "rows",
      record({ topic: shortText(40), answer: prose(160), clause: clauseShape }),
    ),
  }),
  subProcessors: record({
    heading: shortText(60),
    note: sampleList,
    columns: record({ company: shortText(30), reach: shortText(30) }),
    rows: nonEmptyList("sub-processors", record({ company: shortText(60), reach: prose(140) })),
  }),
  reportVulnerability: record({
    heading: shortText(60),
    short: stationName,
    text: prose(260),
    mail,
    send: record({ heading: shortText(40), items: nonEmptyList("items", prose(160)) }),
    expect: record({
      heading: shortText(40),
      note: sampleNote,
      items: nonEmptyList("items", prose(200)),
      /** The times that the items promise, as lengths. */
      line: record({
        text: prose(300),
        start: lineLabel,
        unit: lineLabel,
        stops: nonEmptyList("stops", record({ title: lineLabel, days: z.int().min(1).max(60) })),
        end: lineLabel,
      }),
    }),
    leaveAlone: record({ heading: shortText(40), items: nonEmptyList("items", prose(160)) }),
  }),
  accessibility: record({
    heading: shortText(60),
    short: stationName,
    aim: prose(260),
    gaps: record({ heading: shortText(40), items: nonEmptyList("known gaps", prose(200)) }),
    feedback: prose(260),
    mail,
  }),
});

export type SecurityStatements = z.infer<typeof securityStatementsShape>;
export type DataProcessing = SecurityStatements["dataProcessing"];
export type ReportVulnerability = SecurityStatements["reportVulnerability"];
