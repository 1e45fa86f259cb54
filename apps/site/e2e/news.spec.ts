import type { Page } from "@playwright/test";
import { news } from "#content/collections/news.ts";
import { newsPage } from "#content/pages/news.ts";
import { expectFocusUnseen } from "./support/focus.ts";
import { expect, test } from "./support/journey.ts";
import { changeAddress, plainPage, untilHydrated, visit } from "./support/visit.ts";

const second = article(2);
const third = article(3);

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => main(page).locator(".news-card");
const card = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });
const back = (page: Page) => page.getByRole("button", { name: "Back to News Feed" });
const text = (page: Page) => main(page).locator(".news-body h2").first();

function article(id: number) {
  const found = news.find((each) => each.id === id);
  if (!found) throw new Error(`There is no article ${id}.`);
  return found;
}

test("an article's text comes when its card is pointed at or focused; a click or Enter opens it at its top with the focus on its heading, and 'Back to News Feed' returns to its card", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const file = /\/assets\/\d-[\w.-]+\.js$/.exec(request.url());
    if (file) fetched.push(file[0]);
  });
  await visit(page, "/news");
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await card(page, second.title).hover();
  await expect.poll(() => fetched).toEqual([expect.stringMatching(/^\/assets\/2-/)]);
  // Focus scrolls the list under the pointer.
  await page.mouse.move(0, 0);
  await card(page, third.title).focus();
  await expect.poll(() => fetched.length).toBe(2);
  expect(fetched[1]).toMatch(/^\/assets\/3-/);

  await card(page, second.title).click();
  await expect(page).toHaveURL("/news?article=2");
  await expect(title(page)).toHaveText(second.title);
  await expectFocusUnseen(title(page));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(cards(page)).toHaveCount(0);
  await expect(page).toHaveTitle(`${second.title} | YNO`);
  await expect(main(page).getByText(newsPage.opening)).toHaveCount(0);
  await page.mouse.wheel(0, 3000);
  await back(page).click();
  await expect(page).toHaveURL("/news");
  await expect(cards(page)).toHaveCount(4);
  await expect(card(page, second.title)).toBeFocused();
  await expect(card(page, second.title)).toBeInViewport();
  await expect(page).toHaveTitle(newsPage.title);

  await card(page, third.title).focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText(third.title);
  await expect(title(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(back(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page, third.title)).toBeFocused();
});

test("Back and Forward go between pages, list and article, and find the place where they left it; a link from another page opens an article, as a card does in another tab", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, plainPage);
  await page.getByRole("contentinfo").getByRole("link", { name: "News" }).click();
  await expect(title(page)).toHaveText("News");
  await card(page, third.title).click();
  await expect(title(page)).toHaveText(third.title);
  await expect(text(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 2500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500);
  await page.goBack();
  await expect(page).toHaveURL("/news");
  await expect(card(page, third.title)).toBeFocused();
  await page.goForward();
  await expect(title(page)).toHaveText(third.title);
  await expect(title(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500);

  await test.step("also when Back came before the event of scrolling", async () => {
    await page.evaluate(() => {
      const swallow = (event: Event) => event.stopImmediatePropagation();
      addEventListener("scroll", swallow, { capture: true });
      scrollTo(0, 1500);
    });
    await page.goBack();
    await expect(cards(page)).toHaveCount(4);
    await page.goForward();
    await expect(title(page)).toHaveText(third.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  });

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(plainPage);
  await expect(page).toHaveTitle(/^YNO Premium/);

  await changeAddress(page, "/news?article=3");
  await expect(title(page)).toHaveText(third.title);
  await expect(title(page)).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveTitle(/^Careers/);
  await changeAddress(page, "/news");
  const opened = context.waitForEvent("page");
  await card(page, second.title).click({ modifiers: ["ControlOrMeta"] });
  const other = await opened;
  await untilHydrated(other);
  await expect(title(other)).toHaveText(second.title);
  await expect(title(page)).toHaveText("News");
});
