import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { holdScripts, plainPage, untilAlive } from "./support/visit.ts";

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
