import * as z from "zod";
import { lineIds } from "./navigation.ts";

const point = z.tuple([z.int().min(0).max(24), z.int().min(0).max(15)]).readonly();

const labelSides = [
  "above",
  "above-start",
  "above-end",
  "below",
  "below-start",
  "below-end",
  "right",
] as const;

const place = z.strictObject({ at: point, label: z.enum(labelSides) });
const capsule = z.strictObject({ from: point, to: point, label: place });
/**
 * A sentence that somebody would say, and the map of the workflow that it asks for. The run
 * travels along the first line and stops at the interchange, where a person decides.
 *
 * `wide` is the drawing of wide screens (24 columns, 8 rows), `tall` that of phones (8 columns, 15
 * rows); what phones leave out is null there.
 */
export const workflowMapShape = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, "is no name. Write it in small letters, as 'new-hire'."),
  /** The short name by which the sentence is chosen. */
  name: z.string().min(1),
  sentence: z
    .string()
    .max(110, "has more than 110 characters. It must fit one line over the map: shorten it."),
  lines: z
    .array(
      z.strictObject({
        line: z.enum(lineIds),
        wide: z.array(point).readonly(),
        tall: z.array(point).readonly().nullable(),
      }),
    )
    .readonly(),
  stations: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        /** Index of the line in `lines`. The interchange lies on the first. */
        line: z.int().min(0),
        wide: place,
        tall: place.nullable(),
      }),
    )
    .readonly(),
  interchange: z.strictObject({
    name: z.string().min(1),
    wide: capsule,
    tall: capsule,
    /** Where the button stands with which a person approves: its end in the wide map, its start in the tall one. */
    approve: z.strictObject({ wide: point, tall: point }),
  }),
});

/** A place on the map's lattice: column from the left, row from the top. */
export type Point = z.infer<typeof point>;

export type Place = z.infer<typeof place>;
export type WorkflowMap = z.infer<typeof workflowMapShape>;
