import type { Page } from "@playwright/test";
import { layOutEverything } from "./layout-steps.ts";
import { consentRecord, storeBefore } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

const strip = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const station = (page: Page, name: string) => strip(page).getByRole("link", { name, exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the strip stays at the top, and its filled station is the section that is being read", async ({
  page,
}) => {
  await visit(page, "/security");
  await expect(strip(page).locator("[aria-current]")).toHaveCount(0);
  for (const name of ["Standards", "Infrastructure", "Data location", "Standards"]) {
    await section(page, name).evaluate((part) => {
      scrollTo(0, part.getBoundingClientRect().top + scrollY - 100);
    });
    await expect(station(page, name)).toHaveAttribute("aria-current", "location");
    await expect(strip(page).locator("[aria-current]")).toHaveCount(1);
    expect((await strip(page).boundingBox())?.y).toBe(0);
  }
});

test("a station leads to its section, whose heading isn't covered, and the focus goes on from there", async ({
  page,
}) => {
  await storeBefore(page, JSON.stringify(consentRecord()));
  await visit(page, "/security");
  const wanted = section(page, "Sub-processors");
  await station(page, "Sub-processors").click();
  await expect(page).toHaveURL("/security#sub-processors");
  await expect(station(page, "Sub-processors")).toHaveAttribute("aria-current", "location");
  const below = await strip(page).evaluate((each) => each.getBoundingClientRect().bottom);
  const heading = wanted.getByRole("heading");
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(below);
  await expect(heading).toBeInViewport();
  // No control is in that section, so the next one is in the section after it.
  await page.keyboard.press("Tab");
  await expect(section(page, "Report a vulnerability").getByRole("link").first()).toBeFocused();
});

test("going back with the Tab key, no control is under the strip while it has the focus", async ({
  page,
}) => {
  await storeBefore(page, JSON.stringify(consentRecord()));
  await visit(page, "/security");
  await layOutEverything(page);
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

test("at the top of a page on a phone, the strip shows its first stations again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/security");
  await station(page, "Sub-processors").click();
  const start = () => strip(page).evaluate(({ scrollLeft }) => scrollLeft);
  await expect.poll(start).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(start).toBe(0);
});

test("without JavaScript the stations are links to the sections", async ({ noScriptPage }) => {
  await noScriptPage.goto("/security");
  await expect(strip(noScriptPage).locator("[aria-current]")).toHaveCount(0);
  await station(noScriptPage, "Standards").click();
  await expect(noScriptPage).toHaveURL("/security#standards");
  await expect(section(noScriptPage, "Standards").getByRole("heading").first()).toBeInViewport();
});

test("with forced colours the station of the section that is being read looks different", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await visit(page, "/security");
  const picture = () => station(page, "Standards").screenshot();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await section(page, "Standards").evaluate((part) => part.scrollIntoView());
    await expect(station(page, "Standards")).toHaveAttribute("aria-current", "location");
    const current = await picture();
    await section(page, "Infrastructure").evaluate((part) => part.scrollIntoView());
    await expect(station(page, "Infrastructure")).toHaveAttribute("aria-current", "location");
    expect((await picture()).equals(current)).toBe(false);
  }
});
