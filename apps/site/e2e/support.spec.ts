import { supportRequest } from "@yno/intake/forms/support-request";
import { form, toasts } from "#content/pages/support.ts";
import { field } from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { holdScripts, untilHydrated } from "./support/visit.ts";
import {
  category,
  contactForm,
  expectFilled,
  fillAll,
  priority,
  submit,
  toast,
} from "./support-steps.ts";

test("values entered before hydration stay, with their descriptions and over a look at another page, until they are sent, whose outcome follows the visitor", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/support", { waitUntil: "commit" });
  await expect(submit(page)).toBeDisabled();
  await fillAll(page);
  release();
  await untilHydrated(page);
  await expectFilled(page);
  const { category: categories, priority: priorities } = supportRequest.fields;
  await expect(category(page)).toHaveAccessibleDescription(categories.options[0].description);
  const high = priorities.options[2];
  await expect(priority(page)).toHaveAccessibleDescription(
    `${form.badges[high.value]?.word} ${high.description}`,
  );
  const lookElsewhere = async () => {
    await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
    await expect(page).toHaveURL("/docs");
  };
  const comeBack = async () => {
    await page.goBack();
    await expect(page).toHaveURL("/support");
  };
  await lookElsewhere();
  await comeBack();
  await expectFilled(page);
  await submit(page).click();
  await lookElsewhere();
  await expect(toast(page, toasts.sent.title)).toBeVisible();
  await comeBack();
  await expect(field(contactForm(page), "Subject *")).toHaveValue("");
});
