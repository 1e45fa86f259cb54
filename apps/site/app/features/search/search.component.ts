import type { Page } from "@playwright/test";
import { consentRecord, essentialOnly } from "#app/browser/platform/consent-record.ts";
import { consentEntry } from "#app/browser/platform/storage.ts";
import { field, options, palette } from "#e2e/search-steps.ts";
import { commit, compose, pressTaken } from "#e2e/support/keyboard.ts";
import { expect, test } from "#tests/gallery/component.ts";

const example = (name: string) => `features/search/search: ${name}`;
const status = (page: Page) => palette(page).getByRole("status");

test("before typing it says what it finds, and without hits where else to look", async ({
  page,
  show,
}) => {
  await show(example("before typing"));
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByText(/^Search pages, documentation/)).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await field(page).fill("zzzzzz");
  await expect(palette(page).getByText("Nothing found for 'zzzzzz'")).toBeVisible();
  const way = palette(page).getByRole("link", { name: "questions and answers" });
  await expect(way).toHaveAttribute("href", "/resources");
});

test("results are in groups with counts, and the words that were found are marked", async ({
  page,
  show,
}) => {
  await show(example("before typing"));
  await field(page).fill("invoices");
  const best = palette(page).getByRole("group", { name: "Best matches" });
  await expect(best.getByRole("option")).toHaveCount(3);
  await expect(best.locator("mark").first()).toHaveText(/^invoices?$/i);
  for (const group of await palette(page).getByRole("group").all()) {
    await expect(group).toHaveAccessibleName(/^\D+ \d+$/);
  }
  await field(page).fill("pircing");
  await expect(options(page).first(), "with a typing error").toContainText("Pricing");
});

test("arrows move through all groups, and Enter opens what they reached", async ({
  page,
  show,
}) => {
  await show(example("before typing"));
  await field(page).fill("agents");
  await expect(options(page).nth(4)).toBeVisible();
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("ArrowDown");
    const active = options(page).nth(step);
    await expect(active).toHaveAttribute("aria-selected", "true");
    await expect(active).toBeInViewport();
    const id = (await active.getAttribute("id")) ?? "";
    await expect(field(page)).toHaveAttribute("aria-activedescendant", id);
  }
  await page.keyboard.press("ArrowUp");
  const address = await options(page).nth(2).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address ?? "");
  await expect(palette(page)).toBeHidden();
});

