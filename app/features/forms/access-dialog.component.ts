import { expect, test } from "#tests/gallery/component.ts";

test("the request can be submitted once all four required fields hold text", async ({ show }) => {
  const form = await show("features/forms/access-dialog: empty");
  const submit = form.getByRole("button", { name: "Submit Request" });
  for (const name of ["Full name", "Work email", "Phone number", "Company name"]) {
    await expect(submit).toBeDisabled();
    await form.getByLabel(name).fill("text@firm.example");
  }
  await expect(submit).toBeEnabled();
  await form.getByLabel("Company name").fill("   ");
  await expect(submit).toBeDisabled();
});
