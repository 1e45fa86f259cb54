import type { Page } from "@playwright/test";
import { answerBefore } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { visit, watchRequests } from "./support/visit.ts";

const field = (page: Page) => page.getByLabel("Search servers");
const combobox = (page: Page) => page.getByRole("combobox", { name: "Search servers" });
const panel = (page: Page) => page.getByRole("dialog");

test("the panel and the suggestions' library are fetched when a visitor reaches for them, and the strip leads to the categories that were found", async ({
  page,
}) => {
  await answerBefore(page);
  const late =
    /\/assets\/(?:server-panel|kit-section|mcp-server-details|mcp-registry-panel|policy-proof)-/;
  const fetched = watchRequests(page);
  await visit(page, "/mcp-registry");
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((path) => late.test(path))).toEqual([]);
  const byLibrary = combobox(page).and(page.locator("[aria-autocomplete]"));
  await expect(
    combobox(page),
    "a role that changes under the focus makes it a new field",
  ).toHaveCount(1);
  await expect(byLibrary).toHaveCount(0);
  await field(page).focus();
  await expect(byLibrary).toBeAttached();
  const details = page.waitForRequest(/mcp-server-details/);
  await page.getByRole("button", { name: "Install" }).first().hover();
  await details;

  await test.step("a station leads to its category; a strip of one isn't shown", async () => {
    const strip = page.getByRole("navigation", { name: "On this page" });
    const station = (name: string) => strip.getByRole("link", { name, exact: true });
    await station("Finance").click();
    await expect(page.getByRole("heading", { name: "Stripe", exact: true })).toBeInViewport();
    await expect(station("Finance")).toHaveAttribute("aria-current", "location");
    expect((await strip.boundingBox())?.y).toBe(0);

    await field(page).fill("api");
    await expect(station("Entertainment")).toHaveCount(0);
    await station("Data & APIs").click();
    await expect(station("Data & APIs")).toHaveAttribute("aria-current", "location");
    const categories = page.getByRole("group", { name: "Categories" });
    await categories.getByRole("button", { name: "Productivity" }).click();
    await expect(strip).toHaveCount(0);
  });
});

test("a panel that can't be loaded shows a message, doesn't open later, and opens when it's tried again; suggestions can be clicked when their library doesn't come", async ({
  page,
  complaints,
}) => {
  await page.route(/mcp-server-details/, (route) => route.abort("connectionfailed"));
  await visit(page, "/mcp-registry?q=freshdesk");
  const button = page.getByRole("button", { name: "Documentation" });
  await button.click();
  await expect(page.getByText("The panel could not be loaded").first()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  complaints.length = 0;

  await page.unroute(/mcp-server-details/);
  await page.mouse.move(0, 0);
  const details = page.waitForResponse(/mcp-server-details/);
  await button.hover();
  await details;
  await expect(page.locator("dialog.dialog-side")).toBeAttached();
  await expect(panel(page)).toBeHidden();
  await button.click();
  await expect(panel(page)).toBeVisible();

  await page.keyboard.press("Escape");
  await page.route("**/assets/*.js", (route) =>
    route.request().url().includes("/suggestion-list-") ? route.continue() : route.abort(),
  );
  await field(page).fill("goog");
  const suggestions = page.getByRole("listbox", { name: "Suggestions" });
  await suggestions.getByRole("option").first().click();
  await expect(suggestions).toBeHidden();
  await expect(field(page)).not.toHaveValue("goog");
  complaints.length = 0;
});

test("a kit is in its address, is opened by its link, and is still there after another page", async ({
  page,
}) => {
  await answerBefore(page);
  await visit(page, "/mcp-registry?kit=xero");
  const kit = page.getByRole("complementary", { name: /^Your kit/ });
  await expect(kit.getByRole("tabpanel").first()).toContainText("@xeroapi/xero-mcp-server@");
  const card = page.locator(".server", {
    has: page.getByRole("heading", { name: "Git", exact: true }),
  });
  await card.getByRole("button", { name: "Add to kit" }).click();
  await expect(page).toHaveURL("/mcp-registry?kit=xero%2Cgit");

  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Platform" })
    .click();
  await expect(page).toHaveURL("/platform");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "MCP Registry" })
    .click();
  await expect(kit).toHaveAccessibleName("Your kit 2 servers");
  await expect(page).toHaveURL("/mcp-registry?kit=xero%2Cgit");

  const downloading = page.waitForEvent("download");
  await kit.getByRole("tab", { name: "VS Code" }).first().click();
  await kit.getByRole("button", { name: "Download" }).first().click();
  expect((await downloading).suggestedFilename()).toBe("mcp.json");
  await kit.getByRole("button", { name: "Compare" }).click();
  const comparison = page.getByRole("region", { name: "Compare 2 servers" });
  await expect(comparison.getByRole("heading")).toBeFocused();
  await page.goBack();
  await expect(comparison).toHaveCount(0);
});
