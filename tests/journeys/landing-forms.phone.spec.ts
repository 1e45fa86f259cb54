import {
  accessDialog,
  answerConsent,
  button,
  deckButton,
  deckDialog,
  fill,
  invitation,
  required,
  toast,
} from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

for (const { opener, dialog, title } of [
  { opener: invitation, dialog: accessDialog, title: "Request Platform Access" },
  { opener: deckButton, dialog: deckDialog, title: "Request Investor Deck" },
]) {
  test(`the dialog '${title}' begins with its title in view`, async ({ page }) => {
    await visit(page, "/");
    await opener(page).tap();
    await expect(dialog(page).getByRole("heading", { name: title })).toBeInViewport({ ratio: 1 });
    const width = () =>
      dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await width(), "nothing to the side").toBe(0);
  });
}

test("the access form can be filled and sent on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await answerConsent(page);
  await visit(page, "/");
  await invitation(page).tap();
  await fill(accessDialog(page), required);
  await button(accessDialog(page), "Submit Request").tap();
  const thanks = page.getByRole("alertdialog");
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await button(thanks, "OK").tap();
  await expect(thanks).toBeHidden();
});

test("the toast fits on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await answerConsent(page);
  await visit(page, "/");
  const form = page.getByRole("region", { name: "Exclusive Access" });
  await fill(form, { "Email *": "ada@firm.example" });
  await button(form, "Subscribe").tap();
  await expect(toast(page)).toBeInViewport({ ratio: 1 });
});
