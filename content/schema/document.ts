import { prose, record, shortText } from "@yno/records/words";
import * as z from "zod";
import { pageShape } from "./page.ts";

/** The front matter of a text that a page in app/pages/ shows: a legal one, or the API reference. */
export const documentShape = record({
  title: shortText(60),
  /** The day of the last change that a reader would notice. */
  updated: z.iso.date("isn't an ISO date. Write it as '2026-11-20'."),
  summary: prose(160),
});

/** What a document says about itself. */
export type DocumentFrontMatter = z.infer<typeof documentShape>;

/** The front matter of a document that has its own page. The brand follows its title. */
export const documentPageShape = pageShape
  .omit({ document: true })
  .extend({ updated: z.iso.date("is no ISO date. Write it as '2026-11-20'.") });
