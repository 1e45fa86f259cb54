import { mail, nonEmptyList, prose, record, sampleNote, shortText } from "@yno/records/words";
import * as z from "zod";
import { stationName } from "./security.ts";

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
 * @public found by its name (tools/content/content-files.ts)
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
