import {
  cardShape,
  mail,
  nonEmptyList,
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
  at: z.enum(gatePlaces, `isn't a place of a gate. Write one of: ${gatePlaces.join("; ")}.`),
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
  status: z.enum(
    complianceStatuses,
    `isn't a status of the specification. Write one of: ${complianceStatuses.join("; ")}.`,
  ),
  description: prose(260),
  progress: z
    .int("must be a whole number. Write the percentage without %.")
    .min(0, "is below 0. Write a percentage from 0 to 100.")
    .max(100, "is above 100. Write a percentage from 0 to 100."),
}).refine((standard) => (standard.status === "Implemented") === (standard.progress === 100), {
  path: ["progress"],
  error: "does not fit the status. Only Implemented is at 100.",
});

const standardsShape = record({
  heading: shortText(60),
  note: sampleNote,
  /** The percentages that the axis names. */
  axis: nonEmptyList("marks", z.int().min(0).max(100)),
  standards: nonEmptyList("standards", standardShape).refine(
    (standards) =>
      complianceStatuses.every((status) => standards.some((each) => each.status === status)),
    "do not show all three statuses. Use each status at least once.",
  ),
});

const implementationItemShape = cardShape.extend({
  status: z.enum(
    implementationStatuses,
    "isn't a status of this list. Write 'Completed' or 'In Progress'.",
  ),
  gate: z.exactOptional(gateShape),
});

const implementationStatusShape = record({
  heading: shortText(60),
  short: stationName,
  items: nonEmptyList("items", implementationItemShape),
});

const complianceAutomationShape = record({
  heading: shortText(60),
  text: prose(260),
  points: nonEmptyList("points", cardShape),
});

const infrastructureShape = record({
  heading: shortText(60),
  items: nonEmptyList(
    "infrastructure items",
    cardShape.extend({ gate: z.exactOptional(gateShape) }),
  ),
});

const contactShape = record({
  heading: shortText(60),
  short: stationName,
  text: prose(240),
  button: specified,
  mail,
});

const label = shortText(22, "It's a label in a drawing: shorten it.");
const withNote = record({ title: label, note: shortText(26) });

/** What the opening says of a run beside its gates, which are the controls themselves. */
const runThroughZonesShape = record({
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
});

/**
 * Everything that content/security.ts exports.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const securityShape = record({
  runThroughZones: runThroughZonesShape,
  complianceAutomation: complianceAutomationShape,
  standards: standardsShape,
  infrastructure: infrastructureShape,
  implementationStatus: implementationStatusShape,
  contact: contactShape,
});

export type Standards = z.infer<typeof standardsShape>;
export type ImplementationStatus = z.infer<typeof implementationStatusShape>;
export type ComplianceAutomation = z.infer<typeof complianceAutomationShape>;
export type Infrastructure = z.infer<typeof infrastructureShape>;
export type SecurityContact = z.infer<typeof contactShape>;
export type RunThroughZones = z.infer<typeof runThroughZonesShape>;
export type GatePlace = (typeof gatePlaces)[number];

/** Says that a list is a sample before anybody relies on it. */
const sampleList = prose(220).startsWith(
  "Sample ",
  "must begin with 'Sample', so that the list isn't mistaken for a contract. Add it.",
);

const dataLocationShape = record({
  heading: shortText(60),
  note: sampleList,
  columns: record({ data: shortText(30), place: shortText(30) }),
  rows: nonEmptyList("rows", record({ data: shortText(60), place: prose(140) })),
});

/** A clause of a legal document, which the page links to. */
const clauseShape = record({
  document: z.enum(
    ["Privacy", "Terms"],
    "isn't a document with clauses. Write 'Privacy' or 'Terms'.",
  ),
  number: z.string().regex(/^\d+\.\d+$/, "isn't the number of a clause. Write it as '5.7'."),
});

const dataProcessingShape = record({
  heading: shortText(60),
  short: stationName,
  text: prose(260),
  columns: record({ topic: shortText(30), answer: shortText(30), clause: shortText(30) }),
  rows: nonEmptyList(
    "rows",
    record({ topic: shortText(40), answer: prose(160), clause: clauseShape }),
  ),
});

const subProcessorsShape = record({
  heading: shortText(60),
  note: sampleList,
  columns: record({ company: shortText(30), reach: shortText(30) }),
  rows: nonEmptyList("sub-processors", record({ company: shortText(60), reach: prose(140) })),
});

const lineLabel = shortText(24, "It's a label in a drawing: shorten it.");

const reportVulnerabilityShape = record({
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
});

const accessibilityShape = record({
  heading: shortText(60),
  short: stationName,
  aim: prose(260),
  gaps: record({ heading: shortText(40), items: nonEmptyList("known gaps", prose(200)) }),
  feedback: prose(260),
  mail,
});

/**
 * Everything that content/security-statements.ts exports.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const securityStatementsShape = record({
  dataLocation: dataLocationShape,
  dataProcessing: dataProcessingShape,
  subProcessors: subProcessorsShape,
  reportVulnerability: reportVulnerabilityShape,
  accessibility: accessibilityShape,
});

export type DataLocation = z.infer<typeof dataLocationShape>;
export type DataProcessing = z.infer<typeof dataProcessingShape>;
export type SubProcessors = z.infer<typeof subProcessorsShape>;
export type ReportVulnerability = z.infer<typeof reportVulnerabilityShape>;
export type AccessibilityStatement = z.infer<typeof accessibilityShape>;
