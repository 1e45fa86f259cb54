import type { Page } from "@playwright/test";
import { homeMaps } from "#content/collections/home-maps.ts";
import { button, openBeforeItPlays } from "./landing-steps.ts";
import { browserSession } from "./layout-steps.ts";
import { expect, test } from "./support/journey.ts";
import { watchShifts } from "./support/layout-shifts.ts";
import { holdFonts, holdScripts, visit } from "./support/visit.ts";

const [invoice] = homeMaps;
if (!invoice) throw new Error("The hero has no map.");

const shownMap = (page: Page) => page.getByRole("figure").filter({ visible: true });
const choice = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

/** Expects every sentence, once chosen, to show its map and its question to the approver. */
async function expectFinished(page: Page, maps: typeof homeMaps = homeMaps): Promise<void> {
  for (const map of maps) {
    await choice(page, map.name).check();
    await expect(shownMap(page)).toHaveCount(1);
    await expect(shownMap(page)).toHaveAccessibleName(map.sentence);
    const names = shownMap(page).getByRole("list", { name: "Workflow" }).getByRole("listitem");
    await expect(names.getByText(map.interchange.name)).toBeVisible();
    for (const label of await names.all()) await expect(label).toHaveCSS("opacity", "1");
    const drawing = shownMap(page).locator("svg.map-drawing:visible");
    await expect(drawing).toHaveCSS("opacity", "1");
    await expect(shownMap(page).getByText(map.run.approval.question)).toBeVisible();
    await expect(shownMap(page).getByText(map.sentence).last()).toHaveCSS("opacity", "1");
  }
}

test("without JavaScript every map is finished, and the status bar says all that it knows", async ({
  noScriptPage,
}) => {
  await noScriptPage.goto("/");
  await expectFinished(noScriptPage);
  await expect(shownMap(noScriptPage).getByRole("button")).toHaveCount(0);
  await expect(noScriptPage.getByText("Operational")).toHaveText(
    "Operational since 1 December 2024",
  );
  await noScriptPage.getByText("+7 more").click();
  await expect(noScriptPage.getByText("workflow-service")).toBeVisible();
});

test("when the script can't come, or can't start, the maps show all the same", async ({
  page,
  complaints,
}) => {
  const session = await browserSession(page);
  await session.send("Animation.enable");
  // The style sheet shows the maps after 5 seconds.
  const hurry = () => session.send("Animation.setPlaybackRate", { playbackRate: 50 });
  await holdScripts(page);
  await page.goto("/");
  await hurry();
  await expectFinished(page, [invoice]);
  await page.unrouteAll();
  await page.route(/\/assets\/entry\.client-/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await hurry();
  await expectFinished(page);
  complaints.splice(0);
});

test("while a map plays nothing shifts, and nothing around it moves", async ({ page }) => {
  await holdFonts(page);
  const shifts = await watchShifts(page);
  await openBeforeItPlays(page);
  await expect(button(shownMap(page), "Pause")).toBeVisible();
  const places = () =>
    page
      .getByRole("main")
      .locator("h1, h2, fieldset, p, ul, figure, figure > *")
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x + scrollX, y + scrollY, width, height].join(" ");
        }),
      );
  const before = await places();
  for (let time = 0; time < 5000; time += 500) {
    expect(await places(), `after ${time} ms`).toEqual(before);
    await page.clock.runFor(500);
  }
  await button(shownMap(page), "Approve").click();
  await page.clock.runFor(1000);
  await expect(button(shownMap(page), "Play again")).toBeVisible();
  expect(await places(), "at the end").toEqual(before);
  expect(await shifts()).toEqual([]);
});

