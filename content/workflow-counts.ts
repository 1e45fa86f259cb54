import { workflows } from "./workflows.ts";

/** The workflows in which a person decides at some step, counted for the pages that say how many. */
export const workflowCounts = {
  all: workflows.length,
  withApproval: workflows.filter(({ workflow }) => workflow.some(({ decides }) => decides)).length,
} as const;
