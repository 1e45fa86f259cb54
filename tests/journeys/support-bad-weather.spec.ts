import { site } from "#content/site.ts";
import { form, toasts } from "#content/support.ts";
import {
  answerConsent,
  field,
  fill,
  letSendingFail,
  opened,
  watchRecords,
} from "./landing-steps.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";
import {
  busy,
  contactForm,
  expectEmpty,
  expectFilled,
  fillAll,
  openPaused,
  submit,
  terms,
  toast,
  untilSent,
} from "./support-steps.ts";

test("two submits in the same moment send once", async ({ page }) => {
  const records = watchRecords(page);
  await openPaused(page);
  await fillAll(page);
  await submit(page).evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.closest("form")?.requestSubmit();
  });
  await page.clock.runFor(10_000);
  expect(await records()).toHaveLength(1);
});

test("a request that couldn't be sent shows a message, keeps every word, and can be sent again", async ({
  page,
}) => {
  const records = watchRecords(page);
  const setFailing = await letSendingFail(page);
  await openPaused(page);
  await fillAll(page);
  await submit(page).click();
  await untilSent(page);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Submission Failed");
  await expect(alert).toContainText(
    "There was an error submitting your request. Please try again or contact support directly by email.",
  );
  await expectFilled(page);
  await expect(contactForm(page)).toContainText(`or email ${site.mail.support}`);
  await expect(submit(page)).toBeEnabled();
  await page.clock.runFor(60_000);
  await expect(alert, "a destructive toast stays").toBeVisible();

  await setFailing(false);
  await submit(page).click();
  await page.clock.runFor(50);
  await expect(contactForm(page)).not.toContainText("could not be sent");
  await untilSent(page);
  await expect(toast(page, "Support Request Submitted")).toBeVisible();
  await expectEmpty(page);
  expect(await records()).toHaveLength(1);
});

test("visitors who have moved to another page still get the outcome of the request", async ({
  page,
}) => {
  await openPaused(page);
  await fillAll(page);
  await submit(page).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  await untilSent(page);
  await expect(toast(page, "Support Request Submitted")).toBeVisible();
});

for (const [outcome, fails] of [
  ["was sent", false],
  ["could not be sent", true],
] as const) {
  test(`the focus stays in the form when a request ${outcome} by keyboard`, async ({ page }) => {
    if (fails) await letSendingFail(page);
    await openPaused(page);
    await fillAll(page);
    await submit(page).focus();
    await page.keyboard.press("Space");
    await page.clock.runFor(50);
    await expect(busy(page)).toBeDisabled();
    await untilSent(page);
    const title = fails ? toasts.failed.title : toasts.sent.title;
    await expect(toast(page, title)).toBeVisible();
    const isInside = () => page.evaluate(() => document.activeElement?.closest("form") !== null);
    await expect.poll(isInside).toBe(true);
  });
}

for (const [kind, text] of [
  ["20,000 characters", "invoice ".repeat(2500)],
  ["emoji and signs beyond the first plane", "👩🏽‍💻 𝔜𝔫𝔬 🇸🇬"],
  ["right-to-left text", "שלום عليكم \u202eabc"],
  ["HTML and scripts", `<img src=x onerror="alert(1)"><script>alert(2)</script>'"\`&amp;`],
] as const) {
  test(`${kind} in the fields are taken as the text that they are`, async ({ page }) => {
    const records = watchRecords(page);
    await openPaused(page);
    await fillAll(page);
    const typed = { "Name *": text, "Company (optional)": text, "Subject *": text };
    await fill(contactForm(page), { ...typed, "Description *": `${text}\n${text}` });
    await submit(page).click();
    await untilSent(page);
    await expect(toast(page, "Support Request Submitted")).toBeVisible();
    expect(await records()).toMatchObject([
      { name: text, company: text, subject: text, description: `${text}\n${text}` },
    ]);
  });
}

test("axe finds no problem in the form when it asks for more and when it has failed", async ({
  page,
}) => {
  await letSendingFail(page);
  await openPaused(page);
  await fillAll(page);
  await field(contactForm(page), "Name *").fill("  ");
  await submit(page).click();
  await expect(page.getByText(form.blank, { exact: true })).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
  await page.clock.pauseAt(opened + 10 * 60_000);
  await field(contactForm(page), "Name *").fill("Ada");
  await submit(page).click();
  await page.clock.runFor(50);
  await expect(busy(page)).toBeDisabled();
  await untilSent(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
});

test("axe finds no problem in the form while it is busy", async ({ page }) => {
  // The clock runs on for axe; only the delivery never finishes.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => (delay === 2000 ? 0 : wait(run, delay)),
    });
  });
  await answerConsent(page);
  await visit(page, "/support");
  await fillAll(page);
  await submit(page).click();
  await expect(busy(page)).toBeDisabled();
  await expectAccessible(page);
  await expect(busy(page)).toBeDisabled();
});

test("the close button of a destructive toast can be reached and works", async ({ page }) => {
  await openPaused(page);
  await terms(page).press("Enter");
  await fillAll(page);
  await terms(page).uncheck();
  await terms(page).press("Enter");
  const alert = page.getByRole("alert");
  await expect(alert).toHaveCount(1);
  await alert.getByRole("button", { name: "Close message" }).click();
  await page.clock.runFor(1000);
  await expect(alert).toHaveCount(0);
});
