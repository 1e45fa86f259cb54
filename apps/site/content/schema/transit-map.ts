import { lineIds } from "@yno/brand/site";
import { nonEmptyList, oneOf, record } from "@yno/records/words";
import * as z from "zod";

const half = z.number().multipleOf(0.5).min(0);
const point = z.tuple([half.max(24), half.max(6)]).readonly();

const labelSides = [
  "above",
  "above-start",
  "above-end",
  "below",
  "below-start",
  "below-end",
  "right",
  "right-between",
] as const;

const place = record({ at: point, label: oneOf(labelSides, "a side") });
const capsule = record({ from: point, to: point, label: place });

const words = z.string("must be text. Write it.").min(1, "is empty. Write it.");
/** One row under the map. Its name is the name of a station that the run stops at. */
const row = { name: words, detail: words };

const approvalShape = record({
  /** Who decides. */
  by: words,
  /** How long the run has been waiting. */
  since: words,
  question: words,
  /** What the agents found, and which limit stopped the run. */
  reason: words,
  /** What happens next, once a person has decided. */
  approved: words,
  rejected: words,
});

/**
 * A sentence a customer might say, the map of the workflow it describes, and one run of it. The run
 * travels along the first line and stops at the interchange, where a person decides.
 *
 * `wide` is the drawing of wide screens (24 columns, 6 rows), `tall` that of phones (8 columns, 6
 * rows); what phones leave out is null there.
 */
export const workflowMapShape = record({
  id: z.string().regex(/^[a-z-]+$/, "is not an id. Write it in lower case, like 'new-hire'."),
  /** The short name by which the sentence is chosen. */
  name: words,
  sentence: z
    .string()
    .max(110, "has more than 110 characters. Shorten it to fit two lines above the map."),
  lines: nonEmptyList(
    "lines",
    record({
      line: oneOf(lineIds, "a line"),
      /** The run travels along the lines of work. The line of people ends in the approval card. */
      carries: oneOf(["work", "people"], "what a line carries"),
      wide: z.array(point).readonly(),
      tall: z.array(point).readonly().nullable(),
    }),
  ),
  stations: nonEmptyList(
    "stations",
    record({
      name: words,
      /** Index of the line in `lines`. The interchange is on the first. */
      line: z.int().min(0),
      wide: place,
      tall: place.nullable(),
    }),
  ),
  interchange: record({ name: words, wide: capsule, tall: capsule }),
  run: record({
    id: z.string().regex(/^run_[0-9A-Z]{8}$/, "is not a run. Write it like 'run_9C2FT0WD'."),
    /** The step of a recorded run that shows what the approver compared. */
    evidence: z
      .string()
      .regex(
        /^\/workflows\?open=[a-z0-9-]+&step=[1-5]$/,
        "isn't a step of a run. Write it as '/workflows?open=returns-and-rma&step=4'.",
      ),
    done: nonEmptyList(
      "rows",
      record({ ...row, time: z.iso.time("isn't a time. Write it as '09:14:02'.") }),
    ),
    approval: approvalShape,
    after: nonEmptyList("rows", record(row)),
  }),
});

/** A place on the map's lattice: column from the left, row from the top, in steps of a half. */
export type Point = z.infer<typeof point>;

export type Place = z.infer<typeof place>;
export type Approval = z.infer<typeof approvalShape>;
export type WorkflowMap = z.infer<typeof workflowMapShape>;
