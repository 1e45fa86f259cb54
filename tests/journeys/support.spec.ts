import { form, toasts } from "#content/pages/support.ts";
import { field } from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { holdScripts, untilAlive, visit } from "./support/visit.ts";
import {
  category,
  contactForm,
  expectFilled,
  fillAll,
  main,
  priority,
  submit,
  toast,
} from "./support-steps.ts";

test("Contact Sales leads down to the form, as does the ticketing card, from which Tab goes on into it", async ({
  page,
}) => {
  await visit(page, "/pricing");
  const heading = page.getByRole("heading", { name: "Contact form" });
  await main(page).getByRole("link", { name: "Contact Sales" }).click();
  await expect(page).toHaveURL("/support#contact-form");
  await expect(heading).toBeInViewport();

  await main(page).getByRole("link", { name: "Contact Now Ticketing form" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(field(contactForm(page), "Name *")).toBeFocused();
});

test("values entered before hydration stay, with their descriptions and over a look at another page, until they are sent", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/support", { waitUntil: "commit" });
  await expect(submit(page)).toBeDisabled();
  await fillAll(page);
  release();
  await untilAlive(page);
  await expectFilled(page);
  await expect(category(page)).toHaveAccessibleDescription(String(form.categories[0]?.description));
  const high = form.priorities[2];
  await expect(priority(page)).toHaveAccessibleDescription(
    `${high?.badge.word} ${high?.description}`,
  );
  const lookElsewhere = async () => {
    await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
    await expect(page).toHaveURL("/docs");
    await page.goBack();
    await expect(page).toHaveURL("/support");
  };
  await lookElsewhere();
  await expectFilled(page);
  await submit(page).click();
  await expect(toast(page, toasts.sent.title)).toBeVisible();
  await lookElsewhere();
  await expect(field(contactForm(page), "Subject *")).toHaveValue("");
});
