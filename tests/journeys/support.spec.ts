import { site } from "#content/site.ts";
import { field } from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";
import { contactForm, main } from "./support-steps.ts";

test("the hero notes 24/7 and the Enterprise SLA", async ({ page }) => {
  await visit(page, "/support");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Support Center");
  for (const note of ["24/7", "Enterprise SLA"]) {
    await expect(main(page).getByRole("term").getByText(note, { exact: true })).toBeVisible();
  }
});

test("three cards say when support answers, and each Contact Now leads where it says", async ({
  page,
}) => {
  await visit(page, "/support");
  const ways = [
    ["Email", "within 24 hours", site.mail.support, `mailto:${site.mail.support}`],
    ["Phone", "9 AM to 6 PM SGT", site.phone, `tel:${site.phone.replaceAll(" ", "")}`],
    ["Ticketing form", "within 12 hours", "The form on this page", "/support#contact-form"],
  ] as const;
  await expect(main(page).getByRole("link", { name: "Contact Now" })).toHaveText(
    ways.map(() => "Contact Now"),
  );
  for (const [title, promise, address, href] of ways) {
    const card = main(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });
    await expect(card).toContainText(promise);
    await expect(card).toContainText(address);
    const link = card.getByRole("link", { name: `Contact Now ${title}`, exact: true });
    await expect(link).toHaveAttribute("href", href);
  }
});

test("the ticketing card leads down to the form, where Tab goes on into its first field", async ({
  page,
}) => {
  await visit(page, "/support");
  const link = main(page).getByRole("link", { name: "Contact Now Ticketing form" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/support#contact-form");
  await expect(page.getByRole("heading", { name: "Contact form" })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(field(contactForm(page), "Name *")).toBeFocused();
});

test("the link of the pricing page leads to the form", async ({ page }) => {
  await visit(page, "/pricing");
  await main(page).getByRole("link", { name: "Contact Sales" }).click();
  await expect(page).toHaveURL("/support#contact-form");
  await expect(page.getByRole("heading", { name: "Contact form" })).toBeInViewport();
});

test("the resources section leads to the questions, and three cards have no links", async ({
  page,
}) => {
  await visit(page, "/support");
  const resources = page.getByRole("region", { name: "Resources" });
  await expect(resources.getByRole("link")).toHaveAttribute("href", "/resources");
  for (const title of ["Community Forum", "Status Page", "Knowledge Base"]) {
    const card = main(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });
    await expect(card).toBeVisible();
    await expect(card.getByRole("link")).toHaveCount(0);
  }
});
