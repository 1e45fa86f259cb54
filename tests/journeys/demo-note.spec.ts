import type { Locator } from "@playwright/test";
import {
  accessDialog,
  deckDialog,
  openAccess,
  openDeck,
  openPaused,
  subscribeForm,
} from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

const note = "Demo: this form isn't connected. Nothing you type leaves your browser.";

/** Expects the line inside the form, within 32 pixels of its button. */
async function expectNoteAtButton(form: Locator): Promise<void> {
  const line = form.getByText(note, { exact: true });
  await expect(line).toBeVisible();
  const at = await line.boundingBox();
  const button = await form.locator('button[type="submit"]').boundingBox();
  if (!at || !button) throw new Error("The line or the button has no box.");
  const below = at.y - (button.y + button.height);
  expect(Math.max(below, button.y - (at.y + at.height))).toBeLessThanOrEqual(32);
}

test("the forms of the landing page say at their buttons that nothing is sent", async ({
  page,
}) => {
  await openPaused(page);
  await expectNoteAtButton(subscribeForm(page).locator("form"));
  await openAccess(page);
  await expectNoteAtButton(accessDialog(page).locator("form"));
  await openDeck(page);
  await expectNoteAtButton(deckDialog(page).locator("form"));
});

for (const path of ["/investors", "/support"]) {
  test(`the form on ${path} says at its button that nothing is sent`, async ({ page }) => {
    await visit(page, path);
    await expectNoteAtButton(page.getByRole("main").locator("form"));
  });
}

test("without JavaScript the forms give an address to write to, and don't mention a demo", async ({
  plain,
}) => {
  for (const path of ["/", "/investors", "/support"]) {
    await plain.goto(path);
    const form = plain.getByRole("main").locator("form");
    await expect(form.getByRole("link", { name: /@yno\.example$/ })).toBeVisible();
    await expect(form.getByText(note)).toBeHidden();
  }
});
