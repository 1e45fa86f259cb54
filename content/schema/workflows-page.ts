import { nonEmptyList, record, sampleNote, shortText, statShape } from "@yno/records/words";
import type * as z from "zod";

/**
 * Everything that content/workflows-page.ts exports.
 *
 * @public found by its name (tools/content/content-files.ts)
 */
export const workflowsPageShape = record({
  heroStats: nonEmptyList("stats", statShape),
  heroNote: sampleNote,
  metricsNote: sampleNote,
  filesLink: shortText(40),
});

export type WorkflowsHeroStats = z.infer<typeof workflowsPageShape>["heroStats"];
