/** The level of a run's own heading. */
export type Level = 3 | 4;

/** The headings inside a run are one level lower. */
export function innerHeading(level: Level): "h4" | "h5" {
  return level === 3 ? "h4" : "h5";
}
