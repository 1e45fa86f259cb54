import type { Page } from "@playwright/test";
import { site } from "@yno/brand/site";
import { visitUntilAsked } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { openGroups, sideNavigation } from "./support/side-navigation.ts";
import { holdScripts, plainPage, untilAlive, visit } from "./support/visit.ts";

/** The sidebar is as wide as what it leaves beside the page's own content. */
async function expectSidebarWidth(page: Page, rem: number): Promise<void> {
  await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.x).toBe(rem * 16);
  const side = await page.locator(".site-sidebar").boundingBox();
  expect(side).toMatchObject({ x: 0, width: rem * 16 });
}

const collapse = (page: Page) => page.getByRole("button", { name: "Collapse sidebar" });
const expand = (page: Page) => page.getByRole("button", { name: "Expand sidebar" });

test("the logo leads home, and the group and the mark of a page follow as pages change", async ({
  page,
}) => {
  await visit(page, "/docs?q=x#top");
  const current = sideNavigation(page).locator('a[aria-current="page"]');
  await expect(current).toHaveAccessibleName("Documentation");
  await page.getByRole("link", { name: "YNO", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Describe the work/);
  await expect(current).toHaveCount(0);
  expect(await openGroups(page)).not.toContain("Pricing & Plans");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect.poll(() => openGroups(page)).toContain("Pricing & Plans");
  await expect(current).toHaveAccessibleName("Pricing");
});

test("under the consent banner the keys move through the sidebar, and the page stays where it is", async ({
  page,
}) => {
  // Without smooth scrolling, the page would be elsewhere at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 400 });
  await visitUntilAsked(page);
  await page.mouse.move(700, 100);
  await page.mouse.wheel(0, 700);
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBe(700);
  const links = sideNavigation(page).locator("a.station-link:visible");
  await links.first().focus();
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    expect(await scrolled()).toBe(700);
    await page.keyboard.press("Tab");
    const title = page.locator("summary:focus");
    if ((await title.count()) > 0) await page.keyboard.press("Tab");
  }
});

test("a group opened or closed by hand stays so until the page is loaded again, also when that was before the script has arrived", async ({
  page,
}) => {
  // The group of the page is open too, unless it was closed.
  const expectToStay = async (byHand: string[], onTerms = byHand) => {
    await expect.poll(() => openGroups(page)).toEqual(byHand);
    await sideNavigation(page).getByRole("link", { name: "Terms" }).click();
    await expect(page).toHaveURL("/terms");
    await expect.poll(() => openGroups(page)).toEqual(onTerms);
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL("/careers");
    await expect.poll(() => openGroups(page), "on a page of another group").toEqual(byHand);
  };
  const turn = async (titles: string[]) => {
    for (const title of titles) {
      await sideNavigation(page).getByText(title, { exact: true }).click();
    }
  };
  await visit(page, "/careers");
  await turn(["Legal", "Product", "Company"]);
  await expectToStay(["Quick Access", "Legal"]);

  const release = await holdScripts(page);
  await page.reload();
  expect(await openGroups(page)).toEqual(["Quick Access", "Product", "Company"]);
  await turn(["Legal", "Product"]);
  release();
  await untilAlive(page);
  await expectToStay(["Quick Access", "Company", "Legal"], ["Quick Access", "Legal"]);
});

test("the station of a page is in view in a low window, before any script has arrived", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  const release = await holdScripts(page);
  await page.goto("/support");
  const current = sideNavigation(page).locator('a[aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  release();
  await untilAlive(page);
  await expect(current).toBeInViewport({ ratio: 1 });
});

test("a collapsed sidebar is narrow on the next visit, before any script has arrived", async ({
  context,
  page,
  baseURL,
}) => {
  await visit(page, plainPage);
  await expectSidebarWidth(page, 16);
  await collapse(page).click();
  await expectSidebarWidth(page, 3);

  const release = await holdScripts(page);
  await page.reload();
  await expectSidebarWidth(page, 3);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  release();
  await untilAlive(page);
  await expectSidebarWidth(page, 3);
  await expect(expand(page)).toBeVisible();

  await context.addCookies([{ name: "sidebar:state", value: "collapsed2", url: `${baseURL}/` }]);
  await page.reload();
  await untilAlive(page);
  await expectSidebarWidth(page, 16);
});

test("on https the sidebar's cookie is marked Secure", async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(`${site.origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
  });
  await visit(page, `${site.origin}${plainPage}`);
  await collapse(page).click();
  await expect
    .poll(() => context.cookies())
    .toEqual([expect.objectContaining({ name: "sidebar:state", secure: true, sameSite: "Lax" })]);
  // An answer that is still being passed on would fail when its page is closed.
  await page.unrouteAll({ behavior: "wait" });
  await context.close();
});

const quickLink = (page: Page, title: string) =>
  sideNavigation(page).getByRole("link", { name: title, exact: true });

test("'Open in New Tab' opens a tab without access to this one, also after a click before the script", async ({
  context,
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(plainPage);
  const aside = context.waitForEvent("page");
  await quickLink(page, "Community").click({ modifiers: ["ControlOrMeta"] });
  await (await aside).close();
  await quickLink(page, "Community").click();
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  release();
  await untilAlive(page);
  await expect(page.getByRole("dialog", { name: "Navigate to Community?" })).toBeVisible();
  expect(context.pages(), "no tab was opened yet").toHaveLength(1);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Open in New Tab" }).click();
  const tab = await opened;
  await expect(tab).toHaveURL("https://community.yno.example");
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(plainPage);
});

test("the question of a quick link doesn't come on the next page, and one that can't be loaded isn't asked", async ({
  context,
  page,
  complaints,
}) => {
  const release = await holdScripts(page, /quick-access-dialog/);
  await visit(page, plainPage);
  const late = page.waitForResponse(/quick-access-dialog/);
  await quickLink(page, "Community").click();
  await sideNavigation(page).getByRole("link", { name: "Platform" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Platform" })).toBeFocused();
  release();
  await (await late).finished();
  await quickLink(page, "Status").click();
  await expect(page.getByRole("dialog")).toHaveAccessibleName("Navigate to Status?");
  await page.goBack();
  await expect(page).toHaveURL(plainPage);
  await expect(page.getByRole("dialog"), "after Back").toBeHidden();

  await page.route(/quick-access-dialog/, (route) => route.abort());
  await visit(page, plainPage);
  const opened = context.waitForEvent("page");
  await quickLink(page, "Community").click();
  await expect(await opened).toHaveURL("https://community.yno.example");
  await expect(page).toHaveURL(plainPage);
  complaints.length = 0;
});
