import type { FirstView } from "./first-view.ts";
import type { LighthouseResult } from "./lighthouse.ts";
import type { PageChanges } from "./page-change.ts";

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

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
