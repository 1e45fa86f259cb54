import * as z from "zod";
import { line, prose, record } from "./words.ts";

/** The front matter of a document's file, between two lines of `---`. */
export const documentShape = record({
  title: line(60),
  /** The day of the last change that a reader would notice. */
  updated: z.iso.date("isn't an ISO date. Write it as '2026-11-20'."),
  summary: prose(160),
});

/** What a document says about itself. */
export type DocumentFrontMatter = z.infer<typeof documentShape>;
