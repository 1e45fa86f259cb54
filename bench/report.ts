import type { FirstView } from "./first-view.ts";
import type { LighthouseResult } from "./lighthouse.ts";
import type { RegistrySearch } from "./list-search.ts";
import type { Summary } from "./measuring.ts";
import type { Memory } from "./memory.ts";
import type { PageChanges } from "./page-change.ts";
import type { SiteSearch } from "./site-search.ts";

/** The measurements of a route; Lighthouse only if it was requested. */
export type RouteResult = { path: string; firstView: FirstView; lighthouse?: LighthouseResult };

/** A table with a row for each route, in Markdown, ready for a note. kB are 1,000 bytes. */
export function printRoutes(routes: readonly RouteResult[]): void {
  const head = [
    ...["Route", "HTML", "CSS", "JS", "Fonts", "First view", "Requests", "Idle"],
    ...["Perf", "A11y", "BP", "SEO", "FCP", "LCP", "TBT", "CLS"],
  ];
  const rows = routes.map(({ path, firstView, lighthouse }) => [
    path,
    ...[firstView.html, firstView.css, firstView.js, firstView.fonts, firstView.total].map(kB),
    String(firstView.requests),
    `${kB(firstView.idle.bytes)} in ${firstView.idle.requests}`,
    ...(lighthouse
      ? [
          String(lighthouse.performance),
          String(lighthouse.accessibility),
          String(lighthouse.bestPractices),
          String(lighthouse.seo),
          ...[lighthouse.fcp, lighthouse.lcp, lighthouse.tbt].map(
            (time) => time.toFixed(0) + (lighthouse.isQuiet ? "" : "*"),
          ),
          lighthouse.cls.toFixed(3),
        ]
      : Array<string>(8).fill("")),
  ]);
  const lines = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
  console.info(
    `\nSizes in kB (Brotli), times in ms. A star marks what was taken on a busy machine.\n${lines.join("\n")}`,
  );
}

/** A row for each page that changes started from; measurements on a busy machine have a star. */
export function printPageChanges({ changes, median, worst, slow4g }: PageChanges): void {
  const rows = [...Map.groupBy(changes, ({ from }) => from)].map(([from, all]) => {
    const figures = all.map(
      ({ to, milliseconds, isQuiet }) => `${to} ${milliseconds.toFixed(0)}${isQuiet ? "" : "*"}`,
    );
    return `| ${from} | ${figures.join(", ")} |`;
  });
  console.info(
    `\nPage change, click to painted heading, CPU slowed 4 times, in ms. Median ${median.toFixed(0)}, worst ${worst.toFixed(0)}, median on slow 4G ${slow4g.toFixed(0)}. A star marks what was taken on a busy machine.\n| From | To |\n| --- | --- |\n${rows.join("\n")}`,
  );
}

/** A row for each size of the registry. */
export function printRegistrySearch(sizes: readonly RegistrySearch[]): void {
  const rows = sizes.map((each) => `| ${each.servers} | ${figures(each).join(" | ")} |`);
  console.info(
    `\nRegistry, key press to painted results, CPU slowed 4 times, in ms.\n| Servers | Median | p95 | Worst |\n| --- | --- | --- | --- |\n${rows.join("\n")}`,
  );
}

/** One line, under the table of the registry. */
export function printQuestionSearch(summary: Summary): void {
  console.info(`\nQuestions, the same: ${inWords(summary)}.`);
}

/** A row for each number of records. */
export function printSiteSearch(sizes: readonly SiteSearch[]): void {
  const rows = sizes.map(
    (each) => `| ${[each.records, each.loading.toFixed(0), ...figures(each)].join(" | ")} |`,
  );
  console.info(
    `\nSearch of the site, the same; with 10,000 servers more. Loading: from the shortcut to an index that answers.\n| Records | Loading | Median | p95 | Worst |\n| --- | --- | --- | --- | --- |\n${rows.join("\n")}`,
  );
}

/** One line about /workflows. */
export function printOpenRun(summary: Summary): void {
  console.info(
    `\nOpening a run, click to its first step painted, CPU slowed 4 times: ${inWords(summary)}.`,
  );
}

/** What the page holds before and after many page changes, in MB. */
export function printMemory({ changes, start, end }: Memory): void {
  const [before, after, more] = [start, end, end - start].map((bytes) => (bytes / 1e6).toFixed(1));
  console.info(
    `\nMemory: ${before} MB at the start, ${after} MB after ${changes} page changes, ${more} MB more.`,
  );
}

/** Median, p95 and worst; a star marks what was taken on a busy machine. */
function figures({ median, p95, worst, isQuiet }: Summary): string[] {
  return [median, p95, worst].map((time) => time.toFixed(0) + (isQuiet ? "" : "*"));
}

function inWords(summary: Summary): string {
  const [median, p95, worst] = figures(summary);
  return `median ${median} ms, p95 ${p95} ms, worst ${worst} ms`;
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
