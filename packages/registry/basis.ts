import { record, shortText } from "@yno/brand/schema";
import * as z from "zod";
import { type McpFigure, mcpFigures } from "./enums.ts";

const origin = z.enum(
  ["seen", "sample"],
  "does not say where the figure comes from. Write 'seen' or 'sample'.",
);

/** Where each figure of a server comes from. */
export const basisShape = record({
  stars: origin,
  /** The day, month or year of the source. */
  starsSeenOn: z.exactOptional(
    z
      .string()
      .regex(/^\d{4}(?:-\d{2}){0,2}$/, "isn't a date. Write '2026-08-31', '2026-08' or '2026'."),
  ),
  downloads: origin,
  /** What was counted, and the end of the period. */
  downloadsOf: z.exactOptional(shortText(120)),
  version: origin,
  lastUpdated: origin,
})
  .refine(
    ({ stars, starsSeenOn }) => (stars === "seen") === (starsSeenOn !== undefined),
    "must give starsSeenOn when the stars were seen, and only then. Add or remove it.",
  )
  .refine(
    ({ downloads, downloadsOf }) => (downloads === "seen") === (downloadsOf !== undefined),
    "must say in downloadsOf what was counted when downloads were seen, and only then. Add or remove it.",
  );

/** The figures that are samples; undefined if all were seen. */
export function sampleFigures(basis: z.infer<typeof basisShape>): readonly McpFigure[] | undefined {
  const samples = mcpFigures.filter((figure) => basis[figure] === "sample");
  return samples.length > 0 ? samples : undefined;
}
