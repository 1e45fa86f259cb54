/**
 * How far a late font moves text: `npm run bench -- --shifts`. In every browser of this machine, each
 * route is opened on a phone and on a desk with the fonts held back until the page has been painted.
 * Prints the sum of all layout shifts of each view as a table.
 */
import { basename, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { loadSiteFiles } from "@yno/server/site-files";
import { startServer } from "@yno/server/start";
import { browserFlags, findBrowsers } from "#tools/checks/browser.ts";
import { build, isBuilt } from "#tools/commands/build.ts";
import { pages } from "#tools/content/pages.ts";
import { root } from "#tools/project-files.ts";

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

async function shiftsOf(
  browser: Browser,
  address: string,
  screen: (typeof screens)[number],
): Promise<number> {
  const context = await browser.newContext({ ...screen, serviceWorkers: "block" });
  const page = await context.newPage();
  const painted = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.addInitScript(addUpShifts);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  // Boot asks for the fonts after the first paint, and for the code at the same time.
  await page.waitForSelector("html[data-alive]", { state: "attached" });
  painted.resolve();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => /^"?Over\w+"?$/.test(family)),
  );
  const shifts = await page.evaluate(sumAfterTwoFrames);
  await context.close();
  return shifts;
}

/**
 * Runs in the page. It also counts what Chromium leaves out of CLS for half a second after a resize:
 * that is how a phone is emulated, and a font that comes in this time would seem to move nothing.
 */
function addUpShifts(): void {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) if ("value" in entry) sum += Number(entry.value);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  const shiftsSoFar = () => {
    add(observer.takeRecords());
    return sum;
  };
  Object.assign(window, { shiftsSoFar });
}

/** Runs in the page: the sum once the fonts have been drawn. */
async function sumAfterTwoFrames(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frames = 0; frames < 3; frames++) await frame();
  return Reflect.get(window, "shiftsSoFar")();
}

if (!isBuilt() && !(await build())) process.exit(1);
const browsers = findBrowsers();
if (browsers.length === 0) {
  console.error("There is no Chrome or Chromium on this machine: install one and try again.");
  process.exit(1);
}
const server = await startServer({ port: 0, files: await loadSiteFiles(join(root, "build")) });
const rows = new Map(pages.map(({ path }): [string, string[]] => [path, []]));
for (const executablePath of browsers) {
  const browser = await chromium.launch({
    executablePath,
    args: [...browserFlags],
    // A shell has only this mode, a full browser both.
    ...(!executablePath.includes("shell") && {
      ignoreDefaultArgs: ["--headless"],
      args: [...browserFlags, "--headless=new"],
    }),
  });
  for (const screen of screens) {
    for (const [path, row] of rows) {
      row.push((await shiftsOf(browser, server.url + path, screen)).toFixed(4));
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
