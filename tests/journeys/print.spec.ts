import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

for (const path of ["/privacy", "/terms", "/cookies"]) {
  test(`${path} prints its text alone, dark on white`, async ({ page }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await visit(page, path);
    for (const part of ["banner", "contentinfo"] as const)
      await expect(page.getByRole(part)).toBeHidden();
    await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("article")).toBeVisible();
    const colours = await page.evaluate(() => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
      };
      const { color } = getComputedStyle(document.body);
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return { text: luminance(color), ground: luminance(backgroundColor) };
    });
    expect(colours.text).toBeLessThan(0.2);
    expect(colours.ground).toBeCloseTo(1);
  });
}
