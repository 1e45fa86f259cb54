import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentRecord, essentialOnly } from "#app/browser/consent-record.ts";
import { root } from "#tools/project-files.ts";
import { findFirefox, findWebKit } from "#tools/setup/programs.ts";
import { type Driver, EngineLost, type Mode, type Name, type Surroundings } from "./engine.ts";
import { type Journey, remaining, route } from "./journey.ts";
import { changedPages } from "./journeys/changed-pages.ts";
import { consent } from "./journeys/consent.ts";
import { documents } from "./journeys/documents.ts";
import { forms } from "./journeys/forms.ts";
import { frame } from "./journeys/frame.ts";
import { keyboard } from "./journeys/keyboard.ts";
import { lists } from "./journeys/lists.ts";
import { registry } from "./journeys/registry.ts";
import { search } from "./journeys/search.ts";
import { bundleInPage, Page } from "./page.ts";
import { startFirefox } from "./puppeteer.ts";
import { startSelenium } from "./selenium.ts";
import { plainPath, type Site, serveSite } from "./site.ts";
import { css } from "./target.ts";

const told = [
  changedPages,
  search,
  keyboard,
  consent,
  registry,
  lists,
  forms,
  documents,
  frame,
].flat();
const all = [...remaining(told), ...told];
/** A browser starts once for each mode, and a window seldom changes its size. */
const journeys = (["usual", "dark and still", "without scripts"] as const).flatMap((mode) =>
  (["desktop", "phone"] as const).flatMap((width) =>
    all.filter((each) => each.mode === mode && each.width === width),
  ),
);

/** After this many losses of an engine the rest would only wait for it. */
const maxLosses = 3;

/**
 * Runs all journeys in one engine: one browser, whose storage is emptied before each journey. The
 * first journey to a page looks at it in both widths.
 */
export function runJourneys(name: Name): void {
  let site: Site;
  let inPage: string;
  let running: { driver: Driver; page: Page; mode: Mode } | undefined;
  const losses: string[] = [];
  const seen = new Set<string>();

  beforeAll(async () => {
    [site, inPage] = await Promise.all([serveSite(), bundleInPage()]);
  });
  afterAll(async () => {
    await running?.driver.close();
    await site.close();
  });

  /** The page of the browser in a mode, which is started for it. */
  const pageIn = async (mode: Mode): Promise<Page> => {
    if (running?.mode === mode) return running.page;
    await running?.driver.close();
    running = undefined;
    const driver = await start(name, { site: site.url, mode, reportError: site.reportError });
    const page = new Page({ driver, inPage, site: site.url, scripts: mode !== "without scripts" });
    running = { driver, page, mode };
    return page;
  };

  const travel = async (journey: Journey) => {
    const { title, path, mode, width, changes } = journey;
    if (losses.length >= maxLosses) {
      expect.fail(`Not run: ${name} was lost ${losses.length} times, in ${losses.join(", ")}.`);
    }
    try {
      const page = await pageIn(mode);
      await page.resize(width);
      const answer = consentRecord(essentialOnly, "banner", new Date().toISOString());
      const stored = journey.answered ? { "cookie-consent": JSON.stringify(answer) } : {};
      site.begin({ stored, changes }, journey.connected);
      await page.visit(path);
      await page.see(css("h1").named(route(path).heading));
      const place = `${mode} ${path}`;
      if (changes.length === 0 && !seen.has(place)) {
        seen.add(place);
        await (width === "phone" ? page.look("desktop", "phone") : page.look("phone", "desktop"));
      }
      await journey.travel(page, site);
      await page.lookAtLast();
      await page.run(untilReported);
      const { complaints } = site;
      if (complaints.length > 0) expect.fail(`What went wrong:\n${complaints.join("\n")}`);
    } catch (error) {
      let isLost = error instanceof EngineLost || !running;
      if (running && !isLost && error instanceof Error) {
        const picture = keepPicture(running.driver, `${name} ${title} ${width}`);
        error.message += await picture.then(
          (path) => `\nThe picture of it: ${path}`,
          (reason: unknown) => {
            isLost = true;
            return `\nThere is no picture of it: ${reason}`;
          },
        );
      }
      if (isLost) {
        losses.push(`'${title}'`);
        await running?.driver.close();
        running = undefined;
      }
      throw error;
    }
  };

  test(`whatever goes wrong in a page fails its journey (${name})`, async () => {
    const page = await pageIn("usual");
    await page.resize("desktop");
    site.begin({ stored: {}, changes: [] }, false);
    await page.open(plainPath);
    await page.run(() => fetch("http://elsewhere.example/").catch(() => undefined));
    await page.visit("/login");
    await page.run(provoke);
    const heard = ["another host", "console.error", "Uncaught", "The policy refuses", "Status 404"];
    const missing = () => heard.filter((each) => !site.complaints.join().includes(each));
    await expect.poll(missing, { timeout: 15_000 }).toEqual([]);
    await expect(page.look()).rejects.toThrow(/sideways: .*wide/);
  });

  for (const journey of journeys) {
    test(`${journey.title} (${name}, ${journey.width})`, () => travel(journey));
  }
}

/** Does everything that a page mustn't do. */
function provoke(): void {
  console.error("An error");
  setTimeout(() => {
    throw new Error("An error");
  });
  // A frame would do too, but Firefox sometimes hangs when a page with one that loads is left.
  const rules = Object.assign(document.createElement("style"), { textContent: "p { margin: 0 }" });
  const picture = document.createElement("img");
  picture.src = "/no-such-picture.png";
  const wide = Object.assign(document.createElement("p"), { textContent: "wide" });
  wide.className = "wide";
  wide.style.width = "3000px";
  document.body.append(rules, picture, wide);
}

function start(name: Name, surroundings: Surroundings): Promise<Driver> {
  return name === "Firefox"
    ? startFirefox(findFirefox() ?? "", surroundings)
    : startSelenium(findWebKit(), surroundings);
}

/** Keeps what the window shows, and returns the file below the root of the project. */
async function keepPicture(driver: Driver, title: string): Promise<string> {
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const folder = ".cache/checks/pictures";
  const path = `${folder}/${name.slice(0, 100)}.png`;
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, path), await driver.screenshot(), "base64");
  return path;
}

/** Waits until everything that the page reported has reached the server. */
async function untilReported(): Promise<void> {
  const reported: unknown = Reflect.get(window, "reported");
  if (typeof reported === "function") await reported();
}
