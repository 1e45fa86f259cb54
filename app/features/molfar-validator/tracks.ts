import type { TaskType } from "./report.ts";

/** How many tracks a task has above and below its station: none at an end, three for many. */
export type Tracks = { type: TaskType; above: 0 | 1 | 3; below: 0 | 1 | 3 };

/**
 * The tasks of an image as one track, in their order: a split makes many of it, which go through
 * the tasks that follow until a reduce joins them.
 */
export function toTracks(types: readonly TaskType[]): Tracks[] {
  let many = false;
  return types.map((type, index) => {
    const above = type === "reduce" || many ? 3 : index === 0 ? 0 : 1;
    many = type === "split" || (many && type !== "reduce");
    const below = many ? 3 : index === types.length - 1 ? 0 : 1;
    return { type, above, below };
  });
}
