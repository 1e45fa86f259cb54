import type { Page } from "@playwright/test";
import { answerBefore } from "./support/consent.ts";
import { expectFocusUnseen } from "./support/focus.ts";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import {
  changeAddress,
  changePage,
  holdFonts,
  plainPage,
  untilFontsCame,
  untilHydrated,
  untilIdle,
  visit,
} from "./support/visit.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The lines of the footer that don't end over their heading, at the middle of its station. */
const linesPastStations = (page: Page) =>
  page.locator(".terminus").evaluate((footer) => {
    const columns = Array.from(footer.children);
    return columns.filter((column) => {
      const line = getComputedStyle(column, "::before");
      // It is 6px thick, and placed from the top left of its column, where the heading begins.
      const middle = Number.parseFloat(line.left) + Number.parseFloat(line.width) - 3;
      const end = Number.parseFloat(line.top) + Number.parseFloat(line.height);
      return !(Math.abs(middle - 7.5) <= 1 && Math.abs(end) <= 7.5);
    });
  });

test("the first stop of the Tab key skips the navigation; a new query moves nothing; a page change goes to the top of the new page, with the focus on its heading", async ({
  page,
}) => {
  await answerBefore(page);
  await visit(page, "/");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const first = page.getByRole("main").getByRole("button", { name: "Request an Invitation" });
  await expect(first).toBeFocused();

  const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
  await link.focus();
  expect(await linesPastStations(page)).toEqual([]);
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  for (const address of ["/?q=one", "/?q=two"]) {
    await changeAddress(page, address);
    await untilIdle(page);
    expect(await scrolled(page)).toBe(before);
    await expect(link).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL("/?q=one");
  await untilIdle(page);
  expect(await scrolled(page)).toBe(before);
  await expect(link).toBeFocused();

  // Opened by keyboard, so that the browser would show what has the focus.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/terms");
  await expect(heading(page)).toHaveText("Terms of Service");
  await expect(page).toHaveTitle(/^Terms/);
  expect(await scrolled(page)).toBe(0);
  await expectFocusUnseen(heading(page));

  await link.click();
  await expect.poll(() => scrolled(page), "after a link to the page itself").toBe(0);
  await expect(page).toHaveURL("/terms");
  await skip.focus();
  await skip.press("Enter");
  await expectFocusUnseen(page.getByRole("main"));

  await changePage(page, plainPage);
  await changeAddress(page, "/terms#all-pages");
  const part = page.getByRole("navigation", { name: "All pages" });
  await expect(part, "a part of another page").toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await changeAddress(page, "/terms#all-pages");
  await expect(part, "a part that the address names already").toBeInViewport();
  await expect(page.locator("#all-pages")).toBeFocused();
  await changeAddress(page, "/terms");
  await expect.poll(() => scrolled(page), "after a link to the page without the part").toBe(0);
  await page.goBack();
  await expect(part, "where Back leads to").toBeInViewport();
});

test("Back and Forward restore where the visitor was on each page, and between parts of one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await visit(page, "/");
  await page.mouse.move(700, 200);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBe(900);
  await sideNavigation(page).getByRole("link", { name: "Platform" }).click();
  await expect(page).toHaveURL("/platform");
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.mouse.move(700, 200);
  await page.mouse.wheel(0, 150);
  await expect.poll(() => scrolled(page)).toBe(150);

  await page.goBack();
  await expect(heading(page)).toHaveText(/Describe the work/);
  await expect.poll(() => scrolled(page), "on the first page").toBe(900);
  await page.goForward();
  await expect(heading(page)).toHaveText("Platform");
  await expect.poll(() => scrolled(page), "on the second page").toBe(150);
  await page.goBack();
  await expect.poll(() => scrolled(page), "on the first page again").toBe(900);

  await changePage(page, plainPage);
  await page.mouse.move(700, 200);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrolled(page)).toBe(500);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await page.setViewportSize({ width: 1440, height: 900 });
  const left = await page.evaluate(() => Number(history.length));
  const contents = page.getByRole("navigation", { name: "On this page" });
  const places: number[] = [];
  for (const index of [3, 5]) {
    await contents.getByRole("link").nth(index).click();
    await expect.poll(() => scrolled(page)).toBeGreaterThan((places.at(-1) ?? 0) + 300);
    places.push(await scrolled(page));
  }
  expect(await page.evaluate(() => Number(history.length))).toBe(left + 2);
  const [first, second] = places;
  await page.goBack();
  await expect.poll(() => scrolled(page), "the part before").toBe(first);
  await page.goForward();
  await expect.poll(() => scrolled(page), "the part after").toBe(second);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => scrolled(page), "the top of the page").toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(plainPage);
  await expect.poll(() => scrolled(page), "the page before").toBeGreaterThan(0);
});

test("a reload keeps the place on the page, within a pixel where fonts come late", async ({
  page,
}) => {
  const reloadAt700 = async () => {
    await page.mouse.move(700, 200);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => scrolled(page)).toBe(700);
    await page.reload();
    await untilHydrated(page);
  };
  await holdFonts(page);
  await visit(page, "/about");
  await reloadAt700();
  expect(await scrolled(page)).toBe(700);

  await page.unroute("**/*.woff2");
  await visit(page, "/");
  await untilFontsCame(page);
  await reloadAt700();
  await untilFontsCame(page);
  // Chromium holds the first text in view where the fallback font drew it, and it draws text on whole
  // pixels: without the fonts that our metrics are for, its box may differ by one.
  expect(Math.abs((await scrolled(page)) - 700)).toBeLessThanOrEqual(1);
});
