import { notFoundPage } from "#content/pages/not-found.ts";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { readableText } from "./support/text.ts";
import { visit } from "./support/visit.ts";

test("no two pages share a title, a description or a heading", () => {
  for (const key of ["title", "description", "heading"] as const) {
    expect(new Set(pages.map((page) => page[key])).size, key).toBe(pages.length);
  }
});

for (const { path, title, description, heading } of pages) {
  test(`${path} says in its HTML, without JavaScript, what it is`, async ({ plain }) => {
    const response = await plain.goto(path);
    expect(response?.status()).toBe(200);
    await expect(plain).toHaveTitle(title);
    expect(title.length, "length of the title").toBeLessThanOrEqual(60);
    const said = plain.locator('meta[name="description"]');
    await expect(said).toHaveAttribute("content", description);
    expect(description.length, "length of the description").toBeLessThanOrEqual(155);
    const canonical = plain.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", `${site.origin}${path}`);
    await expect(plain.locator("html")).toHaveAttribute("lang", "en-SG");
    const headings = plain.getByRole("heading", { level: 1 });
    await expect(headings).toHaveCount(1);
    await expect(headings).toHaveAccessibleName(heading);
    await expect(plain.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  });
}

for (const { path } of [...pages, { ...notFoundPage, path: "/no-such-page" }]) {
  test(`${path} reads the same with and without JavaScript, and fits a width of 320 pixels`, async ({
    page,
    plain,
  }) => {
    // The drawings stand still and finished, as they do without JavaScript.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, path);
    await plain.goto(path);
    const text = await readableText(plain.getByRole("main"));
    expect(text).not.toBe("");
    expect(await readableText(page.getByRole("main"))).toBe(text);

    for (const each of [page, plain]) {
      await each.setViewportSize({ width: 320, height: 640 });
      const width = await each.evaluate(() => document.documentElement.scrollWidth);
      expect(width, "width of the content").toBeLessThanOrEqual(320);
    }
  });

  test(`${path} has no barrier that axe can find, light or dark`, async ({ page }) => {
    await visit(page, path);
    await expectAccessible(page);
  });
}
