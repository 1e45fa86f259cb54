import type { Page } from "@playwright/test";
import { quickAccess } from "#content/navigation.ts";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { holdScripts, untilAlive, visit } from "./support/visit.ts";

const quickLink = (page: Page, title: string) =>
  sideNavigation(page).getByRole("link", { name: title, exact: true });

for (const { title, href, description } of quickAccess.links) {
  test(`Quick Access asks before it leaves for ${title}`, async ({ context, page }) => {
    await visit(page, "/about");
    await quickLink(page, title).click();

    const dialog = page.getByRole("dialog", { name: `Navigate to ${title}?`, exact: true });
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(description);
    await expect(dialog.getByText(description)).toBeVisible();
    await expect(dialog.getByText(href, { exact: true })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
    const leave = dialog.getByRole("link", { name: "Open in New Tab" });
    await expect(leave).toHaveAttribute("href", href);
    await expect(leave).toHaveAttribute("target", "_blank");
    await expect(leave).toHaveAttribute("rel", "noopener noreferrer");
    expect(context.pages(), "no tab was opened yet").toHaveLength(1);
  });
}

test("'Open in New Tab' opens a tab without access to this one, and closes the dialog", async ({
  context,
  page,
}) => {
  await visit(page, "/about");
  await quickLink(page, "Community").click();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Open in New Tab" }).click();

  const tab = await opened;
  await expect(tab).toHaveURL("https://community.yno.example");
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/about");
});

for (const way of ["Cancel", "Escape"]) {
  test(`${way} closes the Quick Access dialog and gives the focus back`, async ({
    context,
    page,
  }) => {
    await visit(page, "/about");
    await quickLink(page, "Status").focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Navigate to Status?" });
    await expect(dialog).toBeVisible();
    if (way === "Escape") await page.keyboard.press("Escape");
    else await dialog.getByRole("button", { name: way }).click();

    await expect(dialog).toBeHidden();
    await expect(quickLink(page, "Status")).toBeFocused();
    expect(context.pages()).toHaveLength(1);
  });
}

test("the Quick Access dialog keeps the focus inside and opens again for another link", async ({
  page,
}) => {
  await visit(page, "/about");
  await quickLink(page, "Status").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (const step of [1, 2, 3, 4]) {
    const inside = await dialog.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(inside, `after ${step} steps`).toBe(true);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Escape");
  await quickLink(page, "Code").click();
  await expect(page.getByRole("dialog", { name: "Navigate to Code?" })).toBeVisible();
});

test("a click on Quick Access that comes before the script still asks first", async ({
  context,
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/about");
  await quickLink(page, "Status").click();
  await expect(page.locator("html")).not.toHaveAttribute("data-alive");
  release();
  await untilAlive(page);
  await expect(page.getByRole("dialog", { name: "Navigate to Status?" })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test("without JavaScript a Quick Access link opens its new tab at once", async ({ plain }) => {
  await plain.goto("/about");
  const opened = plain.waitForEvent("popup");
  await quickLink(plain, "YNO AI").click();
  await expect(await opened).toHaveURL("https://app.yno.example");
});
