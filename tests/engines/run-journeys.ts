import { afterAll, beforeAll, expect, test } from "vitest";
import { consentRecord, essentialOnly } from "#app/browser/consent-record.ts";
import type { Driver, Mode, Surroundings } from "./engine.ts";
import { journey as aJourney, type Journey, remaining, route } from "./journey.ts";
import { changedPages } from "./journeys/changed-pages.ts";
import { consent } from "./journeys/consent.ts";
import { documents } from "./journeys/documents.ts";
import { forms } from "./journeys/forms.ts";
import { frame } from "./journeys/frame.ts";
import { keyboard } from "./journeys/keyboard.ts";
import { lists } from "./journeys/lists.ts";
import { registry } from "./journeys/registry.ts";
import { search } from "./journeys/search.ts";
import { Page } from "./page.ts";
import { type Site, serveSite, startPath } from "./site.ts";
import { css } from "./target.ts";

const told = [changedPages, search, keyboard, consent, registry, lists, forms, documents, frame];
const all = [...remaining(told.flat()), ...told.flat()];
/** A browser starts once for each mode, and a window seldom changes its size. */
const journeys = (["usual", "dark and still", "without scripts"] as const).flatMap((mode) =>
  (["desktop", "phone"] as const).flatMap((width) =>
    all.filter((each) => each.mode === mode && each.width === width),
  ),
);

/**
 * Runs all journeys in one engine: one browser, whose storage is emptied before each journey. The
 * first journey to a page looks at it in both widths.
 */
export function runJourneys(
  name: string,
  start: (surroundings: Surroundings) => Promise<Driver>,
): void {
  let site: Site;
  let running: { mode: Mode; driver: Driver; page: Page } | undefined;
  let end = new AbortController();
  const seen = new Set<string>();

  const stop = () => {
    end.abort();
    running = undefined;
  };
  beforeAll(async () => {
    site = await serveSite();
  });
  afterAll(async () => {
    stop();
    await site.close();
  });

  /** The page of a browser in this mode, without anything of the journeys before. */
  const begin = async ({ mode, width, answered, connected, changed }: Journey): Promise<Page> => {
    if (running?.mode !== mode) {
      stop();
      end = new AbortController();
      const driver = await start({ site: site.url, mode, signal: end.signal });
      running = { mode, driver, page: new Page(driver, site.url) };
    }
    const { driver, page } = running;
    await driver.open(`${site.url}${startPath}`);
    await page.resize(width);
    const record = consentRecord(essentialOnly, "banner", new Date().toISOString());
    const answer = JSON.stringify(record);
    if (answered) await page.run((text) => localStorage.setItem("cookie-consent", text), answer);
    Object.assign(site, { connected, changed, isBusy: false, complaints: [] });
    return page;
  };

  const check = (journey: Journey, body: (page: Page) => Promise<unknown>) =>
    test(`${journey.title} (${name}, ${journey.width})`, async ({ annotate, signal }) => {
      signal.addEventListener("abort", stop);
      try {
        await body(await begin(journey));
      } catch (cause) {
        const picture = await running?.driver.screenshot().catch(() => undefined);
        if (picture) await annotate("The page", { contentType: "image/png", body: picture });
        if (picture) throw cause;
        stop();
        throw new Error(`${name} has crashed or doesn't answer.`, { cause });
      }
    });

  check(
    aJourney("/login", "whatever goes wrong fails its journey", async () => undefined),
    async (page) => {
      await running?.driver.open("http://elsewhere.example/");
      await page.visit("/login");
      await page.run(provoke);
      const heard = [
        "another host",
        "console.error",
        "Uncaught",
        "The policy refuses",
        "Status 404",
      ];
      const missing = () => heard.filter((each) => !site.complaints.join().includes(each));
      await expect.poll(missing).toEqual([]);
      await expect(page.look()).rejects.toThrow("sideways");
    },
  );

  for (const journey of journeys) {
    check(journey, async (page) => {
      const { path, mode, changed, width, travel } = journey;
      await page.visit(path);
      await page.see(css("h1").named(route(path).heading));
      const place = `${mode} ${path}`;
      if (!changed && !seen.has(place)) {
        seen.add(place);
        await (width === "phone" ? page.look("desktop", "phone") : page.look("phone", "desktop"));
      }
      await travel(page, site);
      await page.look();
      expect(site.complaints.join("\n"), "what went wrong").toBe("");
    });
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
