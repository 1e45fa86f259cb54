import { control, field, options, palette, searchFor } from "./search-steps.ts";
import { action } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { changePage, plainPage, requestOneMore, visit, watchRequests } from "./support/visit.ts";

test("a visitor who saves data fetches no page before opening it; the search is loaded when somebody reaches for its box, and opens from it and by shortcut", async ({
  page,
}) => {
  const asked = watchRequests(page);
  await visit(page, plainPage);
  // Once the banner's code is there, a page fetches others by itself.
  await action(page, "Essential Only").waitFor();
  await page.waitForLoadState("networkidle");
  await sideNavigation(page).getByRole("link", { name: "Platform" }).hover();
  await requestOneMore(page);
  expect(asked.filter((path) => /\/assets\/platform-/.test(path))).toEqual([]);
  const ofSearch = () => asked.filter((path) => /palette|search-index/.test(path));
  expect(ofSearch(), "before anyone reaches for it").toEqual([]);
  await control(page).hover();
  await expect.poll(ofSearch).toContain("/search-index.json");
  await control(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  await page.keyboard.press("Meta+k");
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(plainPage);
});

test("the keyboard loads the search as the pointer does; text typed until it has come is in its field; a result opens in a new tab or leads to its place; Back leaves the search", async ({
  page,
  context,
}) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const code = "**/assets/palette-*.js";
  await page.route(code, async (route) => {
    await arrived;
    await route.fallback();
  });
  await visit(page, "/support");
  const requested = page.waitForRequest(code);
  await control(page).focus();
  await requested;
  const subject = page.getByRole("textbox", { name: /^Subject/ });
  for (const goOn of [() => page.keyboard.press("Escape"), () => subject.click()]) {
    await subject.fill("");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("given up");
    await goOn();
    await page.keyboard.type("Cannot log in");
    await expect(subject).toHaveValue("Cannot log in");
  }
  const email = page.getByRole("textbox", { name: /^Email/ }).first();
  await email.focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("pric");
  // It would send the form that has the focus.
  await page.keyboard.press("Enter");
  arrive();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("ing");
  await expect(field(page)).toHaveValue("pricing");
  await expect(options(page).first()).toContainText("Pricing");
  await expect(email).toHaveValue("");

  for (const shortcut of ["Control+Enter", "Meta+Enter"]) {
    const opened = context.waitForEvent("page");
    await page.keyboard.press(shortcut);
    const tab = await opened;
    await expect(tab).toHaveURL("/pricing");
    await tab.close();
    await page.bringToFront();
    await expect(palette(page)).toBeVisible();
    await expect(page).toHaveURL("/support");
  }

  await test.step("a question opens with the focus on it, a heading is focused, a section and a server are shown", async () => {
    await searchFor(page, "how do I cancel");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/resources#cancel");
    await expect(page.locator("#cancel")).toBeVisible();
    await expect(page.locator("summary:focus")).toHaveText(/cancel/);

    await searchFor(page, "worker contract");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/docs/worker-contract");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await searchFor(page, "governing law");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/terms#section-19");
    await expect(page.locator("#section-19")).toBeInViewport();
    await expect(page.locator("#section-19")).toBeFocused();

    await searchFor(page, "playwright");
    await options(page).first().click();
    await expect(page).toHaveURL("/mcp-registry?q=Playwright#filters");
    await expect(page.getByRole("heading", { level: 3, name: "Playwright" })).toBeInViewport();
  });

  await test.step("the page that is shown is shown from its top", async () => {
    await page.evaluate(() => scrollTo(0, 500));
    await searchFor(page, "MCP registry");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/mcp-registry");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/mcp-registry?q=Playwright#filters");
    await expect(page.getByLabel("Search servers")).toHaveValue("Playwright");
  });

  await test.step("Back, and the way round it when nothing is found", async () => {
    await searchFor(page, "news");
    await page.goBack();
    await expect(page).toHaveURL("/terms#section-19");
    await expect(palette(page)).toBeHidden();
    await page.keyboard.press("Control+k");
    await field(page).fill("zzzzzz");
    await palette(page).getByRole("link", { name: "questions and answers" }).click();
    await expect(page).toHaveURL("/resources");
    await expect(palette(page)).toBeHidden();
  });

  await test.step("on the same page the focus goes to the row that it opens", async () => {
    const accruals = page.getByRole("heading", { name: "Month-end accruals" });
    await changePage(page, "/workflows");
    await searchFor(page, "month-end accruals");
    await page.keyboard.press("Enter");
    await expect(page.locator("summary:focus").filter({ has: accruals })).toBeInViewport();
  });
});

test.describe("when it cannot be loaded", () => {
  test.use({ allowed: [/search-index|palette|ERR_FAILED|Failed to load|Failed to fetch/] });

  test("without its code there is a notice, and the box is a link again", async ({ page }) => {
    await page.route("**/assets/palette-*.js", (route) => route.abort());
    await visit(page, plainPage);
    await control(page).click();
    await expect(page.getByText("The search could not be loaded").first()).toBeVisible();
    await expect(page).toHaveURL(plainPage);
    await control(page).click();
    await expect(page).toHaveURL("/resources");
  });
});