test("Ctrl Enter opens one tab, however long it's held", async ({ context, page, show }) => {
  await show(example("results"));
  await expect(options(page).first()).toBeVisible();
  const opened: unknown[] = [];
  context.on("page", (tab) => opened.push(tab));
  const first = context.waitForEvent("page");
  await page.keyboard.down("Control");
  for (let time = 0; time < 3; time++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await page.keyboard.up("Control");
  const tab = await first;
  await tab.close();
  await page.bringToFront();
  await expect(palette(page)).toBeVisible();
  expect(opened).toHaveLength(1);
});

test("without an arrow Enter opens the first result", async ({ page, show }) => {
  await show(example("before typing"));
  await field(page).fill("worker contract");
  await expect(options(page).first()).toContainText("Worker Contract");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/worker-contract");
  await expect(palette(page)).toBeHidden();
});

test("Enter opens the first result before the library of the list has seen it", async ({
  page,
  show,
}) => {
  await show(example("before typing"));
  await field(page).fill("worker contract");
  const first = options(page).first();
  const mark = "data-combobox-option-default";
  await expect(first).toHaveAttribute(mark, "true");
  await first.evaluate((option, name) => option.removeAttribute(name), mark);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/worker-contract");
});

test("the keys of a composition neither move nor open anything nor close the search, and those after it do", async ({
  page,
  show,
}) => {
  await show(example("before typing"));
  const expectUntouched = async () => {
    await expect(page).toHaveURL("/");
    await expect(options(page).and(page.locator("[aria-selected=true]"))).toHaveCount(0);
    await expect(field(page)).toHaveValue("pricing");
  };
  await expect(field(page)).toBeFocused();
  await compose(page, "p");
  await compose(page, "pricing");
  await expect(options(page).first()).toContainText("Pricing");
  for (const key of ["ArrowDown", "ArrowUp", "Enter", "Control+Enter", "Meta+Enter", "Escape"]) {
    await page.keyboard.press(key);
    await expectUntouched();
  }
  await commit(page, "pricing");
  for (const key of ["Enter", "Escape"] as const) {
    await pressTaken(page, key);
    await expectUntouched();
  }
  // The list closes in the middle of the next one.
  await compose(page, "qqqqqqqq");
  await expect(options(page)).toHaveCount(0);
  await commit(page, "qqqqqqqq");
  await field(page).fill("pricing");
  await expect(options(page).first()).toContainText("Pricing");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/pricing");
});

test("a group shows its first hits, and all of them when it is asked", async ({ page, show }) => {
  await show(example("results"));
  const group = palette(page).getByRole("group", { name: /^Questions/ });
  await expect(group.getByRole("option")).toHaveCount(5);
  await group.getByRole("option", { name: /^Show \d+ more$/ }).click();
  await expect(group.getByRole("option", { name: /^Show/ })).toHaveCount(0);
  expect(await group.getByRole("option").count()).toBeGreaterThan(5);
  await expect(field(page)).toBeFocused();
  // The arrows go on from the first that came.
  await expect(group.getByRole("option").nth(4)).toHaveAttribute("aria-selected", "true");
});

test("odd queries find nothing or something, and break nothing", async ({ page, show }) => {
  await show(example("before typing"));
  for (const text of [
    "a".repeat(10_000),
    "\\^$.*+?()[]{}|",
    "\u0000\u001b\u202e",
    "مرحبا",
    "__proto__",
    "<img src=x>",
  ]) {
    await field(page).fill(text);
    await expect(
      palette(page)
        .getByText(/^\d+ results?$/)
        .first(),
    ).toBeVisible();
  }
  await field(page).fill("pricing");
  await expect(options(page).first()).toContainText("Pricing");
});

test("the field keeps its text, all selected, when the search opens again", async ({
  page,
  show,
}) => {
  await show(example("results"));
  await expect(field(page)).toHaveValue("agents");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(options(page), "nothing is found while it's closed").toHaveCount(0);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("news");
  await expect(field(page)).toHaveValue("news");
  await expect(options(page).first()).toContainText("News");
});

test("an index that can't be loaded is said, with the way round it, and tried again", async ({
  page,
  show,
}) => {
  await show(example("fails once"));
  const alert = palette(page).getByRole("alert");
  await expect(alert).toContainText("The search could not be loaded");
  const way = alert.getByRole("link", { name: "questions and answers" });
  await expect(way).toHaveAttribute("href", "/resources");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toBeHidden();
  await expect(field(page)).toBeFocused();
  await field(page).fill("pricing");
  await expect(options(page).first()).toContainText("Pricing");
});

test.describe("with a clock", () => {
  test.use({ hasClock: true });

  test("the number of results is shown, and read out once it settles", async ({ page, show }) => {
    const opened = Date.parse("2026-11-24T08:00:00Z");
    await page.clock.install({ time: opened });
    await show(example("before typing"));
    await page.clock.pauseAt(opened + 60_000);
    await field(page).fill("pricing");
    await expect(options(page).first()).toBeVisible();
    await expect(status(page)).toBeEmpty();
    await page.clock.runFor(600);
    await expect(status(page)).toHaveText(/^\d+ results\. Enter opens Pricing$/);
    await field(page).fill("zzzzzz");
    await page.clock.runFor(600);
    await expect(status(page)).toHaveText("0 results");
  });
});

const key = "recent-searches";
const remembered = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Stores an answer to the banner, in which the functional category is on or off. */
function answer(page: Page, functional: boolean): Promise<void> {
  const preferences = { ...essentialOnly, functional };
  const record = consentRecord(preferences, "banner", new Date().toISOString());
  const entry = [consentEntry, JSON.stringify(record)] as const;
  return page.evaluate(([name, text]) => localStorage.setItem(name, text), entry);
}

test("without consent for functional storage nothing is remembered", async ({ page, show }) => {
  for (const answered of [false, true]) {
    await show(example("before typing"));
    if (answered) await answer(page, false);
    await field(page).fill("pricing");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/pricing");
    expect(await remembered(page)).toBeNull();
  }
});

test("with consent the last results that were opened come back, and can be forgotten", async ({
  page,
  show,
}) => {
  await show(example("before typing"));
  await answer(page, true);
  for (const word of ["pricing", "careers"]) {
    await field(page).fill(word);
    await expect(options(page).first()).toContainText(new RegExp(word, "i"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/${word}`);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(field(page)).toBeFocused();
  }
  expect(await remembered(page)).toBe('["/careers","/pricing"]');
  await field(page).fill("");
  const before = palette(page).getByRole("group", { name: "Opened before" }).getByRole("option");
  await expect(before).toHaveText([/^Careers/, /^Pricing/]);
  await palette(page).getByRole("button", { name: "Clear recent searches" }).click();
  await expect(before).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await remembered(page)).toBeNull();
});

test.describe("on a phone", () => {
  test.use({ ownContext: true, hasTouch: true });

  test("the Enter of a keyboard on the screen, which composes every word, opens the first result", async ({
    page,
    show,
  }) => {
    await show(example("before typing"));
    await expect(field(page)).toBeFocused();
    await field(page).fill("worker ");
    await expect(options(page).first()).toBeVisible();
    await compose(page, "contract");
    await expect(options(page).first()).toContainText("Worker Contract");
    await pressTaken(page, "Enter");
    await expect(page).toHaveURL("/");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/docs/worker-contract");
  });

  for (const width of [390, 320]) {
    test(`at ${width} pixels the search fills the window, and each result can be met by a finger`, async ({
      page,
      show,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await show(example("results"));
      await expect(options(page).first()).toBeVisible();
      expect(await palette(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 640 });
      for (const option of await options(page).all()) {
        const box = await option.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
      }
      await palette(page).getByRole("button", { name: "Close search" }).click();
      await expect(palette(page)).toBeHidden();
    });
  }
});
