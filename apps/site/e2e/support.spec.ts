import { supportRequest } from "@yno/intake/forms/support-request";
import { form, toasts } from "#content/pages/support.ts";
import { field } from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { holdScripts, untilHydrated, visit } from "./support/visit.ts";
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

test("by ear, the ticket form has a name, and so has each of its fields; it has the focus once it's sent", async ({
  page,
}) => {
  await visit(page, "/support");
  const named = page.getByRole("form", { name: form.heading });
  await expect(named).toMatchAriaSnapshot(`
    - textbox "Name *"
    - textbox "Email *"
    - textbox "Company (optional)"
    - combobox "Category *"
    - combobox "Priority *"
    - textbox "Subject *"
    - textbox "Description *"
    - checkbox /^I agree to the Terms of Service and the Privacy Policy/
  `);
  await fillAll(page);
  await submit(page).press("Enter");
  await expect(named).toBeFocused();
});
