import { site } from "#content/site.ts";
import { form } from "#content/support.ts";
import { expectValues, field, fill } from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { holdScripts, untilAlive, visit } from "./support/visit.ts";
import {
  category,
  contactForm,
  expectFilled,
  fillAll,
  main,
  openPaused,
  priority,
  submit,
  terms,
  texts,
} from "./support-steps.ts";

test("the browser requires the four texts, but not selects, company or terms", async ({ page }) => {
  await visit(page, "/support");
  const required = ["Name *", "Email *", "Subject *", "Description *"];
  for (const name of Object.keys(texts)) {
    const isRequired = await field(contactForm(page), name).evaluate((element) =>
      element.hasAttribute("required"),
    );
    expect(isRequired, name).toBe(required.includes(name));
  }
  await expect(field(contactForm(page), "Email *")).toHaveAttribute("type", "email");
  for (const control of [category(page), priority(page), terms(page)]) {
    await expect(control).not.toHaveAttribute("required");
  }
});

test("the description of the chosen category is under the select and is read with it", async ({
  page,
}) => {
  await visit(page, "/support");
  await expect(category(page).getByRole("option")).toHaveText([
    "Choose a category",
    "Technical Support",
    "Billing & Account",
    "Feature Request",
    "Security & Compliance",
    "General Inquiry",
  ]);
  await expect(category(page)).toHaveAccessibleDescription("");
  for (const { value, description } of form.categories) {
    await category(page).selectOption(value);
    await expect(category(page)).toHaveAccessibleDescription(description);
    await expect(
      page.getByText(description, { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
  }
});

test("the chosen priority shows its description and a badge with its word, each in its own colour", async ({
  page,
}) => {
  await visit(page, "/support");
  await expect(priority(page).getByRole("option")).toHaveText([
    "Choose a priority",
    "Low",
    "Medium",
    "High",
    "Critical",
  ]);
  const colours = new Set<string>();
  for (const { value, description, badge } of form.priorities) {
    await priority(page).selectOption(value);
    await expect(priority(page)).toHaveAccessibleDescription(`${badge.word} ${description}`);
    const word = contactForm(page).getByText(badge.word, { exact: true });
    await expect(word).toBeVisible();
    colours.add(await word.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(colours.size).toBe(form.priorities.length);
});

test("a choice is read out from outside main", async ({ page }) => {
  await openPaused(page);
  await priority(page).selectOption("critical");
  await page.clock.runFor(600);
  await expect(page.getByRole("status")).toContainText("Emergency");
  await expect(main(page).getByRole("status")).toHaveCount(0);
});

test("all four priorities are beside the form, and the chosen one is marked", async ({ page }) => {
  await visit(page, "/support");
  const list = contactForm(page).getByRole("list");
  for (const { label, description } of form.priorities) {
    const item = list.getByRole("listitem").filter({ has: page.getByText(label, { exact: true }) });
    await expect(item).toContainText(description);
  }
  await expect(list.locator("[data-chosen]")).toHaveCount(0);
  await priority(page).selectOption("medium");
  await expect(list.locator("[data-chosen]")).toContainText("Medium");
});

test("the terms and the privacy policy open beside the form, which keeps what was typed", async ({
  page,
}) => {
  await visit(page, "/support");
  await fill(contactForm(page), texts);
  for (const [name, address] of [
    ["Terms of Service", "/terms"],
    ["Privacy Policy", "/privacy"],
  ] as const) {
    const link = contactForm(page).getByRole("link", { name });
    await expect(link).toHaveAttribute("href", address);
    await expect(link).toHaveAttribute("target", "_blank");
    const tab = page.waitForEvent("popup");
    await link.click();
    await expect(await tab).toHaveURL(address);
  }
  await expect(terms(page)).not.toBeChecked();
  await expectValues(contactForm(page), texts);
});

test("values entered before hydration stay, with its descriptions", async ({ page }) => {
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
  await expect(submit(page)).toBeEnabled();
});

test("without JavaScript the form gives the email address, and every word can be read", async ({
  plain,
}) => {
  await plain.goto("/support");
  const region = contactForm(plain);
  await expect(region.getByText(/^This form needs JavaScript/)).toBeVisible();
  await expect(region.getByRole("link", { name: site.mail.support })).toHaveAttribute(
    "href",
    `mailto:${site.mail.support}`,
  );
  await expect(region.getByRole("button")).toHaveCount(0);
  for (const { description } of [...form.categories, ...form.priorities]) {
    await expect(region.getByText(description, { exact: true })).toBeVisible();
  }
  await plain.goto("/support#contact-form");
  await expect(plain.getByRole("heading", { name: "Contact form" })).toBeInViewport();
});
