import type { Page } from "@playwright/test";
import { articleTags, richText } from "#build/markdown/rich-text.ts";
import { news } from "#content/collections/news.ts";
import { feed } from "#content/pages/news.ts";
import { plainText, type RichElement } from "#content/schema/rich-text.ts";
import { expect, test } from "#tests/gallery/component.ts";

const list = "features/news/news-feed: list";
const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => page.locator(".news-card");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const body = (page: Page) => page.locator(".news-body");

/** The headings, paragraphs and items of an article, in order. */
function articleBlocks(content: string): RichElement[] {
  return richText(content, articleTags).flatMap((part) => {
    if (typeof part === "string") return [];
    return part.tag === "ul" ? part.text.filter((item) => typeof item !== "string") : [part];
  });
}

const texts = (blocks: readonly RichElement[]) => blocks.map(({ text }) => plainText(text));

test("a featured card spans two columns, the others one", async ({ page, show }) => {
  await show(list, "/news");
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

test("an article shows badges, title, picture, author, date, reading time and its whole text", async ({
  page,
  show,
}) => {
  for (const each of news) {
    await show(list, `/news?article=${each.id}`);
    const shown = main(page).getByRole("article");
    await expect(title(page)).toHaveText(each.title);
    await expect(shown.getByText("Featured", { exact: true })).toHaveCount(each.featured ? 1 : 0);
    await expect(shown.getByRole("img", { name: each.pictureText })).toBeVisible();
    for (const text of [each.category, each.author, each.readTime]) {
      await expect(shown.getByText(text, { exact: true })).toBeVisible();
    }
    const day = Number(each.publishDate.slice(-2));
    await expect(shown.locator("time")).toHaveText(`${day} January 2025`);
    const blocks = articleBlocks(each.content);
    await expect(body(page).locator("h2, p, li")).toHaveText(texts(blocks));
    await expect(body(page).locator("h2")).toHaveText(
      texts(blocks.filter(({ tag }) => tag === "h2")),
    );
    await expect(body(page).locator("ul")).toHaveCount(each.content.match(/\n\n- /g)?.length ?? 0);
    expect(await body(page).locator("strong").count()).toBeGreaterThan(0);
    await expect(body(page)).not.toContainText("**");
  }
});

test("an unknown id shows neither the list nor an article", async ({ page, show }) => {
  await show(list, "/news?article=99");
  await expect(main(page)).toHaveText("News", { useInnerText: true });
  await expect(cards(page)).toHaveCount(0);
});

test.describe("a text that is late", () => {
  test.use({
    ownContext: true,
    allowed: [/Failed to load resource|Request failed|ERR_FAILED|preload/],
  });
  /** The file in which the text of an article comes. */
  const bodyOf = (id: number) => new RegExp(`/assets/${id}-[\\w.-]+\\.js$`);

  test("keeps the page's place, and nothing moves when it comes; one that does not come is reported, and loads when requested again", async ({
    page,
    show,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(bodyOf(2), async (route) => {
      await promise;
      await route.fallback();
    });
    await page.setViewportSize({ width: 1440, height: 1600 });
    await show(list, "/news?article=2");
    await expect(body(page)).toHaveAttribute("aria-busy", "true");
    await expect(body(page)).toContainText(feed.loading);
    const box = () => body(page).evaluate((each) => each.getBoundingClientRect());
    const before = await box();
    expect(before.bottom, "the end of the place").toBeGreaterThan(1600);
    resolve();
    await expect(body(page)).toHaveAttribute("aria-busy", "false");
    expect((await box()).top).toBe(before.top);
    await expect(body(page)).not.toContainText(feed.loading);

    await page.route(bodyOf(3), (route) => route.abort("failed"));
    await show(list, "/news?article=3");
    await expect(page.getByRole("alert").filter({ hasText: feed.failed })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(body(page).locator("h2").first()).toBeVisible();
    await expect(page.getByText(feed.failed)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});
