import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root as project } from "@yno/tools/project-files";
import { describe, expect, test } from "vitest";
import { publishedProof, readProof } from "#build/content/proof.ts";
import type { Measured, Proof } from "#content/schema/proof.ts";
import { countsOf, merge } from "./save.ts";
import { tableOf, withTables } from "./tables.ts";

const measured = (version: string): Measured => ({
  day: "2026-11-29",
  version,
  commit: "0123456789abcdef0123456789abcdef01234567",
  browser: "shell",
});
const view = (html: number) => ({ html, css: 1, js: 2, fonts: 3, total: 4, requests: 5 });
const scores = { performance: 100, accessibility: 100, bestPractices: 99, seo: 100 };
const lighthouse = { ...scores, fcp: 600, lcp: 700, tbt: 0, cls: 0 };

/** The results of a run that has measured `/about`. */
const run = (html: number, isQuiet: boolean) => ({
  runs: 3,
  routes: [
    {
      path: "/about",
      firstView: { ...view(html), other: 0, idle: { requests: 1, bytes: 1 } },
      lighthouse: { ...lighthouse, isQuiet },
    },
  ],
  pageChanges: {
    changes: [{ from: "/about", to: "/", milliseconds: 200, slow4g: 300, isQuiet }],
    ...{ median: 200, worst: 200, slow4g: 300 },
  },
});

describe("a run of the benchmark", () => {
  const before: Proof = {
    routes: {
      "/": { firstView: { ...view(9), measured: measured("1.0.0") } },
      "/about": {
        lighthouse: { full: { ...lighthouse, runs: 3, measured: measured("1.0.0") } },
        pageChanges: { full: { to: {}, measured: measured("1.0.0") } },
      },
    },
  };

  test("keeps what it didn't measure, other routes and browsers among it", () => {
    const after = merge(before, run(7, true), measured("2.0.0"));
    expect(after.routes["/"]).toEqual(before.routes["/"]);
    expect(Object.keys(after.routes["/about"]?.lighthouse ?? {})).toEqual(["full", "shell"]);
    const { full, shell } = after.routes["/about"]?.pageChanges ?? {};
    expect(full).toEqual(before.routes["/about"]?.pageChanges?.full);
    expect(shell?.to).toEqual({ "/": { plain: 200, slow4g: 300 } });
  });

  test("on a busy machine replaces sizes, and no time", () => {
    const quiet = merge(before, run(7, true), measured("1.0.0"));
    const { "/about": about } = merge(quiet, run(8, false), measured("2.0.0")).routes;
    expect(about?.firstView).toEqual({ ...view(8), measured: measured("2.0.0") });
    expect(about?.lighthouse).toEqual(quiet.routes["/about"]?.lighthouse);
    expect(about?.pageChanges).toEqual(quiet.routes["/about"]?.pageChanges);
  });
});

test("what the tests have counted is summed up over the reports, by its oldest day", () => {
  const { browser: _, day: __, ...sources } = measured("2.0.0");
  // As Vitest and Playwright write them.
  const unit = {
    startTime: Date.UTC(2026, 10, 28),
    testResults: [
      { assertionResults: [{ meta: { checked: { inputs: 100 } } }, { meta: {} }] },
      { assertionResults: [{ meta: { checked: { inputs: 20, links: 7 } } }] },
    ],
  };
  const annotations = [
    {
      type: "checked",
      description: '{"axe /about 1440 light":2,"axe / 390 dark":1,"layout /view 390 light":9}',
    },
    { type: "issue", description: "none" },
  ];
  const journeys = {
    stats: { startTime: "2026-11-29T08:00:00.000Z" },
    suites: [{ specs: [{ tests: [{ annotations, results: [{ annotations }] }] }] }],
  };
  const views = {
    ...{ stats: journeys.stats, config: { configFile: "/site/playwright.component.config.ts" } },
    annotations: [{ type: "checked", description: '{"layout / 390 light":4}' }],
  };
  const kills = { startTime: Date.UTC(2026, 10, 29), meta: { checked: { inputs: 5 } } };
  expect(countsOf([unit, journeys, views, kills], sources)).toEqual({
    axe: {
      ...{ checked: 3, found: 0, measured: { day: "2026-11-29", ...sources } },
      by: {
        path: { "/": 1, "/about": 2 },
        width: { 390: 1, 1440: 2 },
        scheme: { dark: 1, light: 2 },
      },
    },
    layout: {
      ...{ checked: 13, found: 0, measured: { day: "2026-11-29", ...sources } },
      by: { path: { elsewhere: 13 }, width: { 390: 13 }, scheme: { light: 13 } },
    },
    links: { checked: 7, found: 0, measured: { day: "2026-11-28", ...sources } },
    inputs: { checked: 125, found: 0, measured: { day: "2026-11-28", ...sources } },
  });
});

test("a run of the benchmark keeps what the tests have counted", () => {
  const { browser: _, ...taken } = measured("1.0.0");
  const counts = { links: { checked: 7, found: 0 as const, measured: taken } };
  expect(merge({ routes: {}, counts }, run(7, true), measured("2.0.0")).counts).toEqual(counts);
});

test("a published figure says whether it's older than the release", () => {
  const of = (version: string) => ({ firstView: { ...view(1), measured: measured(version) } });
  const routes = { "/": of("1.0.0"), "/about": of("2.0.0") };
  const published = JSON.parse(publishedProof({ routes }, "2.0.0"));
  expect(published.release).toBe("2.0.0");
  expect(published.routes["/"].firstView.measured.olderThanRelease).toBe(true);
  expect(published.routes["/about"].firstView.measured.olderThanRelease).toBe(false);
});

test("the table has the lowest, the middle and the highest of all routes", () => {
  const sizes = [3_000, 1_000, 2_000];
  const routes = Object.fromEntries(
    sizes.map((html) => [`/${html}`, { firstView: { ...view(html), measured: measured("1") } }]),
  );
  expect(tableOf({ routes })).toContain(
    "| HTML with its style | 3 | 1.0 kB | 2.0 kB | 3.0 kB | 2026-11-29, of an older release |",
  );
});

test("the README's table is that of content/proof.json", () => {
  const readme = readFileSync(join(project, "README.md"), "utf8");
  expect(readme, "Run npm run bench -- --tables.").toBe(withTables(readme, readProof()));
});
