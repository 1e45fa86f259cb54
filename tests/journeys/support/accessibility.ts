import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** The rules whose answer depends on the colour scheme. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** Expects that axe finds nothing on the page as it stands, in the light and in the dark scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  // One document without frames: the older way to run axe needs no page of its own for the sum.
  const axe = () => new AxeBuilder({ page }).setLegacyMode(true);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await axe().analyze();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await axe().withRules(rulesOfColour).analyze();

  const found = [...light.violations, ...dark.violations].map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`),
  }));
  expect(found, "what axe finds").toEqual([]);
}
