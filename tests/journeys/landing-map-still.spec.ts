import type { Locator } from "@playwright/test";
import { homeMaps } from "#content/home-maps.ts";
import {
  choice,
  control,
  expectFinished,
  invoice,
  labels,
  openAsItPlays,
  picture,
  shownMap,
  steps,
  ticket,
} from "./landing-map-steps.ts";
import { answerConsent, opened } from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { holdScripts, visit } from "./support/visit.ts";

test("each sentence that is chosen shows its own map and hides the others", async ({ page }) => {
  await visit(page, "/");
  for (const map of homeMaps) {
    await choice(page, map.name).check();
    await expect(shownMap(page)).toHaveCount(1);
    await expect(shownMap(page)).toHaveAccessibleName(map.sentence);
    await expect(labels(page)).toHaveCount(map.stations.length + 1);
  }
});

test("the first sentence is chosen, and the arrow keys choose another", async ({ page }) => {
  await visit(page, "/");
  await expect(choice(page, invoice.name)).toBeChecked();
  await choice(page, invoice.name).focus();
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, ticket.name)).toBeChecked();
  await expect(shownMap(page)).toHaveAccessibleName(ticket.sentence);
});

test("with reduced motion every map is shown finished, without Pause and Play", async ({
  page,
}) => {
  await answerConsent(page);
  await page.clock.install({ time: opened });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await page.clock.pauseAt(opened + 60_000);
  for (const map of homeMaps) {
    await choice(page, map.name).check();
    await expectFinished(shownMap(page), map);
    await expect(shownMap(page).getByRole("button")).toHaveText(["Approve", "Reject"]);
    const before = await picture(page);
    await page.clock.runFor(10_000);
    expect(await picture(page), map.name).toBe(before);
  }
});

test("with reduced motion a decision takes effect at once", async ({ page }) => {
  await answerConsent(page);
  await page.clock.install({ time: opened });
  await page.clock.pauseAt(opened + 1000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await control(page, "Approve").click();
  await expect(shownMap(page).getByRole("status")).toHaveText(invoice.run.approval.approved);
  for (const step of await steps(page, "After approval").all()) {
    await expect(step).toHaveAttribute("data-state", "done");
  }
});

test("without JavaScript every map is shown finished, and the sentences can be switched", async ({
  plain,
}) => {
  await plain.goto("/");
  for (const map of homeMaps) {
    await choice(plain, map.name).check();
    await expect(shownMap(plain)).toHaveCount(1);
    await expect(shownMap(plain)).toHaveAccessibleName(map.sentence);
    await expectFinished(shownMap(plain), map);
    await expect(shownMap(plain).getByRole("button")).toHaveCount(0);
  }
});

test("when the script cannot come, the map shows all the same", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/");
  await expect(shownMap(page).getByText("Audit log")).toHaveCSS("opacity", "1", {
    timeout: 10_000,
  });
  await expectFinished(shownMap(page), invoice);
});

test("when the script cannot start, the map shows all the same", async ({ page, complaints }) => {
  await page.route(/\/assets\/entry\.client-/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  for (const map of homeMaps) {
    await choice(page, map.name).check();
    await expectFinished(shownMap(page), map);
  }
  complaints.splice(0);
});

test("on a screen that is too low for half of the map, the map can still be seen", async ({
  page,
}) => {
  // A desktop zoomed to 400 %, on which the cookie banner would take most of the screen.
  await page.setViewportSize({ width: 320, height: 256 });
  await answerConsent(page);
  await visit(page, "/");
  await shownMap(page).scrollIntoViewIfNeeded();
  await shownMap(page).getByText("Finance approves").scrollIntoViewIfNeeded();
  await expect(control(page, "Approve")).toBeVisible({ timeout: 10_000 });
  await expectFinished(shownMap(page), invoice);
});

test("a page that is printed before the map was seen shows the finished map", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await visit(page, "/");
  await page.emulateMedia({ media: "print" });
  await expectFinished(shownMap(page), invoice);
});

