/**
 * Measures the built site: `npm run bench -- [--routes /,/about] [--runs 3] [--no-lighthouse]`.
 * With `--attacks` it attacks the server instead (attacks.ts).
 * Prints a table and writes the same figures to bench/results/latest.json.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { loadSiteFiles } from "#server/site-files.ts";
import { startServer } from "#server/start.ts";
import { browserFlags, ensureBrowser } from "#tools/browser.ts";
import { build, isBuilt } from "#tools/build.ts";
import { root } from "#tools/project-files.ts";
import { type FirstView, measureFirstView } from "./first-view.ts";
import { type LighthouseResult, measureLighthouse } from "./lighthouse.ts";
import { measureOpenRun } from "./open-run.ts";
import { measurePageChange } from "./page-change.ts";
import { measureQuestionSearch } from "./question-search.ts";
import { measureRegistrySearch } from "./registry-search.ts";
import {
  printOpenRun,
  printPageChange,
  printQuestionSearch,
  printRegistrySearch,
  printRoutes,
  printSiteSearch,
} from "./report.ts";
import { measureSiteSearch } from "./site-search.ts";

export type RouteResult = { path: string; firstView: FirstView; lighthouse?: LighthouseResult };

const { values } = parseArgs({
  options: {
    routes: { type: "string" },
    runs: { type: "string", default: "3" },
    "no-lighthouse": { type: "boolean", default: false },
    attacks: { type: "boolean", default: false },
  },
});

if (values.attacks) {
  await import("./attacks.ts");
  process.exit();
}

const known = pages.map((page): string => page.path);
const wanted = values.routes?.split(",") ?? known;
const unknown = wanted.filter((path) => !known.includes(path));
const runs = Number(values.runs);
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(
    unknown.length > 0
      ? `The site has no route ${unknown.join(", ")}: name routes as --routes /,/about.`
      : "--runs takes a whole number from 1.",
  );
  process.exit(1);
}

if (!isBuilt() && !(await build())) process.exit(1);
const browserPath = await ensureBrowser();
const server = await startServer({ port: 0, files: await loadSiteFiles(join(root, "build")) });
const browser = await chromium.launch({ executablePath: browserPath, args: [...browserFlags] });

const routes: RouteResult[] = [];
for (const path of wanted) {
  const firstView = await measureFirstView(browser, server.url, path);
  routes.push({ path, firstView });
}
const pageChange = await measurePageChange(browser, server.url);
const registrySearch = await measureRegistrySearch(browser);
const questionSearch = await measureQuestionSearch(browser, server.url);
const siteSearch = await measureSiteSearch(browser, server.url);
const openRun = await measureOpenRun(browser, server.url);
await browser.close();

if (!values["no-lighthouse"]) {
  for (const route of routes) {
    console.info(`Lighthouse: ${route.path}`);
    const url = `${server.url}${route.path}`;
    route.lighthouse = await measureLighthouse(browserPath, browserFlags, url, runs);
  }
}
await server.close();

printRoutes(routes);
printPageChange(pageChange);
printRegistrySearch(registrySearch);
printQuestionSearch(questionSearch);
printSiteSearch(siteSearch);
printOpenRun(openRun);
const results = join(root, "bench/results");
mkdirSync(results, { recursive: true });
const report = {
  date: new Date().toISOString(),
  runs,
  routes,
  pageChange,
  registrySearch,
  questionSearch,
  siteSearch,
  openRun,
};
writeFileSync(join(results, "latest.json"), `${JSON.stringify(report, null, 2)}\n`);
console.info("Written to bench/results/latest.json.");
