import type { Page, Route } from "@playwright/test";
import { blockStorage } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { changePage, holdFonts, untilHydrated, visit } from "./support/visit.ts";

// The console and the network speak of the files that these tests take away.
test.use({
  prefetches: true,
  allowed: [
    [/\/assets\//, /Failed to load resource/, /imported module|module script/, /ERR_INTERNET/],
    { scope: "test" },
  ],
});

const termsFile = /\/assets\/terms-[\w-]+\.js/;
const entryFile = /\/assets\/entry\.client-[\w-]+\.js/;

const gone = (route: Route) =>
  route.fulfill({ status: 404, contentType: "text/plain", body: "Not found." });

/** The addresses of all documents requested from now on. */
function watchDocuments(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      addresses.push(new URL(request.url()).pathname);
    }
  });
  return addresses;
}

/** Gives a loop of reloads the time in which it would go round several times. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  for (let round = 0; round < 10; round += 1) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }
}

const follow = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
const message = (page: Page) => page.getByRole("alert");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectTerms(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText("Terms of Service");
  await expect(page.getByText("These terms govern your use of the platform")).toBeVisible();
}

/** Follows a link to a page that can't come: it's loaded again once. Gives the documents from then on. */
async function expectOneReload(page: Page): Promise<string[]> {
  await visit(page, "/");
  const documents = watchDocuments(page);
  await follow(page, "Terms");
  await expect(message(page)).toBeVisible();
  await untilQuiet(page);
  expect(documents).toEqual(["/terms"]);
  return documents;
}

test("a page whose file is gone is loaded again once, can be read with a message, and comes back on a second try", async ({
  page,
}) => {
  await page.route(termsFile, gone);
  const documents = await expectOneReload(page);
  await expect(page).toHaveURL("/terms");
  await expectTerms(page);

  await follow(page, "Careers");
  await expect(heading(page)).toHaveText("Careers");
  await untilHydrated(page);
  await expect(message(page)).toBeHidden();

  documents.length = 0;
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await expect(message(page)).toBeVisible();
  await untilQuiet(page);
  // The document itself, and at most one reload of it.
  expect(documents.length).toBeLessThanOrEqual(2);

  await page.unroute(termsFile);
  await message(page).getByRole("button", { name: "Try again" }).click();
  await untilHydrated(page);
  await expectTerms(page);
  await expect(message(page)).toBeHidden();
});

test("there's no loop either where storage and cookies are blocked and the host answers with a page in place of the file", async ({
  page,
}) => {
  await blockStorage(page);
  await page.route(termsFile, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><title>Home</title>" }),
  );
  await expectOneReload(page);
});

test("a file that is back after the reload brings the page; its entry of the history is not loaded again later", async ({
  page,
}) => {
  let isGone = true;
  await page.route(termsFile, (route) => (isGone ? gone(route) : route.fallback()));
  const documents = watchDocuments(page);
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().endsWith("/terms")) isGone = false;
  });
  await visit(page, "/");
  await follow(page, "Terms");
  await expect.poll(() => documents).toEqual(["/", "/terms"]);
  await expect(heading(page)).toHaveText("Terms of Service");
  await untilHydrated(page);
  await untilQuiet(page);
  await expect(message(page)).toBeHidden();

  // It is a page like any other: the next change of page asks for no document.
  await follow(page, "Careers");
  await expect(heading(page)).toHaveText("Careers");
  expect(documents).toEqual(["/", "/terms"]);

  isGone = true;
  await page.reload();
  await untilHydrated(page);
  documents.length = 0;
  await page.goBack();
  await expect(message(page)).toContainText("could not be loaded");
  await untilQuiet(page);
  expect(documents).toEqual([]);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("Back to a page whose file is gone until the reload leads to the place that was left", async ({
  page,
}) => {
  await holdFonts(page);
  await visit(page, "/terms");
  await page.evaluate(() => scrollTo(0, 1000));
  await changePage(page, "/careers");
  await page.reload();
  await untilHydrated(page);
  const documents = watchDocuments(page);
  await page.route(termsFile, (route) => (documents.length > 0 ? route.fallback() : gone(route)));
  await page.goBack();
  await expect.poll(() => documents).toEqual(["/terms"]);
  await untilHydrated(page);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1000);
});

test("a host that answers a page's address with the not-found page causes no loop, and the page can be read", async ({
  page,
}) => {
  await page.route("**/terms", async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace("terms", "no-such") });
    await route.fulfill({ response: answer });
  });
  const documents = watchDocuments(page);
  await page.goto("/terms");
  await untilQuiet(page);
  expect(documents).toEqual(["/terms"]);
  await expect(heading(page)).toHaveText("Oops! Page not found");
  await follow(page, "Careers");
  await expect(heading(page)).toHaveText("Careers");
});

