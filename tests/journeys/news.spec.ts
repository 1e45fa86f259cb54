import type { Page } from "@playwright/test";
import { feed } from "#content/news-page.ts";
import { newsPage } from "#content/pages/news.ts";
import { plainText, type RichElement } from "#content/schema/rich-text.ts";
import { readNews } from "#tools/content/read-news.ts";
import { articleTags, richText } from "#tools/markdown/rich-text.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expectFocusUnseen } from "./support/focus.ts";
import { expect, test } from "./support/journey.ts";
import { changeAddress, holdScripts, untilAlive, visit } from "./support/visit.ts";

const news = readNews();
const newest = news.toReversed();
const second = article(2);
const third = article(3);

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => main(page).locator(".news-card");
const card = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });
const back = (page: Page) => page.getByRole("button", { name: "Back to News Feed" });
const body = (page: Page) => main(page).locator(".news-body");
/** The files in which the texts of articles come. */
const isBody = (url: string) => /\/assets\/\d-[\w.-]+\.js$/.test(url);

function article(id: number) {
  const found = news.find((each) => each.id === id);
  if (!found) throw new Error(`There is no article ${id}.`);
  return found;
}

/** The headings, paragraphs and items of an article, in order. */
function articleBlocks(content: string): RichElement[] {
  return richText(content, articleTags).flatMap((part) => {
    if (typeof part === "string") return [];
    return part.tag === "ul" ? part.text.filter((item) => typeof item !== "string") : [part];
  });
}

function blockTexts(blocks: readonly RichElement[]): string[] {
  return blocks.map(({ text }) => plainText(text));
}

test("the list has heading, intro line, four cards with the newest first, and a footer line", async ({
  page,
}) => {
  await visit(page, "/news");
  await expect(title(page)).toHaveText("News");
  await expect(main(page)).toContainText(newsPage.opening);
  await expect(cards(page).getByRole("heading", { level: 2 })).toHaveText(
    newest.map((each) => each.title),
  );
  await expect(main(page).getByText(/more articles are coming soon/i)).toBeVisible();
  for (const [index, each] of newest.entries()) {
    const text = cards(page).nth(index);
    for (const said of [each.category, each.excerpt, each.author, each.readTime]) {
      await expect(text).toContainText(said);
    }
    await expect(text.locator("time")).toHaveAttribute("datetime", each.publishDate);
    await expect(text.getByText("Featured", { exact: true })).toHaveCount(each.featured ? 1 : 0);
    await expect(text.getByRole("img", { name: each.pictureText })).toBeVisible();
  }
});

test("a featured card spans two columns, the others one", async ({ page }) => {
  await visit(page, "/news");
  const boxes = await cards(page).evaluateAll((all) =>
    all.map((each) => ({
      featured: each.textContent?.includes("Featured") === true,
      width: each.getBoundingClientRect().width,
    })),
  );
  const single = Math.min(...boxes.map(({ width }) => width));
  expect(boxes.filter(({ featured }) => featured)).toHaveLength(2);
  for (const { featured, width } of boxes) {
    if (featured) expect(width).toBeGreaterThan(2 * single);
    else expect(Math.round(width)).toBe(Math.round(single));
  }
});

test("a click opens the article in place, at its top, with the focus on its heading", async ({
  page,
}) => {
  await visit(page, "/news");
  await card(page, second.title).click();
  await expect(page).toHaveURL("/news?article=2");
  await expect(title(page)).toHaveText(second.title);
  await expectFocusUnseen(title(page));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(cards(page)).toHaveCount(0);
  await expect(page).toHaveTitle(`${second.title} | YNO`);
  await expect(main(page).getByText(newsPage.opening)).toHaveCount(0);
});

test("an article shows badges, title, picture, author, date, reading time and its whole text", async ({
  page,
}) => {
  for (const each of news) {
    await visit(page, `/news?article=${each.id}`);
    const shown = main(page).getByRole("article");
    await expect(title(page)).toHaveText(each.title);
    await expect(shown.getByText(each.category, { exact: true })).toBeVisible();
    await expect(shown.getByText("Featured", { exact: true })).toHaveCount(each.featured ? 1 : 0);
    await expect(shown.getByRole("img", { name: each.pictureText })).toBeVisible();
    await expect(shown.getByText(each.author, { exact: true })).toBeVisible();
    await expect(shown.getByText(each.readTime, { exact: true })).toBeVisible();
    const day = Number(each.publishDate.slice(-2));
    await expect(shown.locator("time")).toHaveText(`${day} January 2025`);
    const blocks = articleBlocks(each.content);
    await expect(body(page).locator("h2")).toHaveText(
      blockTexts(blocks.filter(({ tag }) => tag === "h2")),
    );
    await expect(body(page).locator("h2, p, li")).toHaveText(blockTexts(blocks));
    await expect(body(page).locator("ul")).toHaveCount(each.content.match(/\n\n- /g)?.length ?? 0);
    expect(await body(page).locator("strong").count()).toBeGreaterThan(0);
    await expect(body(page)).not.toContainText("**");
  }
});

