import type { Measured, Proof, RouteProof } from "#content/schema/proof.ts";

/** One figure over all routes that have it, each value as it's written. */
export type Summary = {
  name: string;
  lowest: string;
  median: string;
  highest: string;
  /** The lowest score, and the highest of everything else. */
  worst: string;
  /** How many values there are: one for a route, or for a change of page. */
  values: number;
  measured: readonly Measured[];
};

type Figure = { value: number; measured: Measured };

const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const milliseconds = (value: number) => `${value.toFixed(0)}\u00a0ms`;
const plain = (value: number) => value.toFixed(0);

/** The lowest, the middle and the highest of each figure that was measured, sizes first. */
export function summarise({ routes }: Proof): Summary[] {
  const all = Object.values(routes);
  const browsers = new Set(all.flatMap((route) => Object.keys(route.lighthouse ?? {})));
  const views = all.flatMap(({ firstView }) => firstView ?? []);
  const view = (key: "html" | "js" | "total") =>
    views.map((each) => ({ value: each[key], measured: each.measured }));
  return [
    summary("HTML with its style", view("html"), kilobytes),
    summary("Script, cookie banner included", view("js"), kilobytes),
    summary("First view with sheets and fonts", view("total"), kilobytes),
    ...[...browsers]
      .toSorted()
      .flatMap((browser) => [
        summary(`Lowest Lighthouse score, ${browser}`, scores(all, browser), plain, true),
        summary(`LCP, ${browser}`, times(all, browser, "lcp"), milliseconds),
        summary(`TBT, ${browser}`, times(all, browser, "tbt"), milliseconds),
      ]),
    summary("Page change, CPU slowed 4 times", changes(all, "plain"), milliseconds),
    summary("The same on slow 4G", changes(all, "slow4g"), milliseconds),
  ].flatMap((each) => each ?? []);
}

function summary(
  name: string,
  figures: readonly Figure[],
  write: (value: number) => string,
  isScore = false,
): Summary | null {
  const sorted = figures.map(({ value }) => value).toSorted((one, other) => one - other);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  const middle = [sorted[Math.floor(sorted.length / 2)], sorted[Math.ceil(sorted.length / 2) - 1]];
  const [upper, lower] = middle;
  if (lowest === undefined || highest === undefined) return null;
  if (upper === undefined || lower === undefined) return null;
  return {
    name,
    lowest: write(lowest),
    median: write((upper + lower) / 2),
    highest: write(highest),
    worst: write(isScore ? lowest : highest),
    values: figures.length,
    measured: figures.map(({ measured }) => measured),
  };
}

/** The lowest of a route's four scores. */
const scores = (routes: readonly RouteProof[], browser: string): Figure[] =>
  routes.flatMap(({ lighthouse }) => {
    const found = lighthouse?.[browser];
    if (!found) return [];
    const { performance, accessibility, bestPractices, seo, measured } = found;
    return { value: Math.min(performance, accessibility, bestPractices, seo), measured };
  });

const times = (routes: readonly RouteProof[], browser: string, key: "lcp" | "tbt"): Figure[] =>
  routes.flatMap(({ lighthouse }) => {
    const found = lighthouse?.[browser];
    return found ? { value: found[key], measured: found.measured } : [];
  });

/** Every change counts by itself; a route is the page that it starts from. */
const changes = (routes: readonly RouteProof[], key: "plain" | "slow4g"): Figure[] =>
  routes.flatMap(({ pageChanges }) =>
    Object.values(pageChanges?.to ?? {}).flatMap((each) =>
      pageChanges ? { value: each[key], measured: pageChanges.measured } : [],
    ),
  );