test("where the history entry cannot be marked, nothing is loaded again and the message offers to try", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const replace = History.prototype.replaceState;
    History.prototype.replaceState = function (state, unused, address) {
      if (JSON.stringify(state)?.includes("reload"))
        throw new DOMException("Too many", "SecurityError");
      replace.call(this, state, unused, address);
    };
  });
  await page.route(termsFile, gone);
  await visit(page, "/");
  const documents = watchDocuments(page);
  await follow(page, "Terms");
  await expect(heading(page)).toHaveText("This page could not be loaded");
  await untilQuiet(page);
  expect(documents).toEqual([]);
  await expect(page).toHaveURL("/terms");
  await expect(page).toHaveTitle("This page could not be loaded");

  await page.unroute(termsFile);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Terms of Service");
  expect(documents).toEqual(["/terms"]);
});

test("a page that can't start is loaded again once, also with storage blocked; it starts then, or shows a message that covers nothing, and can be read", async ({
  page,
}) => {
  const documents = watchDocuments(page);
  await page.route(entryFile, (route) => (documents.length < 2 ? gone(route) : route.fallback()));
  await page.goto("/terms");
  await expect.poll(() => documents).toEqual(["/terms", "/terms"]);
  await untilHydrated(page);
  await follow(page, "Careers");
  await expect(heading(page)).toHaveText("Careers");
  await expect(message(page)).toBeHidden();
  expect(documents, "the change of page asks for no document").toHaveLength(2);

  await page.route(entryFile, gone);
  await blockStorage(page);
  documents.length = 0;
  await page.goto("/terms");
  await expect(message(page)).toContainText("could not be loaded");
  await untilQuiet(page);
  expect(documents).toEqual(["/terms", "/terms"]);
  await expectTerms(page);
  const note = await message(page).boundingBox();
  const title = await heading(page).boundingBox();
  const overlap =
    note && title && note.y < title.y + title.height && title.y < note.y + note.height;
  expect(overlap).toBe(false);
  await follow(page, "Careers");
  await expect(heading(page)).toHaveText("Careers");
  // It has been loaded again as well by now.
  await expect(message(page)).toBeVisible();
});

test("a link that is followed before the page could start leads to its page", async ({ page }) => {
  const documents = watchDocuments(page);
  const script = Promise.withResolvers<void>();
  const careers = Promise.withResolvers<void>();
  await page.route(entryFile, async (route) => {
    // As in Firefox, which gives up this file when the link is followed.
    await script.promise;
    await (new URL(page.url()).pathname === "/terms" ? gone(route) : route.fallback());
  });
  await page.route("**/careers", async (route) => {
    await careers.promise;
    await route.fallback();
  });
  // While another document is on its way, the page can't be asked.
  const failed = Promise.withResolvers<void>();
  await page.exposeFunction("tellFailed", failed.resolve);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement?.dataset.failed === undefined) return;
      observer.disconnect();
      Reflect.get(window, "tellFailed")();
    }).observe(document, { attributes: true, subtree: true });
  });
  await page.goto("/terms", { waitUntil: "commit" });
  // A click of Playwright's would wait for the document.
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Careers" });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => documents).toEqual(["/terms", "/careers"]);
  script.resolve();
  await failed.promise;
  careers.resolve();
  await expect(heading(page)).toHaveText("Careers");
  await untilHydrated(page);
  expect(documents).toEqual(["/terms", "/careers"]);
});

/** A page with the browser's own cache, not watched: being offline isn't an error of the site. */
test("offline, pages that were prefetched can be read; another is a message, until there is a connection", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const last = page.waitForResponse(/\/assets\/platform-[\w-]+\.js$/);
  await visit(page, "/workflows");
  await (await last).finished();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const documents = watchDocuments(page);

  for (const name of ["Platform", "Agentic Workflows", "MCP Registry"]) {
    await sideNavigation(page).getByRole("link", { name }).click();
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).not.toHaveText(/could not be loaded/);
  }
  await page.goBack();
  await expect(page).toHaveURL("/workflows");
  await expect(heading(page)).toBeFocused();

  await page.locator("main details:has(a[href^='/runs/']) > summary").first().click();
  await page.getByRole("link", { name: /^See a run/ }).click();
  await expect(page.getByRole("alert")).toContainText("The run didn't load.");

  await follow(page, "Terms");
  await expect(message(page)).toContainText("You're offline");
  await expect(heading(page)).toHaveText("This page could not be loaded");
  await expect(heading(page)).toBeInViewport();
  await expect(heading(page)).toBeFocused();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(message(page)).toContainText("You're offline");
  await expect(sideNavigation(page), "the frame stays").toBeVisible();
  expect(documents, "nothing is loaded again").toEqual([]);

  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/terms");
  await untilHydrated(page);
  await expect(message(page)).toBeHidden();
  expect(errors).toEqual([]);
  await context.close();
});
