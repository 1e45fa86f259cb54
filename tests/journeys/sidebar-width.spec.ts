import type { Locator, Page } from "@playwright/test";
import { site } from "#content/site.ts";
import { expect, test } from "./support/journey.ts";
import { linkTitles, sideNavigation } from "./support/side-navigation.ts";
import { holdScripts, untilAlive, visit } from "./support/visit.ts";

const wide = 16 * 16;
const narrow = 3 * 16;

/** The sidebar is as wide as what it leaves beside the page's own content. */
async function expectSidebarWidth(page: Page, pixels: number): Promise<void> {
  await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.x).toBe(pixels);
  const side = await page.locator(".site-sidebar").boundingBox();
  expect(side).toMatchObject({ x: 0, width: pixels });
}

const collapse = (page: Page) => page.getByRole("button", { name: "Collapse sidebar" });
const expand = (page: Page) => page.getByRole("button", { name: "Expand sidebar" });

test("a visible button narrows the sidebar from 16rem to 3rem and back", async ({ page }) => {
  await visit(page, "/about");
  await expectSidebarWidth(page, wide);
  await expect(collapse(page)).toBeInViewport({ ratio: 1 });
  await collapse(page).click();
  await expectSidebarWidth(page, narrow);
  await expect(expand(page)).toBeFocused();
  await expand(page).click();
  await expectSidebarWidth(page, wide);
});

for (const key of ["Control+b", "Meta+b"]) {
  test(`${key} toggles the sidebar, also from a text field`, async ({ page }) => {
    await visit(page, "/");
    await page.keyboard.press(key);
    await expectSidebarWidth(page, narrow);
    await page.getByRole("textbox", { name: "Email" }).press(key);
    await expectSidebarWidth(page, wide);
  });
}

test("b with other keys, or alone, leaves the sidebar as it is", async ({ context, page }) => {
  await visit(page, "/about");
  for (const key of ["b", "Shift+b", "Alt+b", "Control+Shift+b", "Control+Alt+b"]) {
    await page.keyboard.press(key);
  }
  await expectSidebarWidth(page, wide);
  expect(await context.cookies()).toEqual([]);
});

test("the sidebar's state is kept for 7 days in a cookie of the whole site", async ({
  context,
  page,
}) => {
  await visit(page, "/docs/mcp");
  expect(await context.cookies(), "before the visitor acts").toEqual([]);
  for (const state of ["collapsed", "expanded"]) {
    await page.keyboard.press("Control+b");
    await expect
      .poll(() => context.cookies())
      .toEqual([
        expect.objectContaining({
          name: "sidebar:state",
          value: state,
          path: "/",
          sameSite: "Lax",
          secure: false,
        }),
      ]);
    const [cookie] = await context.cookies();
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  }
});

test("on https the sidebar's cookie is marked Secure", async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(`${site.origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
  });
  await visit(page, `${site.origin}/about`);
  await collapse(page).click();
  await expect
    .poll(() => context.cookies())
    .toEqual([expect.objectContaining({ name: "sidebar:state", secure: true, sameSite: "Lax" })]);
  await context.close();
});

test("a collapsed sidebar is narrow before any script has arrived", async ({ page }) => {
  await visit(page, "/about");
  await collapse(page).click();
  await expectSidebarWidth(page, narrow);

  const release = await holdScripts(page);
  await page.reload();
  await expectSidebarWidth(page, narrow);
  await expect(page.locator("html")).not.toHaveAttribute("data-alive");
  release();
  await untilAlive(page);
  await expectSidebarWidth(page, narrow);
  await expect(expand(page)).toBeVisible();
});

test("a cookie that says something else leaves the sidebar wide", async ({
  context,
  page,
  baseURL,
}) => {
  await context.addCookies([{ name: "sidebar:state", value: "collapsed2", url: `${baseURL}/` }]);
  await visit(page, "/about");
  await expectSidebarWidth(page, wide);
});

test("in icon mode every link of all groups is a stop of the Tab key, by its title", async ({
  page,
}) => {
  await visit(page, "/docs/mcp");
  await collapse(page).click();
  await page.getByRole("link", { name: "YNO", exact: true }).focus();
  for (const title of linkTitles) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(title);
    await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press("Tab");
  await expect(expand(page)).toBeFocused();
});

/** Whether a pointer would hit the element at its middle and corners. */
function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const places = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
    );
    // The name lets the pointer through, so that it's never in the way.
    element.style.pointerEvents = "auto";
    const met = places.map(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    element.style.pointerEvents = "";
    return met.every(Boolean);
  });
}

for (const way of ["focus", "hover"] as const) {
  test(`in icon mode ${way} shows the whole name of a link, over the page`, async ({ page }) => {
    await visit(page, "/");
    await page.keyboard.press("Control+b");
    await page.getByRole("link", { name: "YNO", exact: true }).focus();
    for (const title of linkTitles) {
      const link = sideNavigation(page).getByRole("link", { name: title, exact: true });
      const name = link.getByText(title);
      if (way === "focus") await page.keyboard.press("Tab");
      else await link.hover();
      await expect(name).toHaveCSS("opacity", "1");
      expect.soft(await isOnTop(name), `${title} is neither covered nor cut off`).toBe(true);
    }
  });
}
