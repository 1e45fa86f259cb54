import type { Locator, Page } from "@playwright/test";
import { blankFields } from "@yno/intake/form";
import { supportRequest } from "@yno/intake/forms/support-request";
import { form as words } from "#content/pages/support.ts";
import { commit, compose, pressTaken } from "#e2e/support/keyboard.ts";
import { expect, test } from "#tests/gallery/component.ts";
import {
  button,
  closeToasts,
  deliver,
  expectTexts,
  field,
  fill,
  sent,
  type Texts,
} from "#tests/gallery/form-steps.ts";

const texts: Texts = {
  "Name *": "Ada Tan",
  "Email *": "ada@firm.example",
  "Subject *": "A run stands still",
  "Description *": "First line\nsecond line",
};

const { category: categories, priority: priorities } = supportRequest.fields;
const { subject: blank = "" } = blankFields(supportRequest, {});

const terms = (form: Locator) => form.getByRole("checkbox");
const submit = (form: Locator) => button(form, "Submit Request");
const category = (form: Locator) => field(form, "Category *");
const priority = (form: Locator) => field(form, "Priority *");
const chosen = (form: Locator) => form.locator("[data-chosen]");
const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("a ticket can be submitted while the terms are agreed to", async ({ show }) => {
  const form = await show("features/forms/forms: ticket");
  await expect(submit(form)).toBeDisabled();
  await fill(form, texts);
  await expect(submit(form)).toBeDisabled();
  await form.getByText(/^I agree to the/).click({ position: { x: 5, y: 5 } });
  await expect(terms(form)).toBeChecked();
  await expect(submit(form)).toBeEnabled();
  await terms(form).uncheck();
  await expect(submit(form)).toBeDisabled();
});

test("the browser requires four texts and an address, not the company, the choices or the terms", async ({
  page,
  show,
}) => {
  const form = await show("features/forms/forms: ticket", "/?delivery=told");
  await fill(form, texts);
  await terms(form).check();
  for (const [name, wrong] of Object.entries({ ...texts, "Email *": "ada" })) {
    await field(form, name).fill(name === "Email *" ? wrong : "");
    await submit(form).click();
    await expect(field(form, name), name).toBeFocused();
    await field(form, name).fill(texts[name] ?? "");
  }
  expect(await sent(page)).toEqual([]);
  // Enter twice sends once.
  await field(form, "Name *").press("Enter");
  await field(form, "Name *").press("Enter");
  await expect(button(form, "Submitting Request...")).toBeDisabled();
  expect(await sent(page)).toMatchObject([{ fields: { company: "", category: "", priority: "" } }]);
  await deliver(page, { kind: "sent" });
  await closeToasts(page);
});

test("a required text of only spaces is missing: a message is read with it, and the spaces stay", async ({
  page,
  show,
}) => {
  const form = await show("features/forms/forms: ticket", "/?delivery=told");
  await fill(form, { ...texts, "Subject *": "   " });
  await terms(form).check();
  await submit(form).click();
  const subject = field(form, "Subject *");
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAccessibleDescription(blank);
  await expect(subject).toHaveValue("   ");
  expect(await sent(page)).toEqual([]);
  await subject.fill("Help");
  await expect(form.getByText(blank)).toHaveCount(0);
});

test("a ticket without the terms, however it's submitted, gets a toast that says so, and isn't sent", async ({
  page,
  show,
}) => {
  const form = await show("features/forms/forms: ticket", "/?delivery=told");
  await fill(form, texts);
  const ways = {
    "Enter in a field": () => field(form, "Subject *").press("Enter"),
    "Enter on the box": () => terms(form).press("Enter"),
    "a script": () =>
      form.locator("form").evaluate((each: HTMLFormElement) => each.requestSubmit()),
  };
  for (const [way, act] of Object.entries(ways)) {
    await act();
    const alert = toasts(page).getByRole("alert");
    await expect(alert, way).toContainText("Terms Agreement Required");
    await expect(alert).toContainText(
      "Please agree to our terms and privacy policy to submit your request.",
    );
    await closeToasts(page);
  }
  await expectTexts(form, texts);
  expect(await sent(page)).toEqual([]);
});

