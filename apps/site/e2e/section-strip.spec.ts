import type { Page } from "@playwright/test";
import { answerBefore } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

const strip = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const station = (page: Page, name: string) => strip(page).getByRole("link", { name, exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const current = (page: Page, name: string) =>
  expect(station(page, name)).toHaveAttribute("aria-current", "location");

test("the strip stays at the top, its filled station is the section that is being read, and it leads to each", async ({
  page,
}) => {
  await answerBefore(page);
  await visit(page, "/security");
  await expect(strip(page).locator("[aria-current]")).toHaveCount(0);
  for (const name of ["Standards", "Infrastructure", "Data location", "Standards"]) {
    await section(page, name).evaluate((part) => {
      scrollTo(0, part.getBoundingClientRect().top + scrollY - 100);
    });
    await current(page, name);
    await expect(strip(page).locator("[aria-current]")).toHaveCount(1);
    expect((await strip(page).boundingBox())?.y).toBe(0);
  }

  await test.step("a station's section has an uncovered heading, and the focus goes on there", async () => {
    const wanted = section(page, "Sub-processors");
    await station(page, "Sub-processors").click();
    await expect(page).toHaveURL("/security#sub-processors");
    await current(page, "Sub-processors");
    const below = await strip(page).evaluate((each) => each.getBoundingClientRect().bottom);
    const heading = wanted.getByRole("heading");
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(below);
    await expect(heading).toBeInViewport();
    // No control is in that section, so the next one is in the section after it.
    await page.keyboard.press("Tab");
    await expect(
      section(page, "Answers for security reviews").getByRole("link").first(),
    ).toBeFocused();
  });

  await test.step("going back with the Tab key, no control is under the strip", async () => {
    await page.getByRole("button", { name: "Contact Security Team" }).focus();
    const first = section(page, "Data processing agreement").getByRole("link").first();
    for (;;) {
      await page.keyboard.press("Shift+Tab");
      const { top, below } = await page.evaluate(() => ({
        top: document.activeElement?.getBoundingClientRect().top ?? 0,
        below: document.querySelector(".strip")?.getBoundingClientRect().bottom ?? 0,
      }));
      expect(top).toBeGreaterThanOrEqual(below);
      if (await first.evaluate((each) => each === document.activeElement)) break;
    }
  });

  await test.step("with forced colours the current station looks different", async () => {
    const picture = () => station(page, "Standards").screenshot();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: "active", reducedMotion: "reduce" });
      const pictures: Buffer[] = [];
      for (const name of ["Standards", "Infrastructure"]) {
        await section(page, name).evaluate((part) => part.scrollIntoView());
        await current(page, name);
        pictures.push(await picture());
      }
      expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(false);
    }
  });

  await test.step("on a phone the current station is in view, and at the top of the page the first are again", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // A click would first scroll the page to where the strip is without being sticky.
    await section(page, "Sub-processors").evaluate((part) => part.scrollIntoView());
    await current(page, "Sub-processors");
    await expect(station(page, "Sub-processors")).toBeInViewport({ ratio: 1 });
    const start = () => strip(page).evaluate(({ scrollLeft }) => scrollLeft);
    await expect.poll(start).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(start).toBe(0);
  });

  await test.step("and each station that the keyboard reaches is shown whole", async () => {
    const links = strip(page).getByRole("link");
    await links.last().focus();
    for (let index = (await links.count()) - 1; index >= 0; index--) {
      await expect(links.nth(index)).toBeFocused();
      await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Shift+Tab");
    }
  });

  await test.step("it isn't shown until all of it has arrived, because its stations share the width", async () => {
    await expect(strip(page)).toBeVisible();
    // As if the parser had reached the strip, and nothing behind it.
    await page.locator(".strip ~ *").evaluateAll((after) => {
      for (const each of after) each.remove();
    });
    await expect(page.locator(".strip")).toBeHidden();
  });
});