test("'Back to News Feed' shows the list, with the focus on the card that was opened", async ({
  page,
}) => {
  await visit(page, "/news");
  await card(page, second.title).click();
  await expect(title(page)).toHaveText(second.title);
  await page.mouse.wheel(0, 3000);
  await back(page).click();
  await expect(page).toHaveURL("/news");
  await expect(cards(page)).toHaveCount(4);
  await expect(card(page, second.title)).toBeFocused();
  await expect(card(page, second.title)).toBeInViewport();
  await expect(page).toHaveTitle(newsPage.title);
});

test("the browser's Back and Forward go between list and article", async ({ page }) => {
  await visit(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "News" }).click();
  await expect(title(page)).toHaveText("News");
  await card(page, third.title).click();
  await expect(title(page)).toHaveText(third.title);
  await expect(body(page).locator("h2").first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/news");
  await expect(card(page, third.title)).toBeFocused();
  await page.goForward();
  await expect(title(page)).toHaveText(third.title);
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(/^About/);
});

test("Back and Forward find the place where they left the page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/news");
  await card(page, second.title).click();
  await expect(body(page).locator("h2").first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 2500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500);
  await page.goBack();
  await expect(cards(page)).toHaveCount(4);
  await page.goForward();
  await expect(title(page)).toHaveText(second.title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500);
});

test("a link from another page opens the article, with the focus on its heading", async ({
  page,
}) => {
  await visit(page, "/about");
  await changeAddress(page, "/news?article=3");
  await expect(title(page)).toHaveText(third.title);
  await expect(title(page)).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveTitle(/^Careers/);
});

test("the cards are real links, which other tabs open too", async ({ page, context }) => {
  await visit(page, "/news");
  await expect(card(page, second.title)).toHaveAttribute("href", "/news?article=2");
  const opened = context.waitForEvent("page");
  await card(page, second.title).click({ modifiers: ["ControlOrMeta"] });
  const other = await opened;
  await untilAlive(other);
  await expect(title(other)).toHaveText(second.title);
  await expect(title(page)).toHaveText("News");
});

for (const id of ["99", "0", "02", "2.0", "two", "__proto__", "99999999999999999999"]) {
  test(`the unknown id '${id}' doesn't show the list or an article`, async ({ page }) => {
    await visit(page, `/news?article=${id}`);
    await expect(main(page)).toHaveText("News", { useInnerText: true });
    await expect(cards(page)).toHaveCount(0);
    await expect(main(page).getByRole("article")).toHaveCount(0);
  });
}

test("an address that names an article never shows the list first", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/news?article=2", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByText(newsPage.opening)).toBeHidden();
  release();
  await expect(title(page)).toHaveText(second.title);
});

test("no article's text comes with the list; it comes when a card is pointed at or focused", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (isBody(request.url())) fetched.push(new URL(request.url()).pathname);
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
});

test("while the text is on its way the page keeps its place, and nothing moves when it comes", async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => isBody(url.href),
    async (route) => {
      await promise;
      await route.fallback();
    },
  );
  await page.setViewportSize({ width: 1440, height: 1600 });
  await visit(page, "/news?article=2");
  await expect(body(page)).toHaveAttribute("aria-busy", "true");
  await expect(body(page)).toContainText(feed.loading);
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  const top = () => body(page).evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  resolve();
  await expect(body(page)).toHaveAttribute("aria-busy", "false");
  expect(await top()).toBe(before);
  await expect(body(page)).not.toContainText(feed.loading);
});

test.describe("a text that does not come", () => {
  test.use({ allowed: [/Failed to load resource|Request failed|ERR_FAILED/] });

  test("is reported, and loads when requested again", async ({ page }) => {
    await page.route(
      (url) => isBody(url.href),
      (route) => route.abort("failed"),
    );
    await visit(page, "/news?article=2");
    await expect(page.getByRole("alert").filter({ hasText: feed.failed })).toBeVisible();
    await expect(title(page)).toHaveText(second.title);
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(body(page).locator("h2").first()).toBeVisible();
    await expect(page.getByText(feed.failed)).toHaveCount(0);
  });
});

test("the keyboard opens an article and comes back", async ({ page }) => {
  await visit(page, "/news");
  await card(page, third.title).focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(back(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page, third.title)).toBeFocused();
});

test("without JavaScript every word of every article can be read, and each card leads there", async ({
  plain,
}) => {
  await plain.goto("/news");
  for (const each of news) {
    const full = plain.locator(`#article-${each.id}`);
    await expect(full).toBeVisible();
    await expect(full.getByRole("heading", { level: 3 })).toHaveText(each.title);
    await expect(full.locator("h4, p, li")).toHaveText(blockTexts(articleBlocks(each.content)));
    const link = plain.locator(`.news-card a[href="#article-${each.id}"]`);
    await link.click();
    await expect(full.getByRole("heading", { level: 3 })).toBeInViewport();
  }
  await expect(main(plain).getByRole("button")).toHaveCount(0);
});

test("an open article and an unknown one have no accessibility problem that axe can find", async ({
  page,
}) => {
  await visit(page, "/news?article=1");
  await expect(body(page).locator("h2").first()).toBeVisible();
  await expectAccessible(page);
  await visit(page, "/news?article=99");
  await expectAccessible(page);
});
