import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test("on a phone the strip scrolls sideways, and keeps the current station in view", async ({
  page,
}) => {
  await visit(page, "/security");
  const strip = page.getByRole("navigation", { name: "On this page" });
  const last = strip.getByRole("link").last();
  await expect(last).not.toBeInViewport();
  for (const name of ["Accessibility statement", "Standards"]) {
    const part = page.getByRole("region", { name, exact: true });
    await part.evaluate((each) => {
      scrollTo(0, each.getBoundingClientRect().top + scrollY - 100);
    });
    const current = strip.locator("[aria-current]");
    await expect(current).toHaveAttribute("href", `#${await part.getAttribute("id")}`);
    await expect(current).toBeInViewport({ ratio: 1 });
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
