import { unsentFormEntry } from "#app/browser/platform/storage.ts";
import { siteStorage } from "#content/collections/storage.ts";
import { searchFor } from "./search-steps.ts";
import { banner, category } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { changePage, visit } from "./support/visit.ts";

test("a link to a clause lands on it, the contents lead to a section, and a copy is the Markdown file", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/terms#clause-9-5");
  await expect(page.locator("#clause-9-5")).toBeInViewport();
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/\/terms#section-\d+$/);
  await expect(
    page.getByRole("article").getByRole("heading", { level: 2 }).last(),
  ).toBeInViewport();
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect(page.getByRole("button", { name: "Copied", exact: true })).toBeVisible();
  const file = await (await page.request.get("/terms.md")).text();
  expect(file).toContain("\n# Terms of Service\n");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file);
});

test("the site stores only what /cookies lists, which opens the choices", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await page.keyboard.press("Control+b");
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole("button", { name: "Accept All" }).click();
  await searchFor(page, "documentation");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs");
  await changePage(page, "/cookies");
  await page.getByRole("button", { name: "Open cookie settings" }).click();
  await expect(banner(page)).toBeFocused();
  await expect(category(page, "Analytics")).toBeChecked();

  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  const cookies = (await context.cookies()).map(({ name }) => name);
  // A form that can't be sent exists only where forms arrive: intake.spec.ts keeps one.
  const listed = (kind: string) =>
    siteStorage
      .filter((entry) => entry.kind === kind && entry.name !== unsentFormEntry)
      .map(({ name }): string => name);
  expect(kept.local.sort()).toEqual(listed("local storage").sort());
  expect(kept.session).toEqual([]);
  expect(cookies.sort()).toEqual(listed("cookie").sort());
});

test("the text of a document is there after Back, although its first view was only HTML", async ({
  page,
}) => {
  await visit(page, "/terms");
  const clause = page.locator("#clause-9-5");
  const text = await clause.textContent();
  await changePage(page, "/cookies");
  await page.goBack();
  await expect(clause).toHaveText(text ?? "");
});
