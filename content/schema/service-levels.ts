import { line, prose, record, some } from "@yno/records/words";
import * as z from "zod";

const cell = line(140, "It's a cell of a table: shorten it.");

/** One promise, for each plan. */
const rowShape = record({ topic: line(60), community: cell, sme: cell, enterprise: cell });

const serviceLevelsShape = record({
  heading: line(60),
  text: prose(320),
  columns: record({
    topic: line(40),
    community: z.literal("Community"),
    sme: z.literal("SME"),
    enterprise: z.literal("Enterprise"),
  }),
  rows: some("rows", rowShape),
  /** How a credit is worked out. */
  credit: prose(420),
  more: record({ text: prose(160), label: line(60), to: z.literal("/terms#clause-9-4") }),
});

/** Everything that content/service-levels.ts exports, its claims aside. */
export const serviceLevelsFileShape = record({ serviceLevels: serviceLevelsShape });

export type ServiceLevels = z.infer<typeof serviceLevelsShape>;
