import type { FirstView } from "./first-view.ts";
import type { LighthouseResult } from "./lighthouse.ts";
import type { OpenRun } from "./open-run.ts";
import type { PageChanges } from "./page-change.ts";
import type { QuestionSearch } from "./question-search.ts";
import type { RegistrySearch } from "./registry-search.ts";
import type { SiteSearch } from "./site-search.ts";

/** What was measured of a route; Lighthouse only where it was asked. */
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
          String(Math.round(lighthouse.fcp)),
          String(Math.round(lighthouse.lcp)),
          String(Math.round(lighthouse.tbt)),
          lighthouse.cls.toFixed(3),
        ]
      : Array<string>(8).fill("")),
  ]);
  const lines = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
  console.info(`\nSizes in kB (Brotli), times in ms.\n${lines.join("\n")}`);
}

/** A row for each page that changes started from; what was taken on a busy machine has a star. */
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

export function printRegistrySearch(sizes: readonly RegistrySearch[]): void {
  const rows = sizes.map(
    ({ servers, median, worst }) => `| ${servers} | ${median.toFixed(0)} | ${worst.toFixed(0)} |`,
  );
  console.info(
    `\nRegistry, key press to painted results, CPU slowed 4 times, in ms.\n| Servers | Median | Worst |\n| --- | --- | --- |\n${rows.join("\n")}`,
  );
}

export function printQuestionSearch({ median, worst }: QuestionSearch): void {
  console.info(
    `\nQuestions, the same: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms.`,
  );
}

export function printSiteSearch(sizes: readonly SiteSearch[]): void {
  const rows = sizes.map(
    ({ records, loading, median, worst }) =>
      `| ${records} | ${[loading, median, worst].map((time) => time.toFixed(0)).join(" | ")} |`,
  );
  console.info(
    `\nSearch of the site, the same; with 10,000 servers more. Loading: from the shortcut to an index that answers.\n| Records | Loading | Median | Worst |\n| --- | --- | --- | --- |\n${rows.join("\n")}`,
  );
}

export function printOpenRun({ median, worst }: OpenRun): void {
  console.info(
    `\nOpening a run, click to its first step painted, CPU slowed 4 times: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms.`,
  );
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
