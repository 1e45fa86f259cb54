import type { Page } from "@playwright/test";
import { pages } from "#content/collections/pages.ts";
import { searchFor } from "./search-steps.ts";
import { action, banner, blockStorage, category } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { changeAddress, changePage, visit } from "./support/visit.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Pages that are loaded, and to which a link leads from there: one of every kind. */
const kinds = [
  { loaded: "/", linked: ["/platform", "/docs/mcp"] },
  { loaded: "/mcp-registry", linked: ["/terms", "/login"] },
  { loaded: "/no-such-page", linked: [] },
];

test("every kind of page works where storage and cookies throw, and what is chosen applies until it is left", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await blockStorage(page);
  await page.addInitScript(() => {
    addEventListener("cookieConsentUpdated", () => Object.assign(window, { told: true }));
  });
  for (const { loaded, linked } of kinds) {
    await visit(page, loaded);
    await expect(heading(page)).toBeVisible();
    for (const path of linked) await changePage(page, path);
  }
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press("Control+b");
  await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByText("Dark", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.keyboard.press("Escape");
  await action(page, "Customize").click();
  await category(page, "Functional").click();
  await action(page, "Save My Preferences").click();
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate("told")).toBe(true);

  await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
  await expect(heading(page)).toHaveText("Platform Documentation");
  await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await searchFor(page, "pricing");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/pricing");
});

/** What a view makes of a wrong value in its address is tested with the view. */
const malformed = `/mcp-registry?q=${"x".repeat(5000)}&%E0%A4%A#%E0%A4%A`;

test("an address that is malformed or too long is answered with its page, whose links lead on, also one with a malformed part", async ({
  page,
}) => {
  const response = await visit(page, malformed);
  const record = pages.find(({ path }) => path === "/mcp-registry");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(record?.title ?? "");
  await expect(heading(page)).toHaveAccessibleName(record?.heading ?? "");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(heading(page)).toHaveText("Careers");
  await changeAddress(page, "/platform#%E0%A4%A");
  await expect(heading(page)).toHaveText("Platform");
  await expect(heading(page)).toBeFocused();
  await changeAddress(page, "/terms#'%22]:not(*)");
  await expect(heading(page)).toHaveText("Terms of Service");
  await expect(heading(page)).toBeFocused();
});
