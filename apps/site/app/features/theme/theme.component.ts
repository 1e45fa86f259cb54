import type { Page } from "@playwright/test";
import { expectScheme, themeChoice } from "#e2e/support/theme.ts";
import { expect, test } from "#tests/gallery/component.ts";

const example = "features/theme/theme: the menu of the header";
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));

test("without a choice the page follows the system, and stores nothing", async ({ page, show }) => {
  await show(example);
  for (const scheme of ["dark", "light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expectScheme(page, scheme);
  }
  await page.getByRole("button", { name: "Theme" }).click();
  await expect(themeChoice(page, "System")).toBeChecked();
  expect(await stored(page)).toBeNull();
});

for (const name of ["the menu of the header", "the choice in the sheet"]) {
  test(`in ${name} Light and Dark win over the system, and System follows it again`, async ({
    page,
    show,
  }) => {
    await show(`features/theme/theme: ${name}`);
    if (name === "the menu of the header") {
      await page.getByRole("button", { name: "Theme" }).click();
    }
    await page.emulateMedia({ colorScheme: "light" });
    await page.getByText("Dark", { exact: true }).click();
    await expectScheme(page, "dark");
    expect(await stored(page)).toBe("dark");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByText("Light", { exact: true }).click();
    await expectScheme(page, "light");
    expect(await stored(page)).toBe("light");
    await page.getByText("System", { exact: true }).click();
    await expectScheme(page, "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expectScheme(page, "light");
    expect(await stored(page)).toBe("system");
  });
}

test("the Theme popover works by keyboard and gives the focus back", async ({ page, show }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await show(example);
  const button = page.getByRole("button", { name: "Theme" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(themeChoice(page, "System")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expectScheme(page, "light");
  await page.keyboard.press("ArrowDown");
  await expectScheme(page, "dark");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(themeChoice(page, "Dark")).toBeHidden();
});

test("a page that Back shows again has the theme that was chosen meanwhile", async ({
  page,
  show,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await show(example);
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expectScheme(page, "dark");
});
