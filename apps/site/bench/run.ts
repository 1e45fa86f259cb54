/** Measures the built site, or what one of `others` does: `npm run bench -- --help` lists them. */
import { basename, join } from "node:path";
import { chromium } from "@playwright/test";
import { loadSiteFiles } from "@yno/server/site-files";
import { startServer } from "@yno/server/start";
import { browserOptions } from "@yno/tools/browser";
import { endWith, readOptions, wholeNumber } from "#build/read-options.ts";
import { root } from "#build/site-folder.ts";
import { pages } from "#content/collections/pages.ts";
import { measureFirstView } from "./first-view.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measurePageChanges, sideNavigation } from "./page-change.ts";
import { printPageChanges, printRoutes, type RouteResult } from "./report.ts";
import { describeRun, saveResults } from "./save.ts";
import { writeTables } from "./tables.ts";

const usage = `'npm run bench' takes:
  --routes /,/about  measures these routes, and page changes that start from them
  --runs 3           how often Lighthouse measures a route
  --no-lighthouse    leaves Lighthouse out
  --no-changes       leaves page changes out
  --save             puts the figures into content/proof.json and the README's table;
                     times that were taken on a busy machine are left out
  --main-thread      measures where the main thread's time goes, and nothing else
  --peers <folder> --page /docs/mcp --to /terms,/privacy
                     compares the site with the built sites in the folder: the first view of a
                     page that all have, and page changes from there to the others
It prints tables. Instead, --tables writes the README's from the figures that are kept,
and it measures with
  --consent          when the cookie banner is shown
  --shifts           how far a late font moves text
  --attacks          the server under attack
  --cluster          an exported workflow on Slurm, with kills; add --help for its options
  --intake           how forms are taken; add --help for its options`;

/** What is measured instead of the site. */
const others: Readonly<Record<string, () => Promise<unknown>>> = {
  "--attacks": () => import("./attacks.ts"),
  "--cluster": () => import("./cluster.ts"),
  "--consent": () => import("./consent-time.ts"),
  "--shifts": () => import("./layout-shifts.ts"),
  "--intake": () => import("./intake.ts"),
  "--tables": async () => writeTables(),
};
for (const [flag, measure] of Object.entries(others)) {
  if (!process.argv.includes(flag)) continue;
  if (flag !== "--intake" && flag !== "--cluster") {
    readOptions({ [flag.slice(2)]: { type: "boolean" } }, `'${flag}' takes no other.`);
  }
  await measure();
  process.exit();
}

const values = readOptions(
  {
    routes: { type: "string" },
    runs: { type: "string", default: "3" },
    "no-lighthouse": { type: "boolean", default: false },
    "no-changes": { type: "boolean", default: false },
    save: { type: "boolean", default: false },
    "main-thread": { type: "boolean", default: false },
    peers: { type: "string" },
    page: { type: "string", default: "/" },
    to: { type: "string" },
  },
  usage,
);

const known = pages.map((page): string => page.path);
const wanted = values.routes?.split(",") ?? known;
const unknown = wanted.filter((path) => !known.includes(path));
const runs = wholeNumber("runs", values.runs);
if (unknown.length > 0) {
  endWith(`The site has no route ${unknown.join(", ")}: name routes as --routes /,/about.`);
}

const chromePath = browserOptions.executablePath ?? chromium.executablePath();
const day = new Date().toISOString().slice(0, 10);
const measured = values.save ? describeRun(basename(chromePath), day) : null;

const server = await startServer({ port: 0, files: await loadSiteFiles(join(root, "dist")) });
const lighthouse = { chromePath, chromeFlags: browserOptions.args, runs };

if (values["main-thread"]) {
  const { measureMainThread } = await import("./main-thread.ts");
  await measureMainThread(server.url, wanted, lighthouse);
  process.exit();
}

if (values.peers !== undefined) {
  if (!values.to) endWith("Name the pages that links are clicked to as --to /terms,/privacy.");
  const { measurePeers } = await import("./peers.ts");
  await measurePeers(server.url, {
    peers: values.peers,
    page: values.page,
    to: values.to.split(","),
    lighthouse: values["no-lighthouse"] ? undefined : lighthouse,
    changes: !values["no-changes"],
  });
  process.exit();
}

const browser = await chromium.launch(browserOptions);

const routes: RouteResult[] = [];
for (const path of wanted) {
  console.info(`First view: ${path}`);
  const firstView = await measureFirstView(browser, server.url, path);
  routes.push({ path, firstView });
}
const from = values.routes ? wanted : sideNavigation.from;
const pageChanges = values["no-changes"]
  ? undefined
  : await measurePageChanges(browser, server.url, { ...sideNavigation, from });
await browser.close();

if (!values["no-lighthouse"]) {
  for (const route of routes) {
    console.info(`Lighthouse: ${route.path}`);
    const url = `${server.url}${route.path}`;
    const { mainThread: _, ...figures } = await measureLighthouse(url, {
      ...lighthouse,
      answersLogos: route.path === "/partners",
    });
    route.lighthouse = figures;
  }
}
await server.close();

printRoutes(routes);
if (pageChanges) printPageChanges(pageChanges);
if (measured) {
  for (const each of saveResults({ routes, runs, pageChanges }, measured)) {
    console.warn(`Not saved, because the machine was busy: ${each}.`);
  }
  writeTables();
}
