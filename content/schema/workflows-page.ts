import { nonEmptyList, prose, record, sampleNote, shortText, statShape } from "@yno/records/words";
import type * as z from "zod";

/**
 * Everything that content/workflows-page.ts exports.
 *
 * @public found by its name (tools/content/content-files.ts)
 */
export const workflowsPageShape = record({
  heroStats: nonEmptyList("stats", statShape),
  heroNote: sampleNote,
  modelNote: prose(220),
  metricsNote: sampleNote,
  filesLink: shortText(40),
  mapWords: record({
    label: shortText(60, "It's the name of a list of links: shorten it."),
    choose: shortText(44, "It would reach the line of people: shorten it."),
    people: shortText(30, "It would leave the picture: shorten it."),
  }),
});

export type WorkflowsHeroStats = z.infer<typeof workflowsPageShape>["heroStats"];