test("the heading, the map and the approval fit one screen of 1440 by 975, and the qualities are in a row; at any width labels touch nothing, the line of people ends in the approval, and a choice moves nothing below", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 975 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(shownMap(page)).toBeInViewport({ ratio: 1 });
  const titles = page.getByRole("region", { name: "AI-Powered Features" }).getByRole("term");
  const boxes = await Promise.all((await titles.all()).map((title) => title.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  const columns = boxes.map((box) => box?.x ?? 0);
  expect(columns).toEqual([...new Set(columns)].sort((one, other) => one - other));

  const top = await page.getByRole("main").getByRole("heading", { level: 1 }).elementHandle();
  const below = page.getByText("Operational for");
  const found: string[] = [];
  // The drawing for phones is narrowest at 320 px, a phone's at 390, of its full size in its narrowest
  // panel at 768 and in its widest at 1210; the other one is drawn from 1230 px on, and no larger
  // beyond 1920.
  for (const width of [320, 390, 768, 1210, 1230, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = new Set<number>();
    for (const map of homeMaps) {
      await choice(page, map.name).check();
      const faults = await shownMap(page).evaluate(faultsOf);
      found.push(...faults.map((fault) => `${width} px, ${map.name}: ${fault}`));
      const height = await below.evaluate(
        (to, from) => to.getBoundingClientRect().y - (from?.getBoundingClientRect().y ?? 0),
        top,
      );
      heights.add(height);
    }
    if (heights.size > 1) found.push(`${width} px: a choice moves what is below the map`);
  }
  expect(found).toEqual([]);
});

/**
 * Runs in the page. Compares every label with the other labels, the stops and the lines, as they are
 * drawn, and looks whether the line of people ends in the upper edge of the approval.
 */
function faultsOf(figure: Element): string[] {
  const isShown = (element: Element) => element.checkVisibility();
  const labels = [...figure.querySelectorAll(".map-label")].filter(isShown);
  const svg = [...figure.querySelectorAll("svg")].find(
    (each) => isShown(each) && each.querySelector("path[data-line]"),
  );
  if (!svg) return ["there is no drawing"];
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  const stops = [...svg.querySelectorAll("[data-station] circle, rect")];
  const panel = figure.getBoundingClientRect();
  const { left, top } = svg.getBoundingClientRect();
  const lines = [...svg.querySelectorAll<SVGPathElement>("path[data-line]")].map((path) => {
    const steps = Array.from({ length: Math.ceil(path.getTotalLength() / 2) }, (_, at) => at * 2);
    return steps.map((at) => path.getPointAtLength(at));
  });
  const overlap = (one: DOMRect, other: DOMRect) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;

  const found: string[] = [];
  const people = [...svg.querySelectorAll("path.map-people")].find(isShown);
  const drawn = people?.getBoundingClientRect();
  const card = figure.querySelector("[data-card]")?.getBoundingClientRect();
  const x = drawn ? drawn.left + drawn.width / 2 : Number.NaN;
  const ends =
    drawn && card && Math.abs(drawn.bottom - card.top) < 3 && x > card.left && x < card.right;
  if (!ends) found.push("the line of people misses the approval");
  for (const [index, label] of labels.entries()) {
    // The text itself; the line's height has room above and below it.
    const range = document.createRange();
    range.selectNodeContents(label);
    const box = range.getBoundingClientRect();
    if (box.left < panel.left || box.right > panel.right)
      found.push(`${label.textContent} leaves the panel`);
    for (const other of labels.slice(index + 1)) {
      const otherRange = document.createRange();
      otherRange.selectNodeContents(other);
      if (overlap(box, otherRange.getBoundingClientRect()))
        found.push(`${label.textContent} and ${other.textContent}`);
    }
    if (stops.some((stop) => overlap(box, stop.getBoundingClientRect())))
      found.push(`${label.textContent} and a stop`);
    const isTouched = ({ x, y }: DOMPoint) => {
      const [across, down] = [left + x * scale, top + y * scale];
      const away = Math.hypot(
        Math.max(box.left - across, 0, across - box.right),
        Math.max(box.top - down, 0, down - box.bottom),
      );
      return away < 4 * scale;
    };
    if (lines.some((points) => points.some(isTouched))) {
      found.push(`${label.textContent} and a line`);
    }
  }
  return found;
}
