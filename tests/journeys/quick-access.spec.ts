import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { openGroups, sideNavigation } from "./support/side-navigation.ts";
import { holdScripts, plainPage, untilAlive, visit } from "./support/visit.ts";

const quickLink = (page: Page, title: string) =>
  sideNavigation(page).getByRole("link", { name: title, exact: true });

test("'Open in New Tab' opens a tab without access to this one, also after a click before the script", async ({
  context,
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(plainPage);
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

test("without JavaScript the groups are open as with it, no control would do nothing, and links open at once", async ({
  page,
  noScriptPage,
}) => {
  await visit(page, "/docs/mcp");
  await noScriptPage.goto("/docs/mcp");
  expect(await openGroups(noScriptPage)).toEqual(await openGroups(page));
  await expect(noScriptPage.locator("button:not(main *)").filter({ visible: true })).toHaveCount(0);
  await expect(
    noScriptPage.getByRole("contentinfo").getByRole("link", { name: "Login" }),
  ).toBeVisible();
  await expect(noScriptPage.getByText("Ctrl K").first()).toBeHidden();
  await noScriptPage
    .getByRole("banner")
    .getByRole("link", { name: "Search the site" })
    .filter({ visible: true })
    .click();
  await expect(noScriptPage).toHaveURL("/resources");
  const opened = noScriptPage.waitForEvent("popup");
  await quickLink(noScriptPage, "YNO AI").click();
  await expect(await opened).toHaveURL("https://app.yno.example");
});
