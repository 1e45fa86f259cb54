import type { Sizes } from "#app/drawings/geometry.ts";
import { drawWorkflows, wholeMap } from "#app/drawings/openings/workflows.ts";
import type { Workflow } from "#content/schema/workflow.ts";
import { mapWords } from "#content/workflows-page.ts";

/** The map of /workflows as one drawing at each size, with its labels where it has them. */
export function wholeMaps(shown: readonly Workflow[]): Sizes {
  const { wide, middle, narrow } = drawWorkflows(shown, mapWords);
  return {
    wide: wholeMap(wide, true),
    middle: wholeMap(middle, true),
    narrow: wholeMap(narrow, false),
  };
}
