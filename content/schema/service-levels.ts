import { nonEmptyList, prose, record, shortText } from "@yno/records/words";
import * as z from "zod";

const cell = shortText(140, "It's a cell of a table: shorten it.");

/** One promise, for each plan. */
const rowShape = record({ topic: shortText(60), community: cell, sme: cell, enterprise: cell });

const tableShape = record({
  heading: shortText(60),
  text: prose(320),
  columns: record({
    topic: shortText(40),
    community: z.literal("Community"),
    sme: z.literal("SME"),
    enterprise: z.literal("Enterprise"),
  }),
  rows: nonEmptyList("rows", rowShape),
  /** The days on which engineers work on tickets, drawn as lengths of a week. */
  week: record({
    text: prose(200),
    days: z.array(shortText(10)).length(7, "must name the seven days. Write them all.").readonly(),
    plans: nonEmptyList("plans", record({ name: shortText(20), days: z.int().min(0).max(7) })),
  }),
  /** How a credit is worked out. */
  credit: prose(420),
  more: record({ text: prose(160), label: shortText(60), to: z.literal("/terms#clause-9-4") }),
});

/**
 * Everything that content/service-levels.ts exports.
 *
 * @public found by its name (tools/content/content-files.ts)
 */
export const serviceLevelsShape = record({ serviceLevels: tableShape });

export type ServiceLevels = z.infer<typeof tableShape>;
