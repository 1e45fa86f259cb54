import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { holdScripts, untilAlive, visit } from "./support/visit.ts";

type Scheme = "light" | "dark";

const other = { light: "dark", dark: "light" } as const;
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

/** Opens the Theme popover, chooses, and closes it again. */
async function choose(page: Page, name: "System" | "Light" | "Dark"): Promise<void> {
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByText(name, { exact: true }).click();
  await expect(radio(page, name)).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(radio(page, name)).toBeHidden();
}

async function expectScheme(page: Page, scheme: Scheme): Promise<void> {
  await expect.poll(() => lightnessOfGround(page)).toBe(scheme);
}

/** Which scheme is drawn, by the colour under everything. */
function lightnessOfGround(page: Page): Promise<Scheme> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!canvas) throw new Error("There is no canvas to read a colour with.");
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 384 ? "light" : "dark";
  });
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));

for (const scheme of ["light", "dark"] as const) {
  test(`with no choice the page follows a ${scheme} system, and stores nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await visit(page, "/about");
    await expectScheme(page, scheme);
    await page.emulateMedia({ colorScheme: other[scheme] });
    await expectScheme(page, other[scheme]);
    await page.getByRole("button", { name: "Theme" }).click();
    await expect(radio(page, "System")).toBeChecked();
    expect(await stored(page)).toBeNull();
  });

  test(`the choice of ${scheme} wins over the system and stays for the next visit`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: other[scheme] });
    await visit(page, "/about");
    await choose(page, scheme === "light" ? "Light" : "Dark");
    await expectScheme(page, scheme);
    expect(await stored(page)).toBe(scheme);

    const release = await holdScripts(page);
    await page.reload();
    await expectScheme(page, scheme);
    await expect(page.locator("html"), "no script has arrived").not.toHaveAttribute("data-alive");
    release();
    await untilAlive(page);
    await expectScheme(page, scheme);
    await page.getByRole("button", { name: "Theme" }).click();
    await expect(radio(page, scheme === "light" ? "Light" : "Dark")).toBeChecked();
  });
}

test("System follows the system again", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/about");
  await choose(page, "Dark");
  await expectScheme(page, "dark");
  await choose(page, "System");
  await expectScheme(page, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectScheme(page, "dark");
  expect(await stored(page)).toBe("system");
  await page.reload();
  await untilAlive(page);
  await expectScheme(page, "dark");
});

for (const broken of ["purple", "", '"dark"']) {
  test(`a stored theme of '${broken}' counts as System`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.addInitScript((value) => localStorage.setItem("theme", value), broken);
    await visit(page, "/about");
    await expectScheme(page, "light");
    await page.getByRole("button", { name: "Theme" }).click();
    await expect(radio(page, "System")).toBeChecked();
  });
}

test("other tabs follow a choice at once, also when storage is cleared", async ({
  context,
  page,
}) => {
  const second = await context.newPage();
  for (const each of [page, second]) {
    await each.emulateMedia({ colorScheme: "light" });
    await visit(each, "/about");
  }
  await choose(page, "Dark");
  await expectScheme(second, "dark");
  await second.getByRole("button", { name: "Theme" }).click();
  await expect(radio(second, "Dark")).toBeChecked();
  await page.evaluate(() => localStorage.clear());
  await expectScheme(second, "light");
});

test("the Theme popover works by keyboard and gives the focus back", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/about");
  const button = page.getByRole("button", { name: "Theme" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(radio(page, "System")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expectScheme(page, "light");
  await page.keyboard.press("ArrowDown");
  await expectScheme(page, "dark");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("a choice holds while pages change", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/about");
  await choose(page, "Dark");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expectScheme(page, "dark");
});
