import type { Locator, Page } from "@playwright/test";
import { homeMaps } from "#content/home-maps.ts";
import { answerConsent, button, opened } from "./landing-steps.ts";
import { expect } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

const [first, second, third] = homeMaps;
if (!first || !second || !third) throw new Error("The hero has three sentences.");
export const [invoice, ticket, newHire] = [first, second, third];

/** The visible map, found by its whole sentence. */
export const shownMap = (page: Page) => page.getByRole("figure").filter({ visible: true });

/** The names on the map that can be seen, in the order in which they are read. */
export const labels = (page: Page) => namesOn(shownMap(page));

const namesOn = (map: Locator) => map.getByRole("list", { name: "Workflow" }).getByRole("listitem");

/** Steps of the run under the map: 'Done' or 'After approval'. */
export const steps = (page: Page, title: string) =>
  shownMap(page).getByRole("list", { name: title, exact: true }).getByRole("listitem");

/** A button of the map that can be seen. */
export const control = (page: Page, name: string) => button(shownMap(page), name);

const choices = (page: Page) => page.getByRole("group", { name: "Example workflow" });

/** The radio button of one of the sentences. */
export const choice = (page: Page, name: string) =>
  choices(page).getByRole("radio", { name, exact: true });

/** As much of the sentence as the eye sees. */
export const typed = async (page: Page) =>
  (await shownMap(page).locator("[data-typed]").textContent()) ?? "";

/** Opens the page with a clock that is paused from the start, before anything plays. */
export async function openBeforeItPlays(page: Page): Promise<void> {
  await answerConsent(page);
  await page.clock.install({ time: opened });
  await page.clock.pauseAt(opened + 1000);
  await visit(page, "/");
}

/** Opens the page as its first map begins to play, with a paused clock. */
export async function openAsItPlays(page: Page): Promise<void> {
  await openBeforeItPlays(page);
  await expect(control(page, "Pause")).toBeVisible();
}

/** Lets the run come to the interchange, where it waits. */
export async function toTheInterchange(page: Page): Promise<void> {
  await page.clock.runFor(5000);
  await expect(control(page, "Approve")).toBeVisible();
}

/** All that is drawn and said on the map, once no transition runs on it any more. */
export async function picture(page: Page): Promise<string> {
  const running = () =>
    shownMap(page).evaluate(
      (figure) =>
        figure.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running")
          .length,
    );
  await expect.poll(running).toBe(0);
  return shownMap(page).innerHTML();
}

/** Collects every shift of the layout, and returns the way to ask for them. */
export async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ("value" in entry) shifts.push(Number(entry.value));
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const shiftsSoFar = () => {
      keep(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { shiftsSoFar });
  });
  return () => page.evaluate(() => Reflect.get(window, "shiftsSoFar")());
}

/**
 * Expects the whole sentence, every label, the drawing and the question to the approver to be
 * visible.
 */
export async function expectFinished(
  shown: Locator,
  map: (typeof homeMaps)[number],
): Promise<void> {
  const names = namesOn(shown).filter({ visible: true });
  await expect(names.first()).toBeVisible();
  expect(await names.allTextContents()).toContain(map.interchange.name);
  for (const [index, label] of (await names.all()).entries()) {
    await expect(label, `label ${index}`).toHaveCSS("opacity", "1");
  }
  await expect(shown.locator("svg.map-drawing:visible")).toHaveCSS("opacity", "1");
  const question = shown.getByText(map.run.approval.question);
  await expect(question).toBeVisible();
  const said = shown.getByText(map.sentence).last();
  await expect(said).toHaveCSS("opacity", "1");
  await expect(said).toHaveText(map.sentence);
}
