import { expect, test } from "#tests/gallery/component.ts";

test("an alert is named by its text, has the focus on OK, and gives it back however it's answered", async ({
  page,
  show,
}) => {
  const view = await show("ui/dialog: alert on request");
  const opener = view.getByRole("button", { name: "Open" });
  const alert = page.getByRole("alertdialog");
  const ok = alert.getByRole("button", { name: "OK" });
  for (const answer of [
    () => ok.click(),
    ...["Enter", "Escape"].map((key) => () => ok.press(key)),
  ]) {
    await opener.click();
    const text = "Thank you for your interest! We will be in touch soon.";
    await expect(alert).toHaveAccessibleName(text);
    await expect(alert.getByText(text, { exact: true })).toBeVisible();
    await expect(ok).toBeFocused();
    await answer();
    await expect(alert).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("a dialog is described by its text, and a click beside it closes it only at the side", async ({
  page,
  show,
}) => {
  for (const { example, name, closes } of [
    { example: "dialog", name: "A dialog", closes: false },
    { example: "at the side", name: "A panel", closes: true },
  ]) {
    await show(`ui/dialog: ${example}`);
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toHaveAccessibleDescription(closes ? "" : "What it's about.");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible({ visible: !closes });
  }
});
