import { record, shortText } from "@yno/records/words";
import * as z from "zod";

export const claimShape = record({
  /** As written on the page. */
  figure: shortText(60),
  where: z
    .string("must be text. Write the page and its section.")
    .regex(/^\/[a-z/-]*, \S/, "does not name a page and a section. Write it as '/pricing, Plans'."),
  origin: z.enum(
    ["spec", "sample", "seen", "counted"],
    "isn't an origin. Write 'spec' for a figure of the specification, 'seen' for one that was read in public material, 'counted' for a count of records, else 'sample'.",
  ),
  /** What the figure covers, and for whom. */
  scope: shortText(160),
});

/** A figure on the site, its place, what it covers and where it comes from. */
export type Claim = z.infer<typeof claimShape>;
