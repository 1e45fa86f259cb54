import type { Page } from "@playwright/test";
import { run as flagship } from "#content/runs/three-way-invoice-matching.ts";
import { pressKey } from "#e2e/support/keyboard.ts";
import { expect, test } from "#tests/gallery/component.ts";

/** When the page opens, for tests that stop the clock a minute later. */
const opened = Date.parse("2026-11-24T08:00:00Z");
const example = "features/runs/run-view: flagship";
const id = "three-way-invoice-matching";

const run = (page: Page) => page.getByRole("article", { name: "Three-way invoice matching" });
const row = (page: Page, name: string) =>
  run(page)
    .locator("details.run-step")
    .filter({ has: page.getByText(name, { exact: true }) });
const button = (page: Page, name: string | RegExp) => run(page).getByRole("button", { name });
const approve = (page: Page) => button(page, /^Approve /);
const verified = (page: Page) => run(page).getByText("14 of 14 hashes verified");
const status = (page: Page) => run(page).locator(".run-status");

test("the run waits for the visitor, says where the choice leads and what the buyer did", async ({
  page,
  show,
}) => {
  await show(example, "/platform");
  await expect(status(page)).toHaveText("Waiting for approval");
  await expect(
    run(page).getByRole("listitem").and(page.locator("[aria-current=step]")),
  ).toContainText("Approve variance");
  await expect(run(page).getByRole("heading", { name: "Audit record" })).toBeHidden();
  await approve(page).click();
  await expect(run(page).getByText("You chose “Approve”.")).toBeVisible();
  await expect(run(page).getByRole("heading", { name: "Credit note requested" })).toBeVisible();
  await expect(status(page)).toHaveText("Completed");
  await expect(run(page).locator(".run-outcome:focus")).toBeVisible();
});

test("the page verifies the record itself, a changed value breaks it, and it can be downloaded", async ({
  page,
  show,
}) => {
  await show(example, "/platform");
  // A screen reader reads out what has changed, such as the space at the end.
  const heard = await page.getByRole("status").evaluateHandle((region) => {
    const texts: (string | null)[] = [];
    const note = () => texts.push(region.textContent);
    const watched = { childList: true, characterData: true, subtree: true };
    new MutationObserver(note).observe(region, watched);
    return texts;
  });
  const said = () => heard.jsonValue();
  await approve(page).click();
  await expect(verified(page)).toBeVisible();
  await expect.poll(said).toContain("Completed");
  await button(page, "Change a value").click();
  await expect(run(page).getByText(/^Entry \d+ doesn't match its hash/)).toBeVisible();
  await button(page, "Restore the value").click();
  await expect(verified(page)).toBeVisible();
  const before = await said();
  await button(page, "Verify again").click();
  await expect.poll(async () => (await said()).length).toBe(before.length + 1);
  expect((await said()).at(-1)?.trim()).toBe(before.at(-1)?.trim());
  const link = run(page).getByRole("link", { name: "Download JSON" });
  await expect(link).toHaveAttribute("href", `/runs/${id}.json`);
  await expect(link).toHaveAttribute("download", `${flagship.number}.json`);
});

test("the whole run works by keyboard: a step from the line, and a key for a choice", async ({
  page,
  show,
}) => {
  await show(example, "/platform");
  await run(page).getByRole("link", { name: "Capture" }).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "Capture")).toHaveAttribute("open");
  await expect(row(page, "Capture").locator("summary")).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/platform\\?open=${id}&step=1$`));
  await run(page).getByLabel("Note for the record").fill("ab");
  await expect(status(page)).toHaveText("Waiting for approval");
  await approve(page).focus();
  // Neither with another key nor while it's held from before.
  for (const key of ["Shift+c", "Control+c", "Alt+c"]) await page.keyboard.press(key);
  await pressKey(page, { key: "c", code: "KeyC", autoRepeat: true });
  await expect(status(page)).toHaveText("Waiting for approval");
  // The key of C on a Russian keyboard.
  await pressKey(page, { key: "с", code: "KeyC" });
  await expect(run(page).getByText("You chose “Ask for credit note”.")).toBeVisible();
  await expect(run(page).getByText("Your note: “ab”")).toBeVisible();
});

test("an address opens a step, and one that names none is ignored", async ({ page, show }) => {
  await show(example, `/platform?open=${id}&step=2`);
  await expect(row(page, "Extract lines")).toHaveAttribute("open");
  for (const query of [`open=${id}&step=6`, "open=%3Cb%3E&step=1"]) {
    await show(example, `/platform?${query}`);
    await expect(row(page, "Capture")).not.toHaveAttribute("open");
    await expect(row(page, "Approve variance")).toHaveAttribute("open");
  }
});

test("print shows every step and the audit record", async ({ page, show }) => {
  await show(example, "/platform");
  await page.emulateMedia({ media: "print" });
  for (const { name, gives } of flagship.steps) {
    const text = gives[0]?.text ?? "-";
    await expect(row(page, name).getByText(text, { exact: true }).last()).toBeVisible();
  }
  await expect(run(page).getByText("Audit record")).toBeVisible();
});

test("at 390 pixels only the current step is open, and the line leads downwards", async ({
  page,
  show,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(example, "/platform");
  const open = run(page).locator("details[open]");
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("Larkhill Packaging billed");
  await run(page).getByRole("link", { name: "Capture" }).click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("LP-20871, two pages");
  const lefts = await run(page)
    .getByRole("list", { name: "Steps" })
    .getByRole("listitem")
    .evaluateAll((stations) => stations.map((each) => each.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  await run(page).getByRole("link", { name: "Approve variance" }).click();
  await button(page, /^Block line /).click();
  await expect(verified(page)).toBeVisible();
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWider).toBe(false);
});

test("with reduced motion the replay stops at once where a person decides, and goes step by step", async ({
  page,
  show,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await show(example, "/platform");
  await approve(page).click();
  await button(page, "Replay from the start").click();
  await expect(status(page)).toHaveText("Waiting for approval");
  await button(page, "One step back").click();
  await expect(run(page).getByText("Next: Match PO & receipt.")).toBeVisible();
  await button(page, "One step forward").click();
  await expect(status(page)).toHaveText("Waiting for approval");
  await expect(button(page, "One step forward")).toBeDisabled();
});

test("a button that can't go further keeps the focus", async ({ page, show }) => {
  await show(example, "/platform");
  const back = button(page, "One step back");
  await back.focus();
  for (let step = 0; step < flagship.steps.length; step += 1) await page.keyboard.press("Enter");
  await expect(back).toBeDisabled();
  await expect(back).toBeFocused();
});

test.describe("with a clock", () => {
  test.use({ hasClock: true });

  test("the replay plays step by step until a person decides", async ({ page, show }) => {
    await page.clock.install({ time: opened });
    await show(example, "/platform");
    await page.clock.pauseAt(opened + 60_000);
    await button(page, "Replay from the start").click();
    for (const name of ["Capture", "Extract lines", "Match PO & receipt"]) {
      await expect(run(page).getByText(`Next: ${name}.`)).toBeVisible();
      await page.clock.runFor(900);
    }
    await expect(status(page)).toHaveText("Waiting for approval");
    await expect(button(page, "One step forward")).toBeDisabled();
  });
});

test("where the browser computes no hashes, the page says why", async ({ page, show }) => {
  await page.evaluate(() => {
    Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
  });
  await show(example, "/platform");
  await approve(page).click();
  await expect(run(page).getByText(/^Your browser computes hashes only over HTTPS/)).toBeVisible();
  await expect(button(page, "Verify")).toBeDisabled();
});
