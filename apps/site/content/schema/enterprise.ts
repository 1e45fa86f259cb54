import { lineIds } from "@yno/brand/site";
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

/**
 * The words of content/pages/enterprise.ts.
 *
 * @public found by its name (tools/content/whole-files.ts)
 */
export const enterprisePageShape = record({
  hero: record({ buttons: nonEmptyList("buttons", specified), text: prose(160), mail }),
  /** One run that changes departments: the drawing of the opening. */
  crossingRun: record({
    departments: nonEmptyList(
      "departments",
      record({
        name: shortText(20),
        line: z.enum(lineIds),
        /** What the run does there. */
        step: shortText(24),
        /** Who lets it go on to the next department; the last one has none. */
        approval: z.exactOptional(record({ by: shortText(24), what: shortText(30) })),
      }),
    ),
    end: shortText(24),
    auditLog: shortText(20),
    /** What the log keeps of each approval. */
    entry: shortText(24),
  }),
  impact: record({
    heading: specified,
    note: sampleNote,
    columns: record({ before: shortText(20), after: shortText(20) }),
    cards: nonEmptyList(
      "impact cards",
      record({
        title: shortText(40),
        before: shortText(20),
        after: shortText(20),
        /** How the figure is taken. */
        measure: prose(200),
      }),
    ),
  }),
  collaboration: record({
    heading: specified,
    cards: nonEmptyList("collaboration cards", cardShape),
  }),
  features: record({
    heading: shortText(60),
    /** The lines that the features are on, in the order of the page. */
    groups: nonEmptyList("groups", shortText(20)),
    features: nonEmptyList("features", cardShape.extend({ group: shortText(20) })),
    button: specified,
    text: prose(160),
    mail,
  }),
  closing: record({
    heading: shortText(60),
    text: prose(240),
    terms: prose(160),
    buttons: nonEmptyList("buttons", specified),
    mail,
  }),
});

export type Enterprise = z.infer<typeof enterprisePageShape>;
export type CrossingRun = Enterprise["crossingRun"];
export type Impact = Enterprise["impact"];
export type EnterpriseFeatures = Enterprise["features"];
