/**
 * How far a late font moves text: `npm run bench -- --shifts`. In every browser of this machine, each
 * route is opened on a phone and on a desk with the fonts held back until the page has been painted.
 * Prints the sum of all layout shifts of each view as a table.
 */
import { basename, join } from "node:path";
import { chromium } from "@playwright/test";
import { loadSiteFiles } from "@yno/server/site-files";
import { startServer } from "@yno/server/start";
import { browserOptions } from "@yno/tools/browser";
import { findBrowsers } from "@yno/tools/programs";
import { root } from "#build/site-folder.ts";
import { pages } from "#content/collections/pages.ts";
import { lateFontShift } from "#e2e/support/layout-shifts.ts";

/** The phone is Lighthouse's. */
const screens = [
  {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  { viewport: { width: 1440, height: 900 } },
];

const browsers = findBrowsers();
if (browsers.length === 0) {
  console.error("There is no Chrome or Chromium on this machine: install one and try again.");
  process.exit(1);
}
const server = await startServer({ port: 0, files: await loadSiteFiles(join(root, "dist")) });
const rows = new Map(pages.map(({ path }): [string, string[]] => [path, []]));
for (const executablePath of browsers) {
  const browser = await chromium.launch({
    executablePath,
    args: browserOptions.args,
    // A shell has only this mode, a full browser both.
    ...(!executablePath.includes("shell") && {
      ignoreDefaultArgs: ["--headless"],
      args: [...browserOptions.args, "--headless=new"],
    }),
  });
  for (const screen of screens) {
    for (const [path, row] of rows) {
      const context = await browser.newContext({ ...screen, serviceWorkers: "block" });
      const page = await context.newPage();
      row.push((await lateFontShift(page, server.url + path)).toFixed(4));
      await context.close();
    }
  }
  await browser.close();
}
await server.close();

const columns = browsers.flatMap((path) =>
  screens.map(({ viewport }) => `${basename(path)} ${viewport.width}`),
);
const lines = [
  ["Route", ...columns],
  ["---", ...columns.map(() => "---:")],
];
for (const [path, row] of rows) lines.push([path, ...row]);
console.info(lines.map((line) => `| ${line.join(" | ")} |`).join("\n"));