test("screen readers get the whole sentence and the stations in order, also while it is typed", async ({
  page,
}) => {
  await openAsItPlays(page);
  const read = `
    - figure "${invoice.sentence}":
      - button "Pause"
      - paragraph: ${invoice.sentence}
      - list "Workflow":
        - listitem: Invoice arrives
        - listitem: Extract fields
        - listitem: Match order
        - listitem: Finance approves
        - listitem: Post to ledger
        - listitem: Tell the buyer
        - listitem: Find the receipt
        - listitem: Compare quantities
        - listitem: Update stock
        - listitem: Slack
        - listitem: Audit log
      - paragraph:
        - text: Done
        - code: run_9C2FT0WD
      - list "Done":
        - listitem:
          - text: Invoice arrives
          - time: 09:14:02
          - text: PDF from Larkhill Packaging
        - listitem:
          - text: Extract fields
          - time: 09:14:11
          - text: 4 lines, SGD 6,480.05
        - listitem:
          - text: Match order
          - time: 09:14:15
          - text: PO-2190 and receipt agree
      - paragraph: Waiting for Finance 2 min 10 s
      - paragraph: Pay SGD 6,480.05 to Larkhill Packaging?
  `;
  await expect(shownMap(page)).toMatchAriaSnapshot(read);
  await page.clock.runFor(700);
  await expect(shownMap(page)).toMatchAriaSnapshot(read);
});

for (const width of [1440, 1100, 900, 768]) {
  test(`choosing a sentence moves nothing under the map at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    const top = page.getByRole("main").getByRole("heading", { level: 1 });
    const below = page.getByText("Operational for");
    const between: number[] = [];
    for (const map of homeMaps) {
      await choice(page, map.name).check();
      const [from, to] = [await top.boundingBox(), await below.boundingBox()];
      between.push((to?.y ?? 0) - (from?.y ?? 0));
    }
    expect(new Set(between).size, between.join(", ")).toBe(1);
  });
}

test("labels don't touch each other, a stop or a line, at any width", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const found: string[] = [];
  for (const width of [320, 390, 640, 768, 940, 1040, 1100, 1180, 1210, 1230, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const map of homeMaps) {
      await choice(page, map.name).check();
      const collisions = await collisionsOn(shownMap(page));
      found.push(...collisions.map((collision) => `${width} px, ${map.name}: ${collision}`));
    }
  }
  expect(found).toEqual([]);
});

/** Compares every label with the other labels, the stops and the lines, as they are drawn. */
function collisionsOn(shown: Locator): Promise<string[]> {
  return shown.evaluate((figure) => {
    const isShown = (element: Element) => element.checkVisibility();
    const labels = [...figure.querySelectorAll(".map-label")].filter(isShown);
    const svg = [...figure.querySelectorAll("svg")].find(
      (each) => isShown(each) && each.querySelector("path[data-line]"),
    );
    if (!svg) return ["there is no drawing"];
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const stops = [...svg.querySelectorAll("[data-station] circle, rect")];
    const panel = figure.getBoundingClientRect();
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;

    const found: string[] = [];
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
      for (const path of svg.querySelectorAll<SVGPathElement>("path[data-line]")) {
        const { left, top } = svg.getBoundingClientRect();
        const half = 4 * scale;
        const length = path.getTotalLength();
        for (let at = 0; at <= length; at += 2) {
          const point = path.getPointAtLength(at);
          const [x, y] = [left + point.x * scale, top + point.y * scale];
          const away = Math.hypot(
            Math.max(box.left - x, 0, x - box.right),
            Math.max(box.top - y, 0, y - box.bottom),
          );
          if (away < half) {
            found.push(`${label.textContent} and a line`);
            break;
          }
        }
      }
    }
    return found;
  });
}
