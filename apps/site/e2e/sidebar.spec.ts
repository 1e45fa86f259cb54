import { questionFailed } from "#content/frame.ts";
import { visitUntilAsked } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { openGroups, quickLink, sideNavigation } from "./support/side-navigation.ts";
import { holdScripts, plainPage, untilHydrated, visit } from "./support/visit.ts";

test("the side navigation stays as it is while pages change, the logo leads home, and the group and the mark of a page follow", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await visit(page, "/docs?q=x#top");
  const navigation = sideNavigation(page);
  const current = navigation.locator('a[aria-current="page"]');
  await expect(current).toHaveAccessibleName("Documentation");
  const link = navigation.getByRole("link", { name: "Support" });
  await navigation.evaluate((element) => element.setAttribute("data-test-mark", "kept"));
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  await link.click();
  await expect(page).toHaveURL("/support");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(navigation).toHaveAttribute("data-test-mark", "kept");
  expect(await link.boundingBox()).toEqual(before);

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
  await untilHydrated(page);
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
  await untilHydrated(page);
  await expect(current).toBeInViewport({ ratio: 1 });
});

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
  await untilHydrated(page);
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

test("the question of a quick link doesn't come on the next page; where it can't be loaded, no tab opens behind the click, and the next click is the browser's", async ({
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

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const fail = Promise.withResolvers<void>();
    await page.route(/quick-access-dialog/, (route) => fail.promise.then(() => route.abort()));
    await visit(page, plainPage);
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    if (width < 768) await menu.click();
    await quickLink(page, "Community").click();
    fail.resolve();
    const notice = page.getByRole("alert").filter({ hasText: questionFailed.title });
    await expect(notice).toContainText(questionFailed.text);
    expect(context.pages(), "no tab behind the click").toHaveLength(1);
    await notice.getByRole("button").click();
    if (width < 768) await menu.click();
    const opened = context.waitForEvent("page");
    await quickLink(page, "Community").click();
    const tab = await opened;
    await expect(tab).toHaveURL("https://community.yno.example");
    await tab.close();
    await expect(page).toHaveURL(plainPage);
  }
  complaints.length = 0;
});
