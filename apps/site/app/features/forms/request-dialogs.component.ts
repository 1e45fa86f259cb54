import { required } from "#e2e/landing-steps.ts";
import { expect, test } from "#tests/gallery/component.ts";
import { button, expectTexts, field, fill, sent } from "#tests/gallery/form-steps.ts";

const optional = ["Job title", "Company size", "Use case", "Additional information"];

test("the access form has eight fields, of which four are required, and says what they're for", async ({
  show,
}) => {
  const form = await show("features/forms/forms: access dialog");
  await expect(form.getByRole("textbox")).toHaveCount(8);
  for (const name of Object.keys(required)) {
    await expect(field(form, name)).toHaveAttribute("required", "");
  }
  for (const name of optional) await expect(field(form, name)).not.toHaveAttribute("required");
  await expect(field(form, "Work email *")).toHaveAttribute("type", "email");
  await expect(field(form, "Phone number *")).toHaveAttribute("type", "tel");
  const area = field(form, "Additional information");
  await expect(area).toHaveJSProperty("tagName", "TEXTAREA");
});

test("the request can be submitted while all four required fields hold more than spaces, which stay", async ({
  show,
}) => {
  const form = await show("features/forms/forms: access dialog");
  const submit = button(form, "Submit Request");
  for (const [name, text] of Object.entries(required)) {
    await expect(submit).toBeDisabled();
    await field(form, name).fill(text);
  }
  await expect(submit).toBeEnabled();
  for (const [name, text] of Object.entries(required)) {
    for (const blank of ["", "\u3000 "]) {
      await field(form, name).fill(blank);
      await expect(submit, `${name} '${blank}'`).toBeDisabled();
    }
    if (name !== "Work email *") await expect(field(form, name)).toHaveValue("\u3000 ");
    await field(form, name).fill(text);
  }
  await expect(submit).toBeEnabled();
});

test("an address that isn't one, or Enter before the form is complete, sends nothing", async ({
  page,
  show,
}) => {
  const view = await show("features/forms/forms: invitation", "/?delivery=told");
  await button(view, "Request an Invitation").click();
  const form = view.locator("form");
  await fill(form, { ...required, "Company name *": "" });
  await field(form, "Full name *").press("Enter");
  await fill(form, { "Company name *": "Firm", "Work email *": "ada" });
  await button(form, "Submit Request").click();
  await expect(field(form, "Work email *")).toBeFocused();
  await expect(button(form, "Submit Request")).toBeEnabled();
  expect(await sent(page)).toEqual([]);
});

test("a dialog that was left half-way still holds what was typed, and the focus is on its button", async ({
  page,
  show,
}) => {
  const view = await show("features/forms/forms: invitation");
  const opener = button(view, "Request an Invitation");
  const dialog = page.getByRole("dialog", { name: "Request Platform Access" });
  const typed = { "Full name *": "Ada", "Additional information": "Half a thou" };
  await opener.click();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await fill(dialog, typed);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expectTexts(dialog, typed);
  await button(dialog, "Cancel").click();
  await expect(opener).toBeFocused();
  await opener.click();
  await expectTexts(dialog, typed);
});

test("a key event without a key, as autofill sends it, breaks nothing", async ({ show }) => {
  const form = await show("features/forms/forms: access dialog");
  await field(form, "Full name *").evaluate((element) => {
    for (const name of ["keydown", "keyup"]) {
      element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    }
  });
  await fill(form, required);
  await expect(button(form, "Submit Request")).toBeEnabled();
});

const names = ["Work email *", "Investor website *"] as const;
const right = { "Work email *": "ada@fund.example", "Investor website *": "http://fund.example" };

for (const { name, wrong, message } of [
  {
    name: "Work email *",
    wrong: "ada@fund",
    message: "Please enter a valid email address",
  },
  {
    name: "Investor website *",
    wrong: "ftp://fund.example",
    message: "Please enter a valid website URL",
  },
] as const) {
  test(`a wrong value in '${name}' keeps the deck from being requested, and gets its message once it's left`, async ({
    show,
  }) => {
    const view = await show("features/forms/forms: deck");
    await button(view, "Request Investor Deck").click();
    const form = view.locator("form");
    const submit = button(form, "Request Deck");
    await expect(form.getByRole("textbox")).toHaveCount(2);
    await expect(submit).toBeDisabled();
    for (const other of names.filter((each) => each !== name)) {
      await field(form, other).fill(right[other]);
    }
    await expect(submit).toBeDisabled();
    await field(form, name).fill(wrong);
    await expect(submit).toBeDisabled();
    // The first field has had the focus since the dialog opened, and was left above.
    if (name !== names[0]) await expect(form.getByText(message)).toBeHidden();
    await field(form, name).press("Tab");
    await expect(form.getByRole("alert")).toHaveText(message);
    await expect(field(form, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(form, name)).toHaveAccessibleDescription(message);
    await expect(field(form, name)).toHaveValue(wrong);

    await field(form, name).fill(right[name]);
    await expect(form.getByRole("alert")).toHaveCount(0);
    await expect(field(form, name)).toHaveAttribute("aria-invalid", "false");
    await expect(submit).toBeEnabled();
  });
}
