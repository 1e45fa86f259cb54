import { siteStorage } from "#content/storage.ts";
import { searchFor } from "./search-steps.ts";
import { banner, category } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

for (const path of ["/privacy", "/terms", "/cookies"]) {
  test(`${path} numbers its clauses, and each links to itself`, async ({ page }) => {
    await visit(page, path);
    const sections = page.getByRole("article").getByRole("heading", { level: 2 });
    const count = await sections.count();
    expect(count).toBeGreaterThan(3);
    for (let number = 1; number <= count; number++) {
      const first = page.locator(`#clause-${number}-1`);
      const link = first.getByRole("link", { name: `${number}.1`, exact: true });
      await expect(link).toHaveAttribute("href", `#clause-${number}-1`);
    }
  });

  test(`${path} has a table of contents that leads to every section`, async ({ page }) => {
    await visit(page, path);
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const sections = page.getByRole("article").getByRole("heading", { level: 2 });
    await expect(contents).toHaveCount(await sections.count());
    await contents.last().click();
    await expect(sections.last()).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${path}#section-\\d+$`));
  });

  test(`${path} is copied as its Markdown file`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, path);
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    await expect(page.getByRole("button", { name: "Copied", exact: true })).toBeVisible();
    const file = await (await page.request.get(`${path}.md`)).text();
    expect(file).toMatch(/^# \S/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file);
  });

  test(`${path} leads to its Markdown without JavaScript`, async ({ plain }) => {
    await plain.goto(path);
    const main = plain.getByRole("main");
    await expect(main.getByRole("button", { name: "Copy as Markdown" })).toHaveCount(0);
    const twin = main.getByRole("link", { name: "Markdown", exact: true });
    await expect(twin).toHaveAttribute("href", `${path}.md`);
  });

  test(`${path} says when it was last updated`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByText(/Last updated: \d+ \w+ \d{4}/)).toBeVisible();
  });
}

test("/cookies lists every entry that the site stores, and opens the choices", async ({ page }) => {
  await visit(page, "/cookies");
  const table = page.getByRole("table", { name: "What this site stores" });
  for (const { name } of siteStorage) {
    await expect(table.getByRole("rowheader", { name })).toBeVisible();
  }
  await page.getByRole("button", { name: "Open cookie settings" }).click();
  await expect(banner(page)).toBeFocused();
  await expect(category(page, "Analytics")).not.toBeChecked();
});

test("the site stores only what /cookies lists", async ({ page, context }) => {
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
  await page.reload();

  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  const cookies = (await context.cookies()).map(({ name }) => name);
  const listed = (kind: string) =>
    siteStorage.filter((entry) => entry.kind === kind).map(({ name }): string => name);
  expect(kept.local.sort()).toEqual(listed("local storage").sort());
  expect(kept.session).toEqual([]);
  expect(cookies.sort()).toEqual(listed("cookie").sort());
});

test("a link to a clause from elsewhere lands on it", async ({ page }) => {
  await visit(page, "/terms#clause-9-5");
  await expect(page.locator("#clause-9-5")).toBeInViewport();
});
