import type { FirstView } from "./first-view.ts";
import type { LighthouseResult, MainThread } from "./lighthouse.ts";
import type { PageChanges } from "./page-change.ts";

/** The measurements of a route; Lighthouse only if it was requested. */
export type RouteResult = { path: string; firstView: FirstView; lighthouse?: LighthouseResult };

/** One built site beside others; what takes long only if it was requested. */
export type PeerResult = {
  name: string;
  firstView: FirstView;
  changes: PageChanges | undefined;
  lighthouse: (LighthouseResult & MainThread) | undefined;
};

/** A row for each route. kB are 1,000 bytes. */
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
          ...[lighthouse.fcp, lighthouse.lcp, lighthouse.tbt].map((taken) =>
            time(taken, lighthouse.isQuiet),
          ),
          lighthouse.cls.toFixed(3),
        ]
      : Array<string>(8).fill("")),
  ]);
  printTable("Sizes in kB (Brotli), times in ms.", head, rows);
}

/** A row for each page that changes started from. */
export function printPageChanges({ changes, median, worst, slow4g }: PageChanges): void {
  const rows = [...Map.groupBy(changes, ({ from }) => from)].map(([from, all]) => {
    const figures = all.map(
      ({ to, milliseconds, isQuiet }) => `${to} ${time(milliseconds, isQuiet)}`,
    );
    return [from, figures.join(", ")];
  });
  printTable(
    `Page change, click to painted heading, CPU slowed 4 times, in ms. Median ${median.toFixed(0)}, worst ${worst.toFixed(0)}, median on slow 4G ${slow4g.toFixed(0)}.`,
    ["From", "To"],
    rows,
  );
}

/** A row for each site. */
export function printPeers(sites: readonly PeerResult[]): void {
  const head = [
    ...["Site", "LCP", "FCP", "TBT", "CLS", "Main thread"],
    ...["Page change", "On slow 4G", "Script", "Ahead"],
  ];
  const rows = sites.map(({ name, firstView, changes, lighthouse }) => {
    const isQuiet = changes?.changes.every((change) => change.isQuiet) ?? true;
    const loading = lighthouse && [
      ...[lighthouse.lcp, lighthouse.fcp, lighthouse.tbt].map((taken) =>
        time(taken, lighthouse.isQuiet),
      ),
      lighthouse.cls.toFixed(3),
      time(lighthouse.mainThread, lighthouse.isQuiet),
    ];
    return [
      name,
      ...(loading ?? Array<string>(5).fill("")),
      ...(changes ? [time(changes.median, isQuiet), time(changes.slow4g, isQuiet)] : ["", ""]),
      kB(firstView.js),
      kB(firstView.idle.bytes),
    ];
  });
  printTable("Medians in ms, sizes in kB (Brotli).", head, rows);
}

/** Prints a table in Markdown, ready for a note. */
export function printTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const lines = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
  console.info(
    `\n${caption} A star marks what was taken on a busy machine.\n\n${lines.join("\n")}`,
  );
}

function time(milliseconds: number, isQuiet: boolean): string {
  return milliseconds.toFixed(0) + (isQuiet ? "" : "*");
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
