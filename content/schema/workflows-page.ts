import type * as z from "zod";
import { exactly, record, sampleNote, statShape } from "./words.ts";

/** Everything that content/workflows-page.ts exports, its claims aside. */
export const workflowsPageShape = record({
  heroStats: exactly(4, "stats", statShape),
  heroNote: sampleNote,
  metricsNote: sampleNote,
});

export type WorkflowsHeroStats = z.infer<typeof workflowsPageShape>["heroStats"];
