import type { Locator, Page } from "@playwright/test";
import { homeMaps } from "#content/collections/home-maps.ts";
import { expect, test } from "#tests/gallery/component.ts";
import { showPaused } from "#tests/gallery/show-paused.ts";
import { waitingBeginsMs } from "./playback.ts";

const [invoice, ticket, newHire] = homeMaps;
if (!invoice || !ticket || !newHire) throw new Error("The hero has three sentences.");

const shown = (page: Page) => page.getByRole("figure").filter({ visible: true });
const labels = (page: Page) =>
  shown(page).getByRole("list", { name: "Workflow" }).getByRole("listitem");
const control = (page: Page, name: string) =>
  shown(page).getByRole("button", { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const typed = async (page: Page) => (await shown(page).locator("[data-typed]").textContent()) ?? "";

/** The states of the steps under the map. */
const states = (page: Page, title: "Done" | "After approval") =>
  shown(page)
    .getByRole("list", { name: title, exact: true })
    .getByRole("listitem")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-state")));

/** All that is drawn and said on the map, once no transition runs on it any more. */
async function picture(page: Page): Promise<string> {
  const running = () =>
    shown(page).evaluate(
      (figure) =>
        figure.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running")
          .length,
    );
  await expect.poll(running).toBe(0);
  return shown(page).innerHTML();
}

/** Expects that nothing changes in a minute. */
async function expectStill(page: Page): Promise<void> {
  const before = await picture(page);
  await page.clock.runFor(60_000);
  expect(await picture(page)).toBe(before);
}

/** Expects the sentence, every label and the question to the approver to be visible. */
async function expectFinished(page: Page, map: (typeof homeMaps)[number]): Promise<void> {
  const names = labels(page).filter({ visible: true });
  await expect(names.getByText(map.interchange.name)).toBeVisible();
  for (const label of await names.all()) await expect(label).toHaveCSS("opacity", "1");
  await expect(shown(page).locator("svg.map-drawing:visible")).toHaveCSS("opacity", "1");
  await expect(shown(page).getByText(map.run.approval.question)).toBeVisible();
  expect(await typed(page)).toBe(map.sentence);
}

const opened = new Date("2026-11-20T04:00:00Z");
const view = "features/transit-map/hero-map";

type Show = (example: string) => Promise<Locator>;

async function showPlaying(page: Page, show: Show): Promise<void> {
  await showPaused(page, show, `${view}: maps`, opened);
  await expect(control(page, "Pause")).toBeVisible();
}

async function toTheInterchange(page: Page): Promise<void> {
  await page.clock.runFor(5000);
  await expect(control(page, "Approve")).toBeVisible();
}

test("the first sentence is chosen; each shows its own map alone, and the arrow keys choose another", async ({
  page,
  show,
}) => {
  await show(`${view}: maps`);
  await expect(choice(page, invoice.name)).toBeChecked();
  await choice(page, invoice.name).focus();
  for (const [index, map] of homeMaps.entries()) {
    if (index > 0) await page.keyboard.press("ArrowRight");
    await expect(choice(page, map.name)).toBeChecked();
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toHaveAccessibleName(map.sentence);
    await expect(labels(page)).toHaveCount(map.stations.length + 1);
  }
});

test("on a phone the approval comes right under the map, and stations that it leaves out aren't read", async ({
  page,
  show,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await show(`${view}: maps`);
  const tops: number[] = [];
  for (const text of ["Buyer decides", "Waiting for the buyer", "Done", "After approval"]) {
    const box = await shown(page).getByText(text, { exact: true }).boundingBox();
    tops.push(box?.y ?? 0);
  }
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  for (const map of homeMaps) {
    await choice(page, map.name).check();
    const left = map.stations.filter(({ tall }) => tall !== null).map(({ name }) => name);
    const read = await labels(page).allTextContents();
    expect(read.toSorted()).toEqual([...left, map.interchange.name].toSorted());
  }
});

test("with reduced motion every map is finished, has no Pause, and follows a decision at once", async ({
  page,
  show,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await show(`${view}: below the window`);
  for (const map of homeMaps) {
    await choice(page, map.name).check();
    await expectFinished(page, map);
    await expect(shown(page).getByRole("button")).toHaveText(["Approve", "Reject"]);
    await control(page, "Approve").press("Enter");
    await expect(shown(page).getByRole("status")).toHaveText(map.run.approval.approved);
    await expect(shown(page)).toBeFocused();
    expect(await states(page, "After approval")).toEqual(["done", "done", "done"]);
  }
});

test("a decision that was made before the map came into view stays", async ({ page, show }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await show(`${view}: below the window`);
  await control(page, "Approve").evaluate((button: HTMLButtonElement) => button.click());
  const status = shown(page).getByRole("status");
  await expect(status).toHaveText(invoice.run.approval.approved);
  await shown(page).evaluate(async (figure) => {
    figure.scrollIntoView();
    // The observer of what is in view reports with a frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(status).toHaveText(invoice.run.approval.approved);
});

test("a page that is printed before the map was seen shows the finished map", async ({
  page,
  show,
}) => {
  await show(`${view}: below the window`);
  await page.emulateMedia({ media: "print" });
  await expectFinished(page, invoice);
});

test.describe("with the clock", () => {
  test.use({ hasClock: true });

  test("a map types its sentence, draws its lines and runs to the approval; approved, it ends within 5 s", async ({
    page,
    show,
  }) => {
    await showPlaying(page, show);
    const seen: string[] = [];
    let played = 0;
    while (!(await control(page, "Approve").isVisible())) {
      const text = await typed(page);
      const drawn = await labels(page).evaluateAll(
        (all) => all.filter((item) => getComputedStyle(item).opacity !== "0").length,
      );
      expect(invoice.sentence.startsWith(text)).toBe(true);
      expect(await states(page, "After approval")).toEqual(["ahead", "ahead", "ahead"]);
      const isWhole = text === invoice.sentence;
      if (!isWhole) expect(drawn, "stations while it's typed").toBe(0);
      seen.push(isWhole ? "drawn" : "typed");
      await page.clock.runFor(100);
      played += 100;
      expect(played).toBeLessThan(5000);
    }
    expect([...new Set(seen)]).toEqual(["typed", "drawn"]);
    expect(await states(page, "Done")).toEqual(["done", "done", "done"]);
    await expectFinished(page, invoice);
    // It waits for a person, however long that takes.
    await expectStill(page);
    await control(page, "Approve").click();
    await page.clock.runFor(5000 - waitingBeginsMs);
    await expect(control(page, "Play again")).toBeVisible();
    await expect(shown(page).getByRole("status")).toHaveText(invoice.run.approval.approved);
    expect(await states(page, "After approval")).toEqual(["done", "done", "done"]);
  });

  test("Reject ends the run where it is, and says what happens", async ({ page, show }) => {
    await showPlaying(page, show);
    await toTheInterchange(page);
    await control(page, "Reject").click();
    await expect(shown(page).getByRole("status")).toHaveText(invoice.run.approval.rejected);
    await expect(control(page, "Approve")).toBeHidden();
    await expect(control(page, "Play again")).toBeFocused();
    await expectStill(page);
    expect(await states(page, "After approval")).toEqual(["ahead", "ahead", "ahead"]);
  });

  test("Pause stops everything, and Play goes on from there", async ({ page, show }) => {
    await showPlaying(page, show);
    await page.clock.runFor(2000);
    await control(page, "Pause").click();
    await expect(control(page, "Play")).toBeFocused();
    await expectStill(page);
    await expect(control(page, "Approve")).toBeHidden();
    await control(page, "Play").click();
    // Two of at most five seconds have been played.
    await page.clock.runFor(3000);
    await expect(control(page, "Approve")).toBeVisible();
  });

  test("printed while it plays or is paused, the map is finished", async ({ page, show }) => {
    await showPlaying(page, show);
    for (const action of ["Play again", "Pause"] as const) {
      await page.clock.runFor(1000);
      if (action === "Pause") await control(page, action).click();
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await page.emulateMedia({ media: "print" });
      await expectFinished(page, invoice);
      expect(await states(page, "Done")).toEqual(["done", "done", "done"]);
      await page.emulateMedia({ media: null });
      await control(page, "Play again").click();
    }
  });

  test("a map plays once on its own, at once when it's chosen, and only it; chosen again, it's finished", async ({
    page,
    show,
  }) => {
    await showPlaying(page, show);
    await page.clock.runFor(1000);
    await choice(page, newHire.name).check();
    await expect(control(page, "Pause")).toBeVisible();
    await toTheInterchange(page);
    await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(1);
    for (const map of [invoice, newHire]) {
      await choice(page, map.name).check();
      await expect(control(page, "Play again")).toBeVisible();
      await expectFinished(page, map);
      await expectStill(page);
    }
  });

  test("Play again plays from the start, and keeps the focus, which Approve passes on when it goes", async ({
    page,
    show,
  }) => {
    await showPlaying(page, show);
    for (const moment of ["at the interchange", "at the end"]) {
      await toTheInterchange(page);
      if (moment === "at the end") {
        await control(page, "Play again").focus();
        await page.keyboard.press("Tab");
        await expect(control(page, "Approve")).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(control(page, "Pause")).toBeFocused();
        await page.clock.runFor(2000);
        await expect(control(page, "Play again")).toBeFocused();
      }
      await control(page, "Play again").click();
      await expect(control(page, "Approve"), moment).toBeHidden();
      await expect(control(page, "Pause"), moment).toBeFocused();
      await page.clock.runFor(200);
      expect((await typed(page)).length, moment).toBeLessThan(invoice.sentence.length / 2);
    }
  });

  for (const [window, size] of Object.entries({
    "a phone": { width: 390, height: 844 },
    "a phone held sideways": { width: 667, height: 375 },
    "a desktop at 400 %": { width: 320, height: 256 },
  })) {
    test(`on ${window} a map waits until it's seen, then plays`, async ({ page, show }) => {
      await page.setViewportSize(size);
      await showPaused(page, show, `${view}: below the window`, opened);
      await page.clock.runFor(20_000);
      await expect(control(page, "Pause")).toBeHidden();
      await expect(control(page, "Approve")).toBeHidden();
      await shown(page)
        .getByText("Buyer decides")
        .evaluate((label) => label.scrollIntoView({ block: "center" }));
      await expect(control(page, "Pause")).toBeVisible();
      await toTheInterchange(page);
      await expectFinished(page, invoice);
    });
  }

  test("screen readers get the whole sentence and the steps in order, also while it's typed", async ({
    page,
    show,
  }) => {
    await showPlaying(page, show);
    const { done, id, approval } = invoice.run;
    const names = [
      ...["Invoice arrives", "Extract fields", "Match order", "Buyer decides"],
      ...["Post to ledger", "Set due date", "Find the receipt", "Compare quantities"],
      ...["Attach the PDF", "Chat", "Audit log"],
    ];
    const read = [
      `- figure "${invoice.sentence}":`,
      `  - button "Pause"`,
      `  - paragraph: ${invoice.sentence}`,
      `  - list "Workflow":`,
      ...names.map((name) => `    - listitem: ${name}`),
      `  - paragraph:`,
      `    - text: Done`,
      `    - code: ${id}`,
      `  - list "Done":`,
      ...done.flatMap(({ name, time, detail }) => [
        `    - listitem:`,
        `      - text: ${name}`,
        `      - time: ${time}`,
        `      - text: ${detail}`,
      ]),
      `  - paragraph: Waiting for the buyer 2 min 10 s`,
      `  - paragraph: ${approval.question}`,
    ].join("\n");
    await expect(shown(page)).toMatchAriaSnapshot(read);
    await page.clock.runFor(700);
    expect(await typed(page)).not.toBe(invoice.sentence);
    await expect(shown(page)).toMatchAriaSnapshot(read);
  });
});
