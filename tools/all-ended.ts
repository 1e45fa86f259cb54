/**
 * As `Promise.all`, but it throws only once every promise has settled: until then they use what the
 * caller removes or closes when something has failed.
 */
export async function allEnded<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
