import type { Page } from "@playwright/test";
import { integrations } from "#content/collections/integrations.ts";
import { expect, test } from "#tests/gallery/component.ts";

/** When the page opens, for tests that stop the clock a minute later. */
const opened = Date.parse("2026-11-24T08:00:00Z");
const all = "features/integrations/integration-browser: all";
const nothingFound = "No integrations found matching your criteria.";

const search = (page: Page) => page.getByPlaceholder("Search integrations...", { exact: true });
const cards = (page: Page) => page.locator(".integration");
const names = (page: Page) => cards(page).getByRole("heading", { level: 4 });
const filter = (page: Page, name: string) =>
  page.getByRole("group", { name: "Category" }).getByRole("button", {
    name: new RegExp(`^${name}\\s*\\d+$`),
  });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const address = (query: string) => (url: URL) =>
  `${url.pathname}${url.search}` === `/integrations${query}`;
const listNames = (wanted: readonly { name: string }[]) => wanted.map(({ name }) => name);
const inFinance = integrations.filter(({ category }) => category === "Finance");

test("a tab replaces the history entry, an address opens one, and an unknown one the first", async ({
  page,
  show,
}) => {
  await show(all, "/integrations?tab=files");
  await expect(tab(page, "Files")).toHaveAttribute("aria-selected", "true");
  await show(all, "/integrations?tab=__proto__");
  await expect(tab(page, "Communication")).toHaveAttribute("aria-selected", "true");
  const entries = await page.evaluate(() => history.length);
  await tab(page, "Cloud").click();
  await expect(page).toHaveURL(address("?tab=cloud"));
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("tabpanel")).toHaveAccessibleName("Cloud");
  await tab(page, "Communication").click();
  await expect(page).toHaveURL(address(""));
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("typing narrows by name and description in any case, and the (x) shows everything again", async ({
  page,
  show,
}) => {
  await show(all, "/integrations");
  await search(page).fill("INVOICE");
  const wanted = integrations.filter(({ name, description }) =>
    `${name}\n${description}`.toLowerCase().includes("invoice"),
  );
  // Most of them say it in the description only.
  expect(wanted.filter(({ name }) => !/invoice/i.test(name)).length).toBeGreaterThan(1);
  await expect(names(page)).toHaveText(listNames(wanted));
  await expect(page).toHaveURL(address("?q=INVOICE"));
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(search(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(integrations.length);
  await expect(page).toHaveURL(address(""));
});

test("a category is a step for Back, narrows together with the text, and an unknown one is All", async ({
  page,
  show,
}) => {
  await show(all, "/integrations?category=constructor");
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(cards(page)).toHaveCount(integrations.length);
  await filter(page, "Finance").click();
  await expect(names(page)).toHaveText(listNames(inFinance));
  await expect(page).toHaveURL(address("?category=Finance"));
  await filter(page, "CRM & Sales").click();
  await expect(page).toHaveURL(address("?category=CRM+%26+Sales"));
  await page.goBack();
  await expect(filter(page, "Finance")).toHaveAttribute("aria-pressed", "true");
  await search(page).fill("xero");
  await expect(names(page)).toHaveText(["Xero"]);
  await filter(page, "Marketing").click();
  await expect(page.getByText(nothingFound, { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await filter(page, "All").click();
  await expect(names(page)).toHaveText(["Xero"]);
  await show(all, "/integrations?q=xero&category=Finance");
  await expect(search(page)).toHaveValue("xero");
  await expect(names(page)).toHaveText(["Xero"]);
});

test("a row opens to its features, one at a time, and an address opens one", async ({
  page,
  show,
}) => {
  await show(all, "/integrations?open=xero");
  const open = page.locator("details[name=integration][open]");
  await expect(open.getByRole("heading", { level: 4 })).toHaveText("Xero");
  await expect(open.getByRole("list", { name: "Features" })).toBeInViewport();
  await page.getByRole("heading", { level: 4, name: "Stripe" }).click();
  await expect(page).toHaveURL(address("?open=stripe"));
  await expect(open.getByRole("heading", { level: 4 })).toHaveText("Stripe");
  await filter(page, "Finance").click();
  await expect(page).toHaveURL(address("?category=Finance"));
  await expect(open).toHaveCount(0);
  await filter(page, "All").click();
  await page.getByRole("heading", { level: 4, name: "Stripe" }).click();
  await expect(page).toHaveURL(address("?open=stripe"));
  await page.getByRole("heading", { level: 4, name: "Stripe" }).click();
  await expect(page).toHaveURL(address(""));
  await expect(open).toHaveCount(0);
});

test("a description that was searched can be read in the closed row", async ({ page, show }) => {
  await show(all, "/integrations?q=credit+notes");
  await expect(names(page)).toHaveText(["Stripe"]);
  const description = page.getByText(
    integrations.find(({ id }) => id === "stripe")?.description ?? "",
  );
  await expect(description).toBeVisible();
  await expect(description).toHaveCount(1);
});

test("Connect writes one line to the console, and makes no request", async ({ page, show }) => {
  await show(all, "/integrations");
  const lines: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("button", { name: "Connect to Salesforce" }).click();
  await expect.poll(() => lines).toEqual([expect.stringContaining("Salesforce")]);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(address(""));
});

test.describe("with a clock", () => {
  test.use({ hasClock: true });
  test.beforeEach(async ({ page, show }) => {
    await page.clock.install({ time: opened });
    await show(all, "/integrations");
    await page.clock.pauseAt(opened + 60_000);
  });

  test("a row that is opened before the address has followed what was typed leaves the text", async ({
    page,
  }) => {
    await search(page).fill("xero");
    await page.getByRole("heading", { level: 4, name: "Xero" }).click();
    await expect(page).toHaveURL(address("?open=xero"));
    await page.clock.runFor(300);
    await expect(page).toHaveURL(address("?open=xero&q=xero"));
    await expect(search(page)).toHaveValue("xero");
    await expect(names(page)).toHaveText(["Xero"]);
  });

  test("the count is told half a second after the last key", async ({ page }) => {
    const announced = page.getByRole("status");
    await search(page).fill("xero");
    await page.clock.runFor(400);
    await expect(announced).toHaveText("");
    await page.clock.runFor(200);
    await expect(announced).toHaveText("1 integration found");
    await search(page).fill("xerox");
    await page.clock.runFor(600);
    await expect(announced).toHaveText(nothingFound);
  });

  test("a tab that is opened while text is on its way to the address loses none of it", async ({
    page,
  }) => {
    await search(page).fill("xero");
    await tab(page, "Data").click();
    await expect(page).toHaveURL(address("?tab=data"));
    await expect(search(page)).toHaveValue("xero");
    await page.clock.runFor(400);
    await expect(page).toHaveURL(address("?tab=data&q=xero"));
    await expect(names(page)).toHaveText(["Xero"]);
  });
});

test("Back takes a choice back also when it comes before the choice has been rendered", async ({
  page,
  show,
}) => {
  await show(all, "/integrations?category=Finance");
  await expect(filter(page, "Finance")).toHaveAttribute("aria-pressed", "true");
  const release = await page.evaluateHandle(() => {
    const { postMessage } = MessagePort.prototype;
    const held: MessagePort[] = [];
    // React begins what isn't urgent with a message, which a busy machine brings late.
    MessagePort.prototype.postMessage = function hold() {
      held.push(this);
    };
    return () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const port of held) port.postMessage(null);
    };
  });
  await filter(page, "CRM & Sales").click();
  await expect(page).toHaveURL(address("?category=CRM+%26+Sales"));
  await page.goBack();
  await release.evaluate((bringThem) => bringThem());
  await expect(filter(page, "Finance")).toHaveAttribute("aria-pressed", "true");
});
