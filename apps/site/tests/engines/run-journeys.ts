import { mkdirSync, writeFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { consentRecord, essentialOnly } from "#app/browser/platform/consent-record.ts";
import { type Journey, remaining, route, type Start } from "./journey.ts";
import { type Page, pageIn } from "./page.ts";
import { type Site, serveSite, startPath } from "./site.ts";
import { css } from "./target.ts";

const files = import.meta.glob<Record<string, Journey[]>>("./journeys/*.ts", { eager: true });
const told = Object.values(files).flatMap((file) => Object.values(file).flat());
/** Sorted, so that a browser starts once for each mode. */
const journeys = [...remaining(told), ...told].toSorted((a, b) => a.mode.localeCompare(b.mode));

/** Runs all journeys in one engine: one browser, whose storage is emptied before each journey. */
export function runJourneys(name: string, start: Start): void {
  let site: Site;
  let running: { mode: Journey["mode"]; page: Page } | undefined;
  let end = new AbortController();
  beforeAll(async () => {
    // Ctrl-C ends Vitest's own process at once. Sending to it then ends this one with its engine.
    process.once("SIGINT", () => undefined).once("disconnect", () => process.send?.(""));
    site = await serveSite();
    return async () => {
      await running?.page.close();
      end.abort();
      await site.close();
    };
  });

  const run = async ({ mode, path, width, answered, connected, changed, travel }: Journey) => {
    if (running?.mode !== mode || end.signal.aborted) {
      await running?.page.close();
      end.abort();
      end = new AbortController();
      running = { mode, page: pageIn(await start(site.url, mode, end.signal)) };
    }
    const { page } = running;
    // A new tab of Firefox may say of its empty page that it has loaded.
    await page.open(startPath).then(() => page.expectAt(startPath));
    const answer = consentRecord(essentialOnly, "banner", new Date().toISOString());
    const stored = answered ? { "cookie-consent": JSON.stringify(answer) } : {};
    await page.run((records) => {
      for (const storage of [localStorage, sessionStorage]) storage.clear();
      Object.assign(localStorage, records);
    }, stored);
    Object.assign(site, { connected, changed, isBusy: false, complaints: [] });
    await page.resize(width);
    await page.visit(path);
    await page.see(css("h1").named(route(path).heading));
    if (!changed) await page.look("desktop", "phone");
    await travel(page, site);
    await page.look();
    expect(site.complaints.join("\n"), "what went wrong").toBe("");
  };

  for (const journey of journeys) {
    test(`${journey.title} (${name}, ${journey.width})`, async ({ signal, task }) => {
      signal.addEventListener("abort", () => end.abort());
      try {
        await run(journey);
      } catch (cause) {
        const picture = await running?.page.screenshot().catch(() => undefined);
        if (!picture) {
          end.abort();
          throw new Error(`${name} has crashed or doesn't answer.`, { cause });
        }
        const pictures = "test-results/engines";
        mkdirSync(pictures, { recursive: true });
        writeFileSync(`${pictures}/${task.name.replace(/\W+/g, "-")}.png`, picture, "base64");
        throw cause;
      }
    });
  }
}