test("the Enter of a composition neither sends a ticket nor asks for the terms, in any text field", async ({
  page,
  show,
}) => {
  const form = await show("features/forms/forms: ticket", "/?delivery=told");
  await fill(form, texts);
  for (const agreed of [false, true]) {
    await terms(form).setChecked(agreed);
    for (const text of await form.getByRole("textbox", { name: /\w/ }).all()) {
      const before = await text.inputValue();
      await text.press("End");
      await compose(page, "x");
      await page.keyboard.press("Enter");
      await commit(page, "x");
      await pressTaken(page, "Enter");
      await expect(text).toHaveValue(/x\n*$/);
      await text.fill(before);
    }
  }
  await expect(toasts(page).getByRole("alert")).toHaveCount(0);
  expect(await sent(page)).toEqual([]);
  await field(form, "Subject *").press("Enter");
  await deliver(page, { kind: "sent" });
  await expect(toasts(page).getByText("Support Request Submitted")).toBeVisible();
  await closeToasts(page);
});

test("the toast about the terms is there once, and goes when the ticket has been sent", async ({
  page,
  show,
}) => {
  const form = await show("features/forms/forms: ticket", "/?delivery=told");
  await fill(form, texts);
  for (let time = 0; time < 2; time++) await field(form, "Subject *").press("Enter");
  await expect(toasts(page).getByRole("alert")).toHaveCount(1);
  await terms(form).check();
  await submit(form).click();
  await deliver(page, { kind: "sent" });
  await expect(toasts(page).getByText("Support Request Submitted")).toBeVisible();
  await expect(toasts(page).getByRole("alert")).toHaveCount(0);
  await closeToasts(page);
});

test("a ticket that couldn't be sent is also reported in a toast", async ({ page, show }) => {
  const form = await show("features/forms/forms: ticket", "/?delivery=told");
  await fill(form, texts);
  await terms(form).check();
  await submit(form).click();
  await deliver(page, { kind: "unreachable" });
  const alert = toasts(page).getByRole("alert");
  await expect(alert).toContainText("Submission Failed");
  await expect(alert).toContainText(
    "There was an error submitting your request. Please try again or contact support directly by email.",
  );
  await closeToasts(page);
});

test("a chosen category is described under its field and read with it", async ({ show }) => {
  const form = await show("features/forms/forms: ticket");
  await expect(category(form)).toHaveAccessibleDescription("");
  for (const { value, label, description } of categories.options) {
    await category(form).selectOption({ label });
    await expect(category(form)).toHaveValue(value);
    await expect(category(form)).toHaveAccessibleDescription(description);
    // The announcer, outside main, reads it out too.
    const main = form.getByRole("main");
    const shown = main.getByText(description, { exact: true }).filter({ visible: true });
    await expect(shown).toHaveCount(1);
  }
});

test("a chosen priority has a badge in a separate colour and a mark in the guide, and is read out", async ({
  page,
  show,
}) => {
  const form = await show("features/forms/forms: ticket", "/?delivery=told");
  const colours = new Set<string>();
  await expect(chosen(form)).toHaveCount(0);
  for (const { value, label, description } of priorities.options) {
    const badge = words.badges[value];
    if (!badge) throw new Error(`There's no badge for ${value}.`);
    await priority(form).selectOption({ label });
    await expect(priority(form)).toHaveAccessibleDescription(`${badge.word} ${description}`);
    const word = form.getByText(badge.word, { exact: true });
    await expect(word).toBeVisible();
    colours.add(await word.evaluate((element) => getComputedStyle(element).backgroundColor));
    await expect(chosen(form)).toHaveText(`${label}${description}`);
  }
  expect(colours.size).toBe(priorities.options.length);
  await expect(page.getByRole("status")).toContainText("Emergency");
  await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);

  await category(form).selectOption("billing");
  await fill(form, texts);
  await terms(form).check();
  await submit(form).click();
  await deliver(page, { kind: "sent" });
  await expect(chosen(form), "after success").toHaveCount(0);
  await expect(category(form)).toHaveAccessibleDescription("");
  await expect(priority(form)).toHaveAccessibleDescription("");
  await closeToasts(page);
});
