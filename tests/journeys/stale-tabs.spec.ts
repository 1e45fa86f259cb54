import type { Page, Route } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { blockStorage } from "./support/storage.ts";
import { untilAlive, visit } from "./support/visit.ts";

// The console and the network speak of the files that these tests take away.
test.use({
  allowed: [
    [/\/assets\//, /Failed to load resource/, /imported module|module script/, /ERR_INTERNET/],
    { scope: "test" },
  ],
});

const aboutFile = /\/assets\/about-[\w-]+\.js/;
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

const followAbout = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
const message = (page: Page) => page.getByRole("alert");

test("a page whose file is gone is loaded again once, at its own address, then a message stays", async ({
  page,
}) => {
  await page.route(aboutFile, gone);
  await visit(page, "/");
  const documents = watchDocuments(page);
  await followAbout(page);
  await expect(message(page)).toBeVisible();
  await untilQuiet(page);
  expect(documents).toEqual(["/about"]);
  await expect(page).toHaveURL("/about");
  await expect(message(page)).toBeVisible();
});

test("after that the page can be read, and its links lead on", async ({ page }) => {
  await page.route(aboutFile, gone);
  await visit(page, "/");
  await followAbout(page);
  await expect(message(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await expect(page.getByText("YNO is a software company in Singapore")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
  await untilAlive(page);
  await expect(message(page)).toBeHidden();
});

test("the message of a page that stays without its file offers to try again", async ({ page }) => {
  await page.route(aboutFile, gone);
  await visit(page, "/");
  await followAbout(page);
  await expect(message(page)).toBeVisible();
  await untilQuiet(page);
  await page.unroute(aboutFile);
  await message(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await untilAlive(page);
  await expect(message(page)).toBeHidden();
});

test("there's no loop with storage and cookies blocked either", async ({ page }) => {
  await blockStorage(page);
  await page.route(aboutFile, gone);
  await visit(page, "/");
  const documents = watchDocuments(page);
  await followAbout(page);
  await expect(message(page)).toBeVisible();
  await untilQuiet(page);
  expect(documents).toEqual(["/about"]);
});

test("a file that is back after the reload brings the page, without a message", async ({
  page,
}) => {
  const documents = watchDocuments(page);
  await page.route(aboutFile, (route) => (documents.length < 2 ? gone(route) : route.fallback()));
  await visit(page, "/");
  await followAbout(page);
  await expect.poll(() => documents).toEqual(["/", "/about"]);
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await untilAlive(page);
  await untilQuiet(page);
  await expect(message(page)).toBeHidden();

  // It is a page like any other: the next change of page asks for no document.
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
  expect(documents).toEqual(["/", "/about"]);
});

test("a host that answers with a page where the file was counts as a file that is gone", async ({
  page,
}) => {
  await page.route(aboutFile, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!DOCTYPE html><title>Home</title>" }),
  );
  await visit(page, "/");
  const documents = watchDocuments(page);
  await followAbout(page);
  await expect(message(page)).toBeVisible();
  await untilQuiet(page);
  expect(documents).toEqual(["/about"]);
});

test("a host that answers a page's address with the not-found page causes no loop, and the page can be read", async ({
  page,
  complaints,
}) => {
  await page.route("**/about", async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace("about", "no-such") });
    await route.fulfill({ response: answer });
  });
  const documents = watchDocuments(page);
  await page.goto("/about");
  await untilQuiet(page);
  expect(documents).toEqual(["/about"]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
  // Router messages about a document that isn't the page's don't matter here.
  complaints.splice(0);
});

test("going back to a page whose file is gone causes no loop either", async ({ page }) => {
  await page.route(aboutFile, gone);
  await visit(page, "/");
  await followAbout(page);
  await expect(message(page)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
  const documents = watchDocuments(page);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(message(page)).toBeVisible();
  await untilQuiet(page);
  // The document itself, and at most one reload of it.
  expect(documents.length).toBeLessThanOrEqual(2);
});

test("an entry of the history that has been loaded again once is not loaded again later", async ({
  page,
}) => {
  let isGone = true;
  await page.route(aboutFile, (route) => (isGone ? gone(route) : route.fallback()));
  const documents = watchDocuments(page);
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().endsWith("/about")) isGone = false;
  });
  await visit(page, "/");
  await followAbout(page);
  await expect.poll(() => documents).toEqual(["/", "/about"]);
  await untilAlive(page);
  await expect(message(page)).toBeHidden();

  isGone = true;
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
  await page.reload();
  await untilAlive(page);
  documents.length = 0;
  await page.goBack();
  await expect(message(page)).toContainText("could not be loaded");
  await untilQuiet(page);
  expect(documents).toEqual([]);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
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
  await page.route(aboutFile, gone);
  await visit(page, "/");
  const documents = watchDocuments(page);
  await followAbout(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be loaded");
  await untilQuiet(page);
  expect(documents).toEqual([]);
  await expect(page).toHaveURL("/about");

  await page.unroute(aboutFile);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  expect(documents).toEqual(["/about"]);
});

test("a page that can't start is loaded again once, then shows a message and can be read", async ({
  page,
}) => {
  await page.route(entryFile, gone);
  const documents = watchDocuments(page);
  await page.goto("/about");
  await expect(message(page)).toContainText("could not be loaded");
  await untilQuiet(page);
  expect(documents).toEqual(["/about", "/about"]);
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await expect(page.getByText("YNO is a software company in Singapore")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
});

test("a page that can't start with storage blocked causes no loop either", async ({ page }) => {
  await blockStorage(page);
  await page.route(entryFile, gone);
  const documents = watchDocuments(page);
  await page.goto("/about");
  await expect(message(page)).toBeVisible();
  await untilQuiet(page);
  expect(documents).toEqual(["/about", "/about"]);
});

test("a page that could not start at first, but can after the reload, shows no message", async ({
  page,
}) => {
  const documents = watchDocuments(page);
  await page.route(entryFile, (route) => (documents.length < 2 ? gone(route) : route.fallback()));
  await page.goto("/about");
  await expect.poll(() => documents).toEqual(["/about", "/about"]);
  await untilAlive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
  await expect(message(page)).toBeHidden();
  expect(documents, "the change of page asks for no document").toHaveLength(2);
});

test("the message of a page that cannot start covers nothing and moves no reader away", async ({
  page,
}) => {
  await page.route(entryFile, gone);
  await page.goto("/about");
  await expect(message(page)).toBeVisible();
  const note = await message(page).boundingBox();
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  const overlap =
    note && heading && note.y < heading.y + heading.height && heading.y < note.y + note.height;
  expect(overlap).toBe(false);
});

test("without a connection a page that has not come yet is a message, and nothing is loaded again", async ({
  page,
  context,
}) => {
  await page.route(aboutFile, (route) => route.abort("internetdisconnected"));
  await visit(page, "/");
  await untilQuiet(page);
  await context.setOffline(true);
  const documents = watchDocuments(page);
  await followAbout(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be loaded");
  await expect(message(page)).toContainText("You're offline");
  await untilQuiet(page);
  expect(documents).toEqual([]);
  await expect(page.getByRole("navigation", { name: "Main" }).first()).toBeVisible();

  await page.unroute(aboutFile);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await untilAlive(page);
});

test("the message in place of a page is in view and takes the focus, as a page does", async ({
  page,
  context,
}) => {
  await page.route(aboutFile, (route) => route.abort("internetdisconnected"));
  await visit(page, "/");
  await untilQuiet(page);
  await context.setOffline(true);
  await followAbout(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("This page could not be loaded");
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test("'Try again' without a connection keeps the site and the message", async ({
  page,
  context,
}) => {
  await page.route(aboutFile, (route) => route.abort("internetdisconnected"));
  await visit(page, "/");
  await untilQuiet(page);
  await context.setOffline(true);
  await followAbout(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(message(page)).toContainText("You're offline");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("pages that have come before can still be visited without a connection", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Describe the work/);
});
