import type { Page } from "@playwright/test";
import { pages, placeholders } from "#content/collections/pages.ts";
import { exceptions } from "#tests/layout/exceptions.ts";
import {
  expectForcedColours,
  expectLargeText,
  expectNoFinding,
  expectPrinted,
  expectTextSpacing,
  expectWholeNames,
} from "./layout-modes.ts";
import { walks } from "./layout-states.ts";
import {
  browserSession,
  expectStatesWellLaidOut,
  expectWellLaidOut,
  layOutEverything,
  pageWidths,
  setWidth,
} from "./layout-steps.ts";
import { expectAccessible, expectStillAccessible, whatIsShown } from "./support/accessibility.ts";
import { answerBefore } from "./support/consent.ts";
import { differencesWithoutSheets } from "./support/first-style.ts";
import { expect, test } from "./support/journey.ts";
import { openFolds, readableText } from "./support/text.ts";
import { plainPage, visit } from "./support/visit.ts";

test.use({ skipLayout: "its layout is checked here, at every width" });

/** Pages that only announce what's coming differ in their names only, so one is looked at. */
const alike = placeholders.map(({ path }): string => path).filter((path) => path !== plainPage);
const paths = pages.map(({ path }): string => path).filter((path) => !alike.includes(path));

// Loading is the slowest part of a journey: what is checked of every page shares one tab, which
// loads the page without JavaScript and then with it.
for (const path of [...paths, "/no-such-page"]) {
  const walk = walks.find((each) => each.path === path && !each.before);
  test(`${path} reads the same with and without JavaScript, is laid out well in every way it is used${walk ? " and every state" : ""}, and axe finds no problem`, async ({
    page,
  }) => {
    await answerBefore(page);
    // The drawings are still and finished, as they are without JavaScript.
    await page.emulateMedia({ media: null, colorScheme: "light", reducedMotion: "reduce" });
    await setWidth(page, 1440);

    const session = await browserSession(page);
    await session.send("Emulation.setScriptExecutionDisabled", { value: true });
    const response = await page.goto(path);
    expect.soft(response?.status()).toBe(path === "/no-such-page" ? 404 : 200);
    await openFolds(page);
    const text = await readableText(page.getByRole("main"));
    await test.step("without JavaScript", () => expectWholeWithoutScript(page));
    await session.send("Emulation.setScriptExecutionDisabled", { value: false });

    await setWidth(page, 1440);
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, path);
    // Journeys through documents see their parts closed; the text in them counts as well.
    await openFolds(page);
    const textWithScript = await readableText(page.getByRole("main"));
    expect.soft(textWithScript, "text with JavaScript").toBe(text);
    await layOutEverything(page);
    expect.soft(await lacksContents(page), "more than five screens without a strip").toBe(false);
    await test.step("is accessible", () => expectAccessible(page));
    const shownWide = await whatIsShown(page);
    await test.step("in forced colours", () => expectForcedColours(page));
    const at = { 1024: expectWholeNames, 768: expectTextSpacing };
    const widths = { widths: pageWidths, zoomed: true, at };
    await test.step("at every width", () => expectWellLaidOut(page, path, widths));
    await test.step("is accessible on a phone", () => expectStillAccessible(page, shownWide));
    await test.step("with large text", () => expectLargeText(page));
    await test.step("on paper", () => expectPrinted(page));
    await page.emulateMedia({ media: null, colorScheme: "light" });
    if (walk) await expectStatesWellLaidOut(page, walk);
  });
}

/**
 * Expects what doesn't need JavaScript: a heading, nothing that would do nothing, nothing hidden
 * behind it, the style of the sheets before they have come, and a width that fits a phone.
 */
async function expectWholeWithoutScript(page: Page): Promise<void> {
  await expect.soft(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  const wrong = await page.evaluate(wrongWithoutScript, ".md\\:hidden");
  expect.soft(wrong, "shown or hidden wrongly").toEqual([]);
  await expectNoFinding(page, "without JavaScript");
  expect.soft(await differencesWithoutSheets(page), "differences without sheets").toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: "dark" });
  const wrongOnPhone = await page.evaluate(wrongWithoutScript, ".max-md\\:hidden");
  expect.soft(wrongOnPhone, "shown or hidden wrongly on a phone").toEqual([]);
  const dark = await differencesWithoutSheets(page);
  expect.soft(dark, "differences on a phone, dark").toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, "width of the content").toBeLessThanOrEqual(320);
}

/**
 * Runs in the page: what is for scripts but shown, and what should be seen at once but isn't.
 *
 * @param atOtherWidths a selector of what only other widths of the window show
 */
function wrongWithoutScript(atOtherWidths: string): string[] {
  const styles = (selector: string, isWrong: (style: CSSStyleDeclaration) => boolean) =>
    [...document.querySelectorAll(selector)].filter((each) => isWrong(getComputedStyle(each)));
  // What says that a row opens and closes, unless its text begins with it or a drawing says so.
  const marks = (row: Element) =>
    ["::before", "::after"].map((part) => getComputedStyle(row, part).content);
  const wrong = [
    ...styles(".needs-script, .strip [aria-current]", ({ display }) => display !== "none"),
    ...styles(
      `:is(.without-script, .tab-panel):not(${atOtherWidths})`,
      ({ display }) => display === "none",
    ),
    ...[...document.querySelectorAll("summary:not(:has(svg))")].filter(
      (row) => !/[+–]/.test([row.textContent?.charAt(0), ...marks(row)].join()),
    ),
  ];
  return wrong.map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** Whether a page of more than five screens shows neither its sections nor its contents. */
function lacksContents(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isLong = document.documentElement.scrollHeight > 5 * innerHeight;
    return isLong && !document.querySelector("nav[aria-label='On this page']");
  });
}

// The states of the others were reached in the visits above.
for (const walk of walks) {
  const { path, states, before } = walk;
  if (!before) continue;
  const names = states.map(({ name }) => name);
  test(`${path} is laid out well with ${names.join(", ")}`, async ({ page }) => {
    await before(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await setWidth(page, 1440);
    await visit(page, path);
    await layOutEverything(page);
    await expectStatesWellLaidOut(page, walk);
  });
}

const isExample = /^(ui|drawings|sections|features)\//;

test("every exception is proven by a place in the sweep", () => {
  const states = walks.flatMap((walk) => walk.states.map(({ name }) => name));
  const places = [...pages.map(({ path }) => path), "/no-such-page", ...states];
  // Those of examples are proven in the gallery (tests/gallery/examples.component.ts).
  const proofs = exceptions.map(({ proof }) => proof).filter((proof) => !isExample.test(proof));
  expect(places).toEqual(expect.arrayContaining(proofs));
  expect(new Set(places).size, "names of places").toBe(places.length);
});
