import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { holdScripts, plainPage, untilAlive, visit } from "./support/visit.ts";

const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByText(name, { exact: true }).click();
  await expect(radio(page, name)).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(radio(page, name)).toBeHidden();
}

/** Which scheme is drawn, by the colour under everything. */
async function expectScheme(page: Page, scheme: "light" | "dark"): Promise<void> {
  const lightness = () => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    if (!pen) throw new Error("There is no canvas to read a colour with.");
    pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 384 ? "light" : "dark";
  };
  await expect.poll(() => page.evaluate(lightness)).toBe(scheme);
}

test("a choice holds on other pages, and before any script of the next visit; another text counts as none", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, plainPage);
  await choose(page, "Dark");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expectScheme(page, "dark");

  const release = await holdScripts(page);
  await page.reload();
  await expectScheme(page, "dark");
  await expect(page.locator("html"), "no script has arrived").not.toHaveAttribute("data-hydrated");
  release();
  await untilAlive(page);
  await expectScheme(page, "dark");
  await page.getByRole("button", { name: "Theme" }).click();
  await expect(radio(page, "Dark")).toBeChecked();

  await page.evaluate(() => localStorage.setItem("theme", "purple"));
  await page.reload();
  await expectScheme(page, "light");
  await untilAlive(page);
  await page.getByRole("button", { name: "Theme" }).click();
  await expect(radio(page, "System")).toBeChecked();
});

test("other tabs follow a choice at once, also when storage is cleared", async ({
  context,
  page,
}) => {
  const second = await context.newPage();
  for (const each of [page, second]) {
    await each.emulateMedia({ colorScheme: "light" });
    await visit(each, plainPage);
  }
  await choose(page, "Dark");
  await expectScheme(second, "dark");
  await second.getByRole("button", { name: "Theme" }).click();
  await expect(radio(second, "Dark")).toBeChecked();
  await page.evaluate(() => localStorage.clear());
  await expectScheme(second, "light");
});
