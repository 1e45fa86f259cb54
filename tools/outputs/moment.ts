/** The beginning of a day in Singapore, as feeds want it: '2026-11-20T00:00:00+08:00'. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00+08:00`;
}

/** The latest of some ISO dates. */
export function latest(days: readonly string[]): string {
  const last = [...days].sort().at(-1);
  if (last === undefined) throw new Error("There is no date to choose from.");
  return last;
}
