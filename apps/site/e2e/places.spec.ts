import type { Page } from "@playwright/test";
import { searchFor } from "./search-steps.ts";
import { answerBefore } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import {
  changeAddress,
  changePage,
  holdFonts,
  holdScripts,
  plainPage,
  untilHydrated,
  visit,
} from "./support/visit.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scroll = (page: Page, top: number) => page.evaluate((y) => scrollTo(0, y), top);

/** The place is a page's own: others are too short for it, or are left elsewhere. */
async function expectPlace(page: Page, path: string, top: number, how: string): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolled(page)) - top), how).toBeLessThan(2);
  expect(new URL(page.url()).pathname, how).toBe(path);
}

/** Leaves a page, and expects that Back leads to the place where that was. */
async function expectBack(
  page: Page,
  how: string,
  leave: () => Promise<unknown> = () => changePage(page, plainPage),
  back: () => Promise<unknown> = () => page.goBack(),
): Promise<void> {
  await untilHydrated(page);
  const { pathname } = new URL(page.url());
  const top = await scrolled(page);
  expect(top, how).toBeGreaterThan(300);
  await leave();
  await back();
  await untilHydrated(page);
  await expectPlace(page, pathname, top, how);
}

for (const path of ["/docs/molfar-image", "/mcp-registry", "/resources", "/news", "/privacy"]) {
  test(`Back from a link leads to the place on ${path}, reached before the page was hydrated, by a reload, or by Back from another document`, async ({
    page,
  }) => {
    await holdFonts(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await scroll(page, 1200);
    release();
    await untilHydrated(page);
    await expectBack(page, "before the page was hydrated");

    await scroll(page, 900);
    await page.reload();
    await untilHydrated(page);
    await expectPlace(page, path, 900, "after the reload");
    await expectBack(page, "by a reload");

    await scroll(page, 1000);
    await page.goto("/terms");
    await page.goBack();
    await untilHydrated(page);
    await expectPlace(page, path, 1000, "after another document");
    await expectBack(page, "by Back from another document");
  });
}

test("Back leads to a place that was reached by key, by Find, or as a part of the page", async ({
  page,
}) => {
  await holdFonts(page);
  await answerBefore(page);
  await visit(page, "/terms");
  const ended = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener("scrollend", () => resolve())),
  );
  await page.keyboard.press("PageDown");
  await ended;
  await expectBack(page, "by key");
  await page.evaluate(() => Reflect.get(window, "find")("Limitation of liability"));
  await expectBack(page, "by Find");
  await visit(page, "/privacy#section-3");
  await expectBack(page, "as a part");
});

test("Back leads to the place that was left in any way, and so does Forward, also when documents were loaded in between", async ({
  page,
}) => {
  await holdFonts(page);
  await answerBefore(page);
  await visit(page, plainPage);
  await changePage(page, "/privacy");
  const leaveByKey = async () => {
    const link = page.getByRole("contentinfo").getByRole("link", { name: "About" });
    await link.evaluate((each: HTMLElement) => each.focus({ preventScroll: true }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/about");
  };
  const leaveBySearch = async () => {
    await searchFor(page, "terms of service");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/terms");
  };
  const andReload = async (leave: Promise<unknown>) => {
    await leave;
    await page.reload();
    await untilHydrated(page);
  };
  const overDocument = async () => {
    await changePage(page, "/about");
    await page.goto("/terms");
  };
  const overDocumentAndBack = async () => {
    await overDocument();
    await page.goBack();
    await untilHydrated(page);
  };
  const back = () => page.goBack();
  const forward = () => page.goForward();
  const backTwice = () => page.evaluate(() => history.go(-2));
  const ways = [
    ["a key", leaveByKey, back],
    ["the search", leaveBySearch, back],
    ["a link to a part", () => changeAddress(page, "/privacy#section-9"), back],
    ["Back", back, forward],
    ["Back, and a reload there", () => andReload(back()), forward],
    ["a link, and a reload there", () => andReload(changePage(page, "/about")), back],
    ["a link, and another document from there", overDocumentAndBack, back],
    ["a link and another document, two steps back at once", overDocument, backTwice],
  ] as const;
  for (const [index, [how, leave, comeBack]] of ways.entries()) {
    await untilHydrated(page);
    await scroll(page, 800 + index * 50);
    await expectBack(page, how, leave, comeBack);
  }
});
