import {
  alertDialog,
  button,
  field,
  fill,
  invitation,
  letSendingFail,
  openAccess,
  openDeck,
  required,
  subscribe,
  toast,
  untilSent,
} from "./landing-steps.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test("axe finds nothing with the access dialog open", async ({ page }) => {
  await openAccess(page);
  await page.clock.resume();
  await expectAccessible(page);
});

test("axe finds nothing with a failed access request", async ({ page }) => {
  await letSendingFail(page);
  const dialog = await openAccess(page);
  await fill(dialog, required);
  await button(dialog, "Submit Request").click();
  await untilSent(page);
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
});

test("axe finds nothing with the thanks open", async ({ page }) => {
  const dialog = await openAccess(page);
  await fill(dialog, required);
  await button(dialog, "Submit Request").click();
  await untilSent(page);
  await expect(alertDialog(page)).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
});

test("axe finds nothing with both errors of the deck dialog shown", async ({ page }) => {
  const dialog = await openDeck(page);
  await fill(dialog, { "Work email *": "ada", "Investor website *": "fund" });
  await field(dialog, "Investor website *").press("Tab");
  await expect(dialog.getByText("Please enter a valid website URL")).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
});

test("axe finds nothing with the toast shown", async ({ page }) => {
  await subscribe(page);
  // Under the pointer it stays for as long as axe needs.
  await toast(page).hover();
  await page.clock.resume();
  await expectAccessible(page);
  await expect(toast(page)).toBeVisible();
});

test("axe finds nothing with the message of a dialog that could not come", async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/access-dialog-/, (route) => route.abort("connectionfailed"));
  await visit(page, "/");
  await invitation(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  complaints.splice(0);
  await expectAccessible(page);
});
