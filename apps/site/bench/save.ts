import { checkedIn, countedKinds } from "@yno/tools/counted-checks";
import { proofSource, readProof, release, writeProof } from "#build/content/proof.ts";
import { sourceCommit } from "#build/outputs/evidence.ts";
import { pages } from "#content/collections/pages.ts";
import type { Counted, Counts, Measured, Proof, RouteProof } from "#content/schema/proof.ts";
import type { PageChanges } from "./page-change.ts";
import type { RouteResult } from "./report.ts";

/** What one run of the benchmark has measured; page changes only if they were requested. */
export type Results = {
  routes: readonly RouteResult[];
  runs: number;
  pageChanges?: PageChanges | undefined;
};

/**
 * What belongs to each figure of this run. Throws where it would belong to no commit, so ask before
 * anything is measured.
 */
export function describeRun(browser: string, day: string): Measured {
  return { day, ...describeSources(), browser };
}

/** The release and the commit that figures belong to. Throws as `describeRun` does. */
export function describeSources(): Omit<Counted, "day"> {
  const { commit, changed } = sourceCommit(`apps/site/${proofSource}`);
  if (!commit || changed) {
    throw new Error(
      "Figures are saved with the commit that they belong to: commit your changes in apps/ and packages/, and start again.",
    );
  }
  return { version: release, commit };
}

/** Puts the results into the kept figures, and returns what wasn't saved because the machine was busy. */
export function saveResults(results: Results, measured: Measured): string[] {
  writeProof(merge(readProof(), results, measured));
  const changes = results.pageChanges?.changes ?? [];
  return [
    ...results.routes
      .filter(({ lighthouse }) => lighthouse?.isQuiet === false)
      .map(({ path }) => `Lighthouse on ${path}`),
    ...[...Map.groupBy(changes, ({ from }) => from)]
      .filter(([, all]) => !all.every(({ isQuiet }) => isQuiet))
      .map(([from]) => `page changes from ${from}`),
  ];
}

/**
 * The figures with those of a run in place of older ones. What the run didn't measure stays, and so
 * does what it measured while the machine was busy, except for sizes, which don't depend on that.
 */
export function merge(proof: Proof, results: Results, measured: Measured): Proof {
  const routes: Record<string, RouteProof> = { ...proof.routes };
  for (const { path, firstView, lighthouse } of results.routes) {
    const { html, css, js, fonts, total, requests } = firstView;
    routes[path] = {
      ...routes[path],
      firstView: { html, css, js, fonts, total, requests, measured },
    };
    if (!lighthouse?.isQuiet) continue;
    const { isQuiet: _, ...figures } = lighthouse;
    const others = routes[path].lighthouse;
    routes[path].lighthouse = {
      ...others,
      [measured.browser]: { ...figures, runs: results.runs, measured },
    };
  }
  const changes = results.pageChanges?.changes ?? [];
  for (const [from, all] of Map.groupBy(changes, (change) => change.from)) {
    if (!all.every(({ isQuiet }) => isQuiet)) continue;
    const to = all.map((each) => [each.to, { plain: each.milliseconds, slow4g: each.slow4g }]);
    const others = routes[from]?.pageChanges;
    routes[from] = {
      ...routes[from],
      pageChanges: { ...others, [measured.browser]: { to: Object.fromEntries(to), measured } },
    };
  }
  return { ...proof, routes };
}

/** What a run of the tests has checked, from the reports of the runners: dated by the oldest of them. */
export function countsOf(reports: readonly Report[], sources: Omit<Counted, "day">): Counts {
  const all = reports.flatMap((report) =>
    Object.entries(checkedIn(report)).map(([key, number]) => {
      const [kind, at, width, scheme] = key.split(" ");
      const path = at && (isPage(at) && !isOfViews(report) ? at : "elsewhere");
      return { kind, path, width, scheme, number, start: startOf(report) };
    }),
  );
  const counts: Counts = {};
  for (const kind of countedKinds) {
    const parts = all.filter((each) => each.kind === kind && each.number > 0);
    const [first] = parts.map(({ start }) => start).toSorted();
    if (first === undefined) continue;
    const sumsBy = (field: "path" | "width" | "scheme") =>
      Object.fromEntries(
        [...Map.groupBy(parts, (part) => part[field] ?? "")]
          .map(([name, some]) => [name, sumOf(some)] as const)
          .toSorted(([one], [other]) => one.localeCompare(other, "en", { numeric: true })),
      );
    const isSplit = parts.every(({ path }) => path);
    counts[kind] = {
      checked: sumOf(parts),
      ...(isSplit && {
        by: { path: sumsBy("path"), width: sumsBy("width"), scheme: sumsBy("scheme") },
      }),
      found: 0,
      measured: { day: first.slice(0, 10), ...sources },
    };
  }
  return counts;
}

const isPage = (path: string): boolean => pages.some((page) => page.path === path);

const sumOf = (parts: readonly { number: number }[]): number =>
  parts.reduce((sum, { number }) => sum + number, 0);

/** The start of a run, as Vitest's report has it or as Playwright's has. */
export type Report = {
  startTime?: number;
  stats?: { startTime: string };
  config?: { configFile?: string };
};

/** Views are tested at addresses of pages, without the pages. */
const isOfViews = ({ config }: Report): boolean =>
  config?.configFile?.endsWith("playwright.component.config.ts") ?? false;

const startOf = ({ startTime, stats }: Report): string =>
  new Date(startTime ?? stats?.startTime ?? 0).toISOString();

/** Puts the counts of a run in place of older ones. What it didn't count stays. */
export function saveCounts(counts: Counts): void {
  const proof = readProof();
  writeProof({ ...proof, counts: { ...proof.counts, ...counts } });
}
