import type { Counted, Counts, Proof, RouteProof } from "#content/schema/proof.ts";
import { median } from "../median.ts";
import { isOlder } from "./proof.ts";

/** One figure over all routes that have it, each value as it's written. */
export type Summary = {
  name: string;
  lowest: string;
  median: string;
  highest: string;
  /** The lowest score, and the highest of everything else. */
  worst: string;
  /** How many values there are: one for a route, for a change of page, or for a check. */
  values: number;
  /** The days of the first and the last measurement. */
  first: string;
  last: string;
  /** Whether one of them is of another release. */
  isOlder: boolean;
};

type Figure = { value: number; measured: Counted };

const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const milliseconds = (value: number) => `${value.toFixed(0)}\u00a0ms`;
const plain = (value: number) => value.toFixed(0);

/** The lowest, the middle and the highest of each figure that was measured, sizes first. */
export function summarise({ routes, counts = {} }: Proof): Summary[] {
  const all = Object.values(routes);
  const browsers = new Set(
    all.flatMap(({ lighthouse, pageChanges }) => Object.keys({ ...lighthouse, ...pageChanges })),
  );
  const views = all.flatMap(({ firstView }) => firstView ?? []);
  const view = (key: "html" | "js" | "total") =>
    views.map((each) => ({ value: each[key], measured: each.measured }));
  return [
    ...summary("HTML with its style", view("html"), kilobytes),
    ...summary("Script, cookie banner included", view("js"), kilobytes),
    ...summary("First view with sheets and fonts", view("total"), kilobytes),
    ...[...browsers]
      .toSorted()
      .flatMap((browser) => [
        ...summary(`Lowest Lighthouse score, ${browser}`, scores(all, browser), plain, true),
        ...summary(`LCP, ${browser}`, times(all, browser, "lcp"), milliseconds),
        ...summary(`TBT, ${browser}`, times(all, browser, "tbt"), milliseconds),
        ...summary(
          `Page change, CPU at a quarter, ${browser}`,
          changes(all, browser, "plain"),
          milliseconds,
        ),
        ...summary(
          `The same on slow 4G, ${browser}`,
          changes(all, browser, "slow4g"),
          milliseconds,
        ),
      ]),
    ...countNames.flatMap(([kind, name]) => count(name, counts[kind])),
  ];
}

/** What a check of each kind would have found, in the order of the table. */
const countNames: readonly (readonly [keyof Counts, string])[] = [
  ["axe", "Findings of axe"],
  ["layout", "Findings of the layout rules"],
  ["links", "Broken links"],
  ["kills", "Wrong results after a kill"],
  ["inputs", "Failures with made-up inputs"],
];

/** Each check is a value, and what it found is 0. */
function count(name: string, counted: Counts[keyof Counts]): Summary[] {
  if (!counted) return [];
  const { checked, found, measured } = counted;
  return summary(name, [{ value: found, measured }], plain).map((each) => ({
    ...each,
    values: checked,
  }));
}

function summary(
  name: string,
  figures: readonly Figure[],
  write: (value: number) => string,
  isScore = false,
): Summary[] {
  if (figures.length === 0) return [];
  const values = figures.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const days = figures.map(({ measured }) => measured.day).toSorted();
  return [
    {
      name,
      lowest: write(lowest),
      median: write(median(values)),
      highest: write(highest),
      worst: write(isScore ? lowest : highest),
      values: values.length,
      ...{ first: days[0] ?? "", last: days.at(-1) ?? "" },
      isOlder: figures.some(({ measured }) => isOlder(measured)),
    },
  ];
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
const changes = (
  routes: readonly RouteProof[],
  browser: string,
  key: "plain" | "slow4g",
): Figure[] =>
  routes.flatMap(({ pageChanges }) => {
    const found = pageChanges?.[browser];
    return found
      ? Object.values(found.to).map((each) => ({ value: each[key], measured: found.measured }))
      : [];
  });
