import {
  alertDialog,
  button,
  expectValues,
  field,
  fill,
  invitation,
  letSendingFail,
  openAccess,
  optional,
  required,
  untilSent,
  watchRecords,
} from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";

const thanks = "Thank you for your interest! We will be in touch soon.";

test("a double click on submit sends once", async ({ page }) => {
  const records = watchRecords(page);
  const dialog = await openAccess(page);
  await fill(dialog, required);
  await button(dialog, "Submit Request").dblclick();
  await page.clock.runFor(5000);
  await expect(alertDialog(page)).toBeVisible();
  expect(await records()).toHaveLength(1);
});

test("two submits in the same moment send once", async ({ page }) => {
  const records = watchRecords(page);
  const dialog = await openAccess(page);
  await fill(dialog, required);
  await button(dialog, "Submit Request").evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.closest("form")?.requestSubmit();
  });
  await page.clock.runFor(5000);
  await expect(alertDialog(page)).toBeVisible();
  expect(await records()).toHaveLength(1);
});

for (const way of ["Escape", "Cancel"]) {
  test(`a dialog that was left half-way by ${way} still holds what was typed`, async ({ page }) => {
    const dialog = await openAccess(page);
    const typed = { "Full name *": "Ada", "Additional information": "Half a thou" };
    await fill(dialog, typed);
    if (way === "Escape") await page.keyboard.press("Escape");
    else await button(dialog, "Cancel").click();
    await expect(dialog).toBeHidden();
    await expect(invitation(page)).toBeFocused();
    await invitation(page).click();
    await expectValues(dialog, typed);
  });
}

test("a request that could not be sent keeps everything typed, shows a message, and can be sent again", async ({
  page,
}) => {
  const records = watchRecords(page);
  const setFailing = await letSendingFail(page);
  const dialog = await openAccess(page);
  await fill(dialog, { ...required, ...optional });
  await button(dialog, "Submit Request").click();
  await untilSent(page);
  const message = dialog.getByRole("alert");
  await expect(message).toContainText(/could not be sent/);
  await expect(message).toContainText("hello@yno.example");
  await expectValues(dialog, { ...required, ...optional });
  await expect(alertDialog(page)).toBeHidden();

  await setFailing(false);
  await button(dialog, "Submit Request").click();
  await untilSent(page);
  await expect(alertDialog(page)).toHaveAccessibleName(thanks);
  await button(alertDialog(page), "OK").click();
  await invitation(page).click();
  await expect(dialog.getByRole("alert")).toBeHidden();
  expect(await records()).toHaveLength(1);
});

test("while a failed request is sent again, its old message is gone", async ({ page }) => {
  await letSendingFail(page);
  const dialog = await openAccess(page);
  await fill(dialog, required);
  await button(dialog, "Submit Request").click();
  await untilSent(page);
  await expect(dialog.getByRole("alert")).toBeVisible();
  await button(dialog, "Submit Request").click();
  await page.clock.runFor(50);
  await expect(button(dialog, "Submitting...")).toBeVisible();
  await expect(dialog.getByRole("alert")).toBeHidden();
  await untilSent(page);
  await expect(dialog.getByRole("alert")).toBeVisible();
});

for (const [kind, text] of [
  ["20,000 characters", "invoice ".repeat(2500)],
  ["emoji and signs beyond the first plane", "👩🏽‍💻 𝔜𝔫𝔬 🇸🇬"],
  ["right-to-left text", "שלום عليكم \u202eabc"],
  ["HTML and scripts", `<img src=x onerror="alert(1)"><script>alert(2)</script>'"\`&amp;`],
] as const) {
  test(`${kind} in a field is taken as the text that it is`, async ({ page }) => {
    const records = watchRecords(page);
    const dialog = await openAccess(page);
    await fill(dialog, { ...required, "Full name *": text, "Additional information": text });
    await expect(field(dialog, "Additional information")).toHaveValue(text);
    await button(dialog, "Submit Request").click();
    await untilSent(page);
    await expect(alertDialog(page)).toHaveAccessibleName(thanks);
    await expect.poll(records).toHaveLength(1);
    expect((await records())[0]).toMatchObject({ fullName: text, additionalInfo: text });
  });
}

test("the focus is not lost in a dialog whose form could not be sent", async ({ page }) => {
  await letSendingFail(page);
  const dialog = await openAccess(page);
  await fill(dialog, required);
  await button(dialog, "Submit Request").focus();
  await page.keyboard.press("Space");
  await untilSent(page);
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
});

test("a key event without a key, as autofill sends it, breaks nothing", async ({ page }) => {
  const dialog = await openAccess(page);
  await field(dialog, "Full name *").evaluate((element) => {
    for (const name of ["keydown", "keyup"]) {
      element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    }
  });
  await fill(dialog, required);
  await expect(button(dialog, "Submit Request")).toBeEnabled();
});
