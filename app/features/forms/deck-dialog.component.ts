import { expect, test } from "#tests/gallery/component.ts";
import { button, field } from "#tests/gallery/form-steps.ts";

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
    await expect(form.getByText(message, { exact: true })).toBeVisible();
    await expect(field(form, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(form, name)).toHaveAccessibleDescription(message);
    await expect(field(form, name)).toHaveValue(wrong);

    await field(form, name).fill(right[name]);
    await expect(form.getByText(message)).toBeHidden();
    await expect(field(form, name)).not.toHaveAttribute("aria-invalid");
    await expect(submit).toBeEnabled();
  });
}
