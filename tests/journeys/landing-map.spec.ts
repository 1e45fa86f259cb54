import type { Page } from "@playwright/test";
import {
  choice,
  control,
  expectFinished,
  invoice,
  labels,
  newHire,
  openAsItPlays,
  picture,
  shownMap,
  steps,
  ticket,
  toTheInterchange,
  typed,
  watchShifts,
} from "./landing-map-steps.ts";
import { expect, test } from "./support/journey.ts";
import { holdFonts, holdScripts, untilAlive, visit } from "./support/visit.ts";

test("a map plays in at most 5 s, the time that a person takes to approve aside", async ({
  page,
}) => {
  await openAsItPlays(page);
  const toInterchange = await runUntil(page, "Approve", 20);
  await page.clock.runFor(60_000);
  await control(page, "Approve").click();
  const toEnd = await runUntil(page, "Play again", 20);
  expect(toInterchange + toEnd).toBeLessThanOrEqual(5000);
});

test("the sentence is typed first, then the lines come, then the run", async ({ page }) => {
  await openAsItPlays(page);
  const seen: string[] = [];
  const look = async () => {
    const text = await typed(page);
    const stations = await labels(page).evaluateAll(
      (all) => all.filter((item) => getComputedStyle(item).opacity !== "0").length,
    );
    seen.push(text === invoice.sentence ? `sentence and ${stations} stations` : "typing");
    if (text !== invoice.sentence) expect(stations, "stations while it is typed").toBe(0);
    expect(invoice.sentence.startsWith(text)).toBe(true);
  };
  for (let time = 0; time < 5000; time += 200) {
    await look();
    await page.clock.runFor(200);
  }
  expect(seen[0]).toBe("typing");
  expect(seen.at(-1)).toBe(`sentence and ${invoice.stations.length + 1} stations`);
});

test("a map plays once on its own: chosen again, it's shown finished", async ({ page }) => {
  await openAsItPlays(page);
  const still = async () => {
    const before = await picture(page);
    await page.clock.runFor(10_000);
    expect(await picture(page)).toBe(before);
  };
  await toTheInterchange(page);
  await choice(page, ticket.name).check();
  await expect(control(page, "Pause")).toBeVisible();
  await choice(page, invoice.name).check();
  await expect(control(page, "Play again")).toBeVisible();
  await expect(control(page, "Approve")).toBeVisible();
  await still();
  await choice(page, ticket.name).check();
  await expect(control(page, "Play again")).toBeVisible();
  await still();
});

test("a sentence that is chosen while another plays begins at once, and only it", async ({
  page,
}) => {
  await openAsItPlays(page);
  await page.clock.runFor(1000);
  await choice(page, newHire.name).check();
  await expect(control(page, "Pause")).toBeVisible();
  await toTheInterchange(page);
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(1);
});

test("Pause stops everything, and Play goes on to the interchange", async ({ page }) => {
  await openAsItPlays(page);
  await page.clock.runFor(2000);
  await control(page, "Pause").click();
  await expect(control(page, "Play")).toBeFocused();
  const before = await picture(page);
  await page.clock.runFor(30_000);
  expect(await picture(page), "nothing moves").toBe(before);
  await expect(control(page, "Approve")).toBeHidden();

  await control(page, "Play").click();
  // It goes on from where it was: two of at most five seconds have been played.
  await page.clock.runFor(3000);
  await expect(control(page, "Approve")).toBeVisible();
});

test("the run waits at the interchange until someone approves", async ({ page }) => {
  await openAsItPlays(page);
  await toTheInterchange(page);
  const before = await picture(page);
  await page.clock.runFor(10 * 60_000);
  expect(await picture(page)).toBe(before);
  await expect(control(page, "Approve")).toBeVisible();
});

test("Approve lets the run finish", async ({ page }) => {
  await openAsItPlays(page);
  await toTheInterchange(page);
  const waiting = await picture(page);
  await control(page, "Approve").click();
  await expect(control(page, "Approve")).toBeHidden();
  await page.clock.runFor(1000);
  await expect(control(page, "Play again")).toBeVisible();
  expect(await picture(page)).not.toBe(waiting);
});

test("each step is done once the run has passed it, on the map as in the list", async ({
  page,
}) => {
  await openAsItPlays(page);
  const states = (title: string) =>
    steps(page, title).evaluateAll((rows) => rows.map((row) => row.getAttribute("data-state")));
  const all = (state: string) => [state, state, state];
  expect([await states("Done"), await states("After approval")]).toEqual([
    all("ahead"),
    all("ahead"),
  ]);
  await toTheInterchange(page);
  expect([await states("Done"), await states("After approval")]).toEqual([
    all("done"),
    all("ahead"),
  ]);
  await control(page, "Approve").click();
  await page.clock.runFor(1000);
  await expect(shownMap(page).getByRole("status")).toHaveText(invoice.run.approval.approved);
  expect(await states("After approval")).toEqual(all("done"));
});

