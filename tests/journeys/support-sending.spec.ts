import { form } from "#content/support.ts";
import { expectValues, field, fill, watchRecords } from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";
import {
  busy,
  category,
  contactForm,
  expectEmpty,
  expectFilled,
  fillAll,
  openPaused,
  priority,
  submit,
  terms,
  texts,
  toast,
  untilSent,
} from "./support-steps.ts";

test("the button is disabled until the terms are agreed, and again when they are not", async ({
  page,
}) => {
  await visit(page, "/support");
  await expect(submit(page)).toBeDisabled();
  await fill(contactForm(page), texts);
  await expect(submit(page)).toBeDisabled();
  await terms(page).check();
  await expect(submit(page)).toBeEnabled();
  await terms(page).uncheck();
  await expect(submit(page)).toBeDisabled();
});

test("a request says 'Submitting Request...' for 2,000 ms, then the toast comes and the form is empty", async ({
  page,
}) => {
  const records = watchRecords(page);
  await openPaused(page);
  await fillAll(page);
  await submit(page).click();
  await page.clock.runFor(50);
  await expect(busy(page)).toBeDisabled();
  await page.clock.runFor(1949);
  await expect(busy(page)).toBeDisabled();
  await expectFilled(page);
  expect(await records()).toEqual([]);
  await page.clock.runFor(51);
  await expect(toast(page, "Support Request Submitted")).toBeVisible();
  await expect(
    page.getByText(
      "We've received your request and will respond within 12 hours. Check your email for a confirmation.",
      { exact: true },
    ),
  ).toBeVisible();
  await expectEmpty(page);
  await expect(submit(page)).toBeDisabled();
  expect(await records()).toEqual([
    {
      name: "Ada Tan",
      email: "ada@firm.example",
      company: "Firm",
      category: "technical",
      priority: "high",
      subject: "A run stands still",
      description: "First line\nsecond line",
      agreeToTerms: true,
    },
  ]);
});

test("after success no description, badge or message is left over", async ({ page }) => {
  await openPaused(page);
  await fillAll(page);
  await submit(page).click();
  await untilSent(page);
  await expectEmpty(page);
  await expect(category(page)).toHaveAccessibleDescription("");
  await expect(priority(page)).toHaveAccessibleDescription("");
  await expect(contactForm(page).locator("[data-chosen]")).toHaveCount(0);
});

test("untouched selects and an empty company stop nothing, and are logged as empty", async ({
  page,
}) => {
  const records = watchRecords(page);
  await openPaused(page);
  await fill(contactForm(page), { ...texts, "Company (optional)": "" });
  await terms(page).check();
  await submit(page).click();
  await untilSent(page);
  await expect(toast(page, "Support Request Submitted")).toBeVisible();
  expect(await records()).toMatchObject([{ company: "", category: "", priority: "" }]);
});

test("nothing is sent while a required text is missing or the address is invalid", async ({
  page,
}) => {
  const records = watchRecords(page);
  await openPaused(page);
  await fillAll(page);
  for (const [name, text] of [
    ["Name *", ""],
    ["Email *", "ada"],
    ["Subject *", ""],
    ["Description *", ""],
  ] as const) {
    await field(contactForm(page), name).fill(text);
    await submit(page).click();
    await expect(field(contactForm(page), name), name).toBeFocused();
    await page.clock.runFor(5000);
    await expect(submit(page)).toBeEnabled();
    await fill(contactForm(page), { [name]: texts[name] });
  }
  expect(await records()).toEqual([]);
});

test("a required text of only spaces is empty: a message is shown under it, and the spaces stay", async ({
  page,
}) => {
  const records = watchRecords(page);
  await openPaused(page);
  await fillAll(page);
  await field(contactForm(page), "Subject *").fill("   ");
  await submit(page).click();
  await expect(field(contactForm(page), "Subject *")).toBeFocused();
  await expect(field(contactForm(page), "Subject *")).toHaveAccessibleDescription(form.blank);
  await expect(field(contactForm(page), "Subject *")).toHaveValue("   ");
  await page.clock.runFor(5000);
  expect(await records()).toEqual([]);
  await field(contactForm(page), "Subject *").fill("Help");
  await expect(page.getByText(form.blank, { exact: true })).toHaveCount(0);
  await submit(page).click();
  await untilSent(page);
  expect(await records()).toHaveLength(1);
});

for (const way of ["Enter in a field", "Enter on the box", "a script"]) {
  test(`a submit by ${way} without the terms gets the specified toast, and sends nothing`, async ({
    page,
  }) => {
    const records = watchRecords(page);
    await openPaused(page);
    await fillAll(page);
    await terms(page).uncheck();
    if (way === "Enter in a field") await field(contactForm(page), "Subject *").press("Enter");
    else if (way === "Enter on the box") await terms(page).press("Enter");
    else await page.locator("form").evaluate((each: HTMLFormElement) => each.requestSubmit());
    await expect(page.getByRole("alert")).toContainText("Terms Agreement Required");
    await expect(page.getByRole("alert")).toContainText(
      "Please agree to our terms and privacy policy to submit your request.",
    );
    await page.clock.runFor(10_000);
    await expect(page.getByRole("alert"), "a destructive toast stays").toBeVisible();
    await expect(submit(page)).toBeVisible();
    await expectValues(contactForm(page), texts);
    expect(await records()).toEqual([]);
  });
}

test("Enter in a field sends the request once the terms are agreed", async ({ page }) => {
  const records = watchRecords(page);
  await openPaused(page);
  await fillAll(page);
  await field(contactForm(page), "Name *").press("Enter");
  await field(contactForm(page), "Name *").press("Enter");
  await untilSent(page);
  await expect(toast(page, "Support Request Submitted")).toBeVisible();
  expect(await records()).toHaveLength(1);
});
