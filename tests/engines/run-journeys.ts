import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findEngines } from "#tools/checks/engines.ts";
import { root } from "#tools/project-files.ts";
import type { Driver, Surroundings } from "./driver.ts";
import { EngineLost } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { bundleInPage } from "./in-page/bundle.ts";
import { type Journey, widths } from "./journey.ts";
import { journeys } from "./journeys/all.ts";
import { look } from "./look.ts";
import { Page } from "./page.ts";
import { type Site, serveSite, startPath } from "./site.ts";
import { startWebKit } from "./webkit.ts";

/** After this many losses of an engine the rest would only wait for it. */
const mostLosses = 3;

/** Runs all journeys in one engine: one browser, and for each journey an empty window in it. */
export function runJourneys(name: Driver["name"]): void {
  let site: Site;
  let inPage: string;
  let driver: Driver | undefined;
  const losses: string[] = [];

  beforeAll(async () => {
    [site, inPage] = await Promise.all([serveSite(), bundleInPage()]);
  });
  afterAll(async () => {
    await driver?.close();
    await site.close();
  });

  const travel = async (journey: Journey, width: keyof typeof widths) => {
    if (losses.length >= mostLosses) {
      throw new Error(`Not run: ${name} was lost ${losses.length} times, in ${losses.join(", ")}.`);
    }
    try {
      driver ??= await start(name, site.port);
      const surroundings: Surroundings = {
        ...widths[width],
        ...{ scheme: "light", reducedMotion: false, scripts: true },
        ...journey.surroundings,
      };
      const { scripts } = surroundings;
      const page = new Page(driver, { origin: site.url, inPage, scripts });
      await driver.begin(surroundings);
      await page.load(startPath);
      await page.run(prepareStorage, journey.answered === false ? null : consentRecord());
      site.complaints.length = 0;
      await journey.travel(page, width);
      await look(page);
      await page.run(untilReported);
      if (site.complaints.length > 0) {
        expect.fail(`What the page and the network complained of:\n${site.complaints.join("\n")}`);
      }
    } catch (error) {
      if (error instanceof EngineLost) {
        losses.push(`'${journey.title}'`);
        await driver?.close();
        driver = undefined;
      } else if (driver && error instanceof Error) {
        error.message += `\nThe picture of it: ${await keepPicture(driver, `${journey.title} ${width}`)}`;
      }
      throw error;
    }
  };

  for (const width of ["desktop", "phone"] as const) {
    describe(`${name}, ${width}`, () => {
      for (const journey of journeys) {
        if (journey.only !== undefined && journey.only !== width) continue;
        test(journey.title, () => travel(journey, width));
      }
    });
  }
}

/** Starts an engine. Throws an EngineLost when this machine can't run it. */
async function start(name: Driver["name"], proxyPort: number): Promise<Driver> {
  const found = findEngines();
  if (name === "Firefox") {
    if (typeof found.Firefox === "string") return startFirefox(found.Firefox, proxyPort);
    throw new EngineLost(found.Firefox.missing);
  }
  if ("driver" in found.WebKit) return startWebKit(found.WebKit, proxyPort);
  throw new EngineLost(found.WebKit.missing);
}

/** Keeps what the window shows, and returns the file below the root of the project. */
async function keepPicture(driver: Driver, title: string): Promise<string> {
  const name = `${driver.name} ${title}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 100);
  const path = `.cache/checks/pictures/${name}.png`;
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), await driver.screenshot(), "base64");
  return path;
}

function consentRecord(): string {
  return JSON.stringify({
    preferences: { essential: true, analytics: false, marketing: false, functional: false },
    timestamp: new Date().toISOString(),
    version: "2.0",
    consentMethod: "banner",
  });
}

function prepareStorage(consent: string | null): void {
  sessionStorage.clear();
  localStorage.clear();
  if (consent) localStorage.setItem("cookie-consent", consent);
}

/** Waits until everything that the page reported has reached the server. */
async function untilReported(): Promise<void> {
  const reported: unknown = Reflect.get(window, "reported");
  if (typeof reported === "function") await reported();
}
