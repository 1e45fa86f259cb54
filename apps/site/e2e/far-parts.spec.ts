import type { Locator, Page } from "@playwright/test";
import { pages } from "#content/collections/pages.ts";
import { answerBefore } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import {
  changeAddress,
  changePage,
  plainPage,
  untilFontsCame,
  untilHydrated,
  visit,
} from "./support/visit.ts";

const topOf = (heading: Locator) =>
  heading.evaluate((element) => element.getBoundingClientRect().top);

const card = (page: Page, name: string) => page.getByRole("heading", { level: 3, name });

const isLaidOut = (heading: Locator) =>
  heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test("cards far down the registry are laid out when they come near, also by Find and a link to one, and on paper", async ({
  page,
}) => {
  await answerBefore(page);
  await visit(page, "/mcp-registry");
  const stripe = card(page, "Stripe");
  expect(await isLaidOut(stripe)).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await isLaidOut(stripe)).toBe(true);
  await page.emulateMedia({ media: "screen" });
  expect(await isLaidOut(stripe)).toBe(false);
  await page.evaluate(() => Reflect.get(window, "find")("Stripe", true));
  await expect(stripe).toBeInViewport();
  await changePage(page, plainPage);
  await changeAddress(page, "/mcp-registry#server-stripe");
  await expect(stripe).toBeInViewport();
  // In one step, because no other card gets another height later.
  expect(await topOf(stripe)).toBeLessThan(200);
});

test("Back and a reload show the same cards of the registry at the same place", async ({
  page,
}) => {
  await answerBefore(page);
  await visit(page, "/mcp-registry");
  await untilFontsCame(page);
  // In steps: the cards that a visitor has passed have their real heights.
  for (let screens = 0; screens < 8; screens++) {
    await page.evaluate(() => scrollBy(0, innerHeight));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  const inView = () =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .getByRole("heading", { level: 3 })
      .evaluateAll((headings) =>
        headings
          .map((each) => ({ name: each.textContent, top: each.getBoundingClientRect().top }))
          .filter(({ top }) => top > 0 && top < innerHeight)
          .map(({ name, top }) => `${name} at ${Math.round(top)}`),
      );
  const before = await inView();
  expect(before).not.toEqual([]);
  await changePage(page, plainPage);
  await page.goBack();
  await expect.poll(inView).toEqual(before);
  await page.reload();
  await untilHydrated(page);
  await untilFontsCame(page);
  await expect.poll(inView).toEqual(before);
});

type Shown = { elements: number; before: "seen" | "unseen" | "gone" };

/** Runs in the page: what is there when the heading of the next page is. */
function watchHeading(): { shown: Promise<Shown> } {
  const old = document.querySelector("h1");
  const shown = new Promise<Shown>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector("h1") === old) return;
      observer.disconnect();
      const isThere = old?.isConnected && (old.checkVisibility() ? "seen" : "unseen");
      const elements = document.querySelectorAll("main > :first-child *").length;
      resolve({ elements, before: isThere || "gone" });
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return { shown };
}

const countElements = (page: Page) => page.locator("main > * *").count();

test("a link shows the first screen of a page, then all of it without the page before, and Back all at once", async ({
  page,
}) => {
  const whole = new Map<string, number>();
  const paths = ["/docs/worker-contract", "/workflows", "/mcp-registry"];
  for (const path of paths) {
    await visit(page, path);
    whole.set(path, await countElements(page));
  }
  await visit(page, plainPage);

  for (const path of paths) {
    // Those of the side navigation only: a card of /workflows would choose a line of its map.
    await sideNavigation(page)
      .locator("details")
      .evaluateAll((groups) => {
        for (const group of groups) group.setAttribute("open", "");
      });
    const watch = await page.evaluateHandle(watchHeading);
    await sideNavigation(page).locator(`a[href="${path}"]`).click();
    const { elements, before } = await watch.evaluate(({ shown }) => shown);
    expect(elements, path).toBeLessThan((whole.get(path) ?? 0) / 2);
    expect(before, path).toBe("unseen");
    await expect.poll(() => countElements(page), path).toBe(whole.get(path));
  }
  const watch = await page.evaluateHandle(watchHeading);
  await page.goBack();
  expect(await watch.evaluate(({ shown }) => shown)).toEqual({
    elements: whole.get("/workflows"),
    before: "gone",
  });
});

/** The most elements of a first screen, where it isn't 120: a drawing with names, or controls. */
const largerFirstScreens: Readonly<Record<string, number>> = {
  "/": 235,
  "/docs": 140,
  "/integrations": 140,
  "/mcp-registry": 195,
  "/workflows": 155,
};

test("a link to a page creates at most as many elements as a first screen may have", async ({
  page,
}) => {
  await visit(page, plainPage);
  for (const { path } of pages) {
    if (path === plainPage) continue;
    const watch = await page.evaluateHandle(watchHeading);
    await changeAddress(page, path);
    const { elements } = await watch.evaluate(({ shown }) => shown);
    expect(elements, path).toBeGreaterThan(0);
    expect.soft(elements, path).toBeLessThanOrEqual(largerFirstScreens[path] ?? 120);
  }
});
