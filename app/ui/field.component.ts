import { expect, test } from "#tests/gallery/component.ts";

test("a field is read with its hint, or with its error as an invalid one", async ({ show }) => {
  const fields = await show("ui/field: fields");
  await expect(fields.getByLabel("Website")).toHaveAccessibleDescription(
    "For example, fund.example.",
  );
  await expect(fields.getByLabel("Name *", { exact: true })).toHaveAccessibleDescription("");

  const wrong = (await show("ui/field: errors")).getByRole("textbox");
  await expect(wrong.nth(0)).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(wrong.nth(1)).toHaveAccessibleDescription("This field contains only spaces.");
  for (const each of await wrong.all()) await expect(each).toHaveAttribute("aria-invalid", "true");
});
