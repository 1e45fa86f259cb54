import type { Page } from "@playwright/test";
import { pages } from "#tools/content/pages.ts";
import { action, banner, visitUntilAsked } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { blockStorage } from "./support/storage.ts";
import { changeAddress, untilAlive, visit } from "./support/visit.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** One page of every kind. */
const kinds = ["/", "/platform", "/docs/mcp", "/mcp-registry", "/terms", "/login", "/no-such-page"];

for (const path of kinds) {
  test(`${path} works where storage and cookies throw`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await blockStorage(page);
    await visitUntilAsked(page, path);
    await expect(heading(page)).toBeVisible();

    await page.keyboard.press("Control+b");
    await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
    await page.getByRole("button", { name: "Theme" }).click();
    await page.getByText("Dark", { exact: true }).click();
    await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
    await page.keyboard.press("Escape");
    await action(page, "Essential Only").click();
    await expect(banner(page)).toBeHidden();

    await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
    await expect(heading(page)).toHaveText("Platform Documentation");
    await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
}

for (const address of [
  "/?%E0%A4%A",
  "/?billing[]=&=&&;%00",
  "/pricing?billing[]=",
  "/pricing?billing=monthly&billing=yearly",
  "/pricing?billing=__proto__",
  `/mcp-registry?q=${"x".repeat(5000)}`,
  "/mcp-registry?q=%F0%9F%9A%87&category=constructor",
  "/integrations?q=%&tab=../..&category=",
  "/resources?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
  "/news?article=99999999999999999999",
  "/workflows?open=%E0%A4%A",
  "/about#%E0%A4%A",
  "/about#'\"]:not(*)",
]) {
  test(`${address.slice(0, 60)} is answered with its page`, async ({ page }) => {
    const response = await visit(page, address);
    const path = address.split(/[?#]/)[0];
    const record = pages.find((each) => each.path === path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(record?.title ?? "");
    await expect(heading(page)).toHaveAccessibleName(record?.heading ?? "");
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await expect(heading(page)).toHaveText("Careers");
  });
}

test("a change of page to a part that is badly encoded leads to the page", async ({ page }) => {
  await visit(page, "/about");
  await changeAddress(page, "/platform#%E0%A4%A");
  await expect(heading(page)).toHaveText("Platform");
  await expect(heading(page)).toBeFocused();
});

for (const { year, time } of [
  { year: "2020", time: "2020-02-29T12:00:00Z" },
  { year: "2036", time: "2036-12-31T23:59:59Z" },
]) {
  test(`a clock set to ${year} doesn't break any kind of page`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time));
    const main = page.getByRole("main");
    for (const path of kinds) {
      await visit(page, path);
      await expect(heading(page)).toBeVisible();
      await expect(main).not.toContainText(/NaN|undefined|Invalid/);
    }
    await visit(page, "/");
    await expect(main).toContainText("Operational for");
    await expect(main).not.toContainText(/\s[-−]\d+ (month|day|hour|minute)/);
  });

  test(`a choice made in ${year} is kept in ${year}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time));
    await visitUntilAsked(page);
    await action(page, "Essential Only").click();
    const stored = await page.evaluate(() => localStorage.getItem("cookie-consent"));
    expect(JSON.parse(stored ?? "null").timestamp).toBe(new Date(time).toISOString());
    const code = page.waitForResponse(/ask-for-consent[\w-]*\.js$/);
    await page.reload();
    await code;
    await untilAlive(page);
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
    await expect(banner(page).getByRole("switch")).toHaveCount(4);
    expect(await page.evaluate(() => localStorage.getItem("cookie-consent"))).toBe(stored);
  });
}

test("a path that is badly encoded gets the not-found page", async ({ browser }) => {
  // Without watching the console: the router itself warns about a path like that.
  const page = await browser.newPage();
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const response = await visit(page, `/%E0%A4%A`);
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText("Oops! Page not found");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(`/`);
  expect(errors).toEqual([]);
  await page.close();
});

test("a host that answers one of our pages with 'not found' starts no endless reloading", async ({
  browser,
}) => {
  // Without watching the console: a page like that can't come alive.
  const page = await browser.newPage();
  const lost = await page.request.get("/nothing");
  let documents = 0;
  await page.route("**/about", async (route) => {
    documents += 1;
    await route.fulfill({ response: lost });
  });
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  expect(documents).toBeLessThanOrEqual(2);
  await expect(heading(page)).toHaveText("Oops! Page not found");
  await page.close();
});

/** A page with the browser's own cache, not watched: being offline isn't an error of the site. */
test("offline after the load, the pages whose links were in view can still be read", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const last = page.waitForResponse(/\/assets\/mcp-registry-[\w-]+\.js$/);
  await visit(page, "/");
  await (await last).finished();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);

  for (const name of ["Integrations", "Platform", "Agentic Workflows", "MCP Registry"]) {
    await sideNavigation(page).getByRole("link", { name }).click();
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).not.toHaveText(/could not be loaded/);
  }
  expect(errors).toEqual([]);
  await context.close();
});

test("offline, a page that wasn't fetched shows a message, and loads once there is a connection", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await visit(page, "/about");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await sideNavigation(page).getByRole("link", { name: "Platform" }).click();

  await expect(page.getByRole("alert")).toContainText("You're offline");
  await expect(sideNavigation(page), "the frame stays").toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/platform");
  await expect(heading(page)).toHaveText("Platform");
  expect(errors).toEqual([]);
  await context.close();
});
