import { line, mail, prose, record, sampleNote, some } from "@yno/records/words";
import * as z from "zod";

/** Says that a list is a sample before anybody relies on it. */
const sampleList = prose(220).startsWith(
  "Sample ",
  "must begin with 'Sample', so that the list isn't mistaken for a contract. Add it.",
);

const dataLocationShape = record({
  heading: line(60),
  note: sampleList,
  columns: record({ data: line(30), place: line(30) }),
  rows: some("rows", record({ data: line(60), place: prose(140) })),
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
  heading: line(60),
  text: prose(260),
  columns: record({ topic: line(30), answer: line(30), clause: line(30) }),
  rows: some("rows", record({ topic: line(40), answer: prose(160), clause: clauseShape })),
});

const subProcessorsShape = record({
  heading: line(60),
  note: sampleList,
  columns: record({ company: line(30), reach: line(30) }),
  rows: some("sub-processors", record({ company: line(60), reach: prose(140) })),
});

const reportVulnerabilityShape = record({
  heading: line(60),
  text: prose(260),
  mail,
  send: record({ heading: line(40), items: some("items", prose(160)) }),
  expect: record({
    heading: line(40),
    note: sampleNote,
    items: some("items", prose(200)),
  }),
  leaveAlone: record({ heading: line(40), items: some("items", prose(160)) }),
});

const accessibilityShape = record({
  heading: line(60),
  aim: prose(260),
  tested: record({ heading: line(40), items: some("items", prose(200)) }),
  gaps: record({ heading: line(40), items: some("known gaps", prose(200)) }),
  feedback: prose(260),
  mail,
});

/** Everything that content/security-statements.ts exports, its claims aside. */
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
