import { expect } from "vitest";
import { bothWidths, journey } from "../journey.ts";
import type { Page } from "../page.ts";
import { role } from "../target.ts";

const banner = role("region", "Cookies on this site");
const action = (name: string) => banner.role("button", name);
const category = (name: string) => banner.role("switch", new RegExp(`^${name}`));
const close = action("Close without choosing");
const settings = role("contentinfo").role("button", "Cookie settings");

/** What was chosen, or undefined. */
async function stored(page: Page): Promise<unknown> {
  const record = await page.run(() => JSON.parse(localStorage.getItem("cookie-consent") ?? "{}"));
  return record.preferences && { ...record.preferences, by: record.consentMethod };
}

/** The consent banner, through all its transitions. */
export const consent = [
  ...(
    [
      ["Accept All", "desktop"],
      ["Essential Only", "phone"],
    ] as const
  ).map(([name, width]) =>
    journey(
      `the banner appears, and ${name} stores the choice and closes it`,
      async (page) => {
        await page.visit("/about");
        await page.reach(action("Accept All"));
        await page.look();
        await page.click(action(name));
        await page.gone(banner);
        const all = name === "Accept All";
        const choice = { essential: true, analytics: all, functional: all, marketing: all };
        expect(await stored(page)).toEqual({ ...choice, by: "banner" });
      },
      { widths: [width], answered: false },
    ),
  ),
  journey(
    "Customize shows the switches, Back returns, and Save stores what is switched on",
    async (page) => {
      await page.visit("/about");
      await page.click(action("Customize"));
      await page.see(category("Essential").is("chosen"));
      for (const name of ["Analytics", "Functional", "Marketing"]) {
        await page.see(category(name).not("chosen"));
      }
      await page.reach(action("Save My Preferences"));
      await page.look();
      await page.click(action("Back"));
      await page.reach(action("Accept All"));
      await page.click(action("Customize"));
      await page.click(category("Functional"));
      await page.see(category("Functional").is("chosen"));
      await page.click(action("Save My Preferences"));
      await page.gone(banner);
      const choice = { essential: true, analytics: false, functional: true, marketing: false };
      expect(await stored(page)).toEqual({ ...choice, by: "settings" });
    },
    { ...bothWidths, answered: false },
  ),
  journey(
    "closing the banner stores nothing, and the footer opens it again",
    async (page) => {
      await page.visit("/about");
      await page.click(close);
      await page.gone(banner);
      expect(await stored(page)).toBeUndefined();
      await page.click(settings);
      await page.reach(category("Analytics"));
      await page.look();
      await page.click(close);
      await page.gone(banner);
      await page.see(settings.is("focused"));
    },
    { answered: false },
  ),
];