test("Reject ends the run where it is, and says what happens", async ({ page }) => {
  await openAsItPlays(page);
  await toTheInterchange(page);
  await control(page, "Reject").click();
  await expect(shownMap(page).getByRole("status")).toHaveText(invoice.run.approval.rejected);
  await expect(control(page, "Approve")).toBeHidden();
  await expect(control(page, "Play again")).toBeFocused();
  await page.clock.runFor(10_000);
  for (const step of await steps(page, "After approval").all()) {
    await expect(step).toHaveAttribute("data-state", "ahead");
  }
});

test("the map and the approval fit one screen of 1440 by 975", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 975 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(shownMap(page)).toBeInViewport({ ratio: 1 });
});

test("the line of people ends in the middle of the approval's upper edge", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 975 });
    await visit(page, "/");
    const [line, card] = await shownMap(page).evaluate((figure) => {
      const path = [...figure.querySelectorAll("svg.map-drawing path.map-people")].find((each) =>
        each.checkVisibility(),
      );
      const approval = figure.querySelector("[data-card]");
      const [drawn, box] = [path?.getBoundingClientRect(), approval?.getBoundingClientRect()];
      return [
        { bottom: drawn?.bottom ?? 0, x: (drawn?.left ?? 0) + (drawn?.width ?? 0) / 2 },
        { top: box?.top ?? 0, left: box?.left ?? 0, right: box?.right ?? 0 },
      ] as const;
    });
    expect(Math.abs(line.bottom - card.top), `${width} px`).toBeLessThan(3);
    expect(line.x, `${width} px`).toBeGreaterThan(card.left);
    expect(line.x, `${width} px`).toBeLessThan(card.right);
  }
});

test("the focus is not lost when Approve goes", async ({ page }) => {
  await openAsItPlays(page);
  await toTheInterchange(page);
  await control(page, "Play again").focus();
  await page.keyboard.press("Tab");
  await expect(control(page, "Approve")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(control(page, "Pause")).toBeFocused();
  await page.clock.runFor(2000);
  await expect(control(page, "Play again")).toBeFocused();
});

test("Play again plays from the start, also while the run waits", async ({ page }) => {
  await openAsItPlays(page);
  for (const moment of ["at the interchange", "at the end"]) {
    await toTheInterchange(page);
    if (moment === "at the end") {
      await control(page, "Approve").click();
      await page.clock.runFor(2000);
    }
    await control(page, "Play again").click();
    await expect(control(page, "Approve"), moment).toBeHidden();
    await expect(control(page, "Pause"), moment).toBeFocused();
    await page.clock.runFor(200);
    const text = await typed(page);
    expect(text.length, moment).toBeLessThan(invoice.sentence.length / 2);
  }
});

test("a sentence that is chosen before the page is alive is shown and stays chosen", async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  await choice(page, ticket.name).check();
  letScriptsCome();
  await untilAlive(page);
  await expect(choice(page, ticket.name)).toBeChecked();
  await expect(shownMap(page)).toHaveAccessibleName(ticket.sentence);
  await expect(control(page, "Approve").or(control(page, "Pause")).first()).toBeVisible();
  await expect(control(page, "Approve")).toBeVisible({ timeout: 10_000 });
  await expectFinished(shownMap(page), ticket);
});

test("while a map plays nothing shifts, and nothing around it moves", async ({ page }) => {
  await holdFonts(page);
  const shifts = await watchShifts(page);
  await openAsItPlays(page);
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
  for (let time = 0; time < 5000; time += 200) {
    expect(await places(), `after ${time} ms`).toEqual(before);
    await page.clock.runFor(200);
  }
  await control(page, "Approve").click();
  await page.clock.runFor(1000);
  await expect(control(page, "Play again")).toBeVisible();
  expect(await places(), "at the end").toEqual(before);
  expect(await shifts()).toEqual([]);
});

/** Lets the clock run in small steps until a button is there; returns the milliseconds it took. */
async function runUntil(page: Page, button: string, step: number): Promise<number> {
  for (let waited = 0; waited <= 10_000; waited += step) {
    if (await control(page, button).isVisible()) return waited;
    await page.clock.runFor(step);
  }
  throw new Error(`There is no button '${button}' after 10 s.`);
}
