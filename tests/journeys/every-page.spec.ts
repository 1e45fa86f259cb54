import type { Page } from "@playwright/test";
import { notFoundPage } from "#content/pages/not-found.ts";
import { site } from "#content/site.ts";
import { pages } from "#tools/content/pages.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { readableText } from "./support/text.ts";
import { visit } from "./support/visit.ts";

test("no two pages share a title, a description or a heading", () => {
  for (const key of ["title", "description", "heading"] as const) {
    expect(new Set(pages.map((page) => page[key])).size, key).toBe(pages.length);
  }
});

// All checks share one load of a page, because loading is the slowest part of a journey.
for (const page of pages) {
  test(`${page.path} says without JavaScript what it is, reads the same with it, fits 320 pixels, and axe finds no problem`, async ({
    page: alive,
    plain,
  }) => {
    const response = await plain.goto(page.path);
    await test.step("says in its HTML what it is", async () => {
      expect.soft(response?.status()).toBe(200);
      await expectHead(plain, page);
    });
    await visitStill(alive, page.path);
    await expectSameAndNarrow(alive, plain);
  });
}

test("an unknown path reads the same with and without JavaScript, fits 320 pixels, and axe finds no problem", async ({
  page: alive,
  plain,
}) => {
  expect(notFoundPage.heading).not.toBe("");
  await plain.goto("/no-such-page");
  await visitStill(alive, "/no-such-page");
  await expectSameAndNarrow(alive, plain);
});

/** The drawings are still and finished, as they are without JavaScript. */
async function visitStill(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, path);
}

async function expectHead(
  plain: Page,
  { path, title, description, heading }: (typeof pages)[number],
): Promise<void> {
  await expect.soft(plain).toHaveTitle(title);
  expect.soft(title.length, "length of the title").toBeLessThanOrEqual(60);
  const said = plain.locator('meta[name="description"]');
  await expect.soft(said).toHaveAttribute("content", description);
  expect.soft(description.length, "length of the description").toBeLessThanOrEqual(155);
  const canonical = plain.locator('link[rel="canonical"]');
  await expect.soft(canonical).toHaveAttribute("href", `${site.origin}${path}`);
  await expect.soft(plain.locator("html")).toHaveAttribute("lang", "en-SG");
  const headings = plain.getByRole("heading", { level: 1 });
  await expect.soft(headings).toHaveCount(1);
  await expect.soft(headings).toHaveAccessibleName(heading);
  await expect.soft(plain.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}

async function expectSameAndNarrow(alive: Page, plain: Page): Promise<void> {
  await test.step("reads the same with and without JavaScript", async () => {
    const text = await readableText(plain.getByRole("main"));
    expect.soft(text).not.toBe("");
    expect.soft(await readableText(alive.getByRole("main"))).toBe(text);
  });
  await test.step("has no accessibility problem that axe can find, light or dark", () =>
    expectAccessible(alive));
  await test.step("fits a width of 320 pixels", async () => {
    for (const each of [alive, plain]) {
      await each.setViewportSize({ width: 320, height: 640 });
      const width = await each.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, "width of the content").toBeLessThanOrEqual(320);
    }
  });
}
