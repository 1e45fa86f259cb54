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
export const stationName = shortText(20);

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
 * @public found by its name (tools/content/content-files.ts)
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
