import { record, sampleNote, some, statShape } from "@yno/records/words";
import type * as z from "zod";

/** Everything that content/workflows-page.ts exports, its claims aside. */
export const workflowsPageShape = record({
  heroStats: some("stats", statShape),
  heroNote: sampleNote,
  metricsNote: sampleNote,
});

export type WorkflowsHeroStats = z.infer<typeof workflowsPageShape>["heroStats"];
