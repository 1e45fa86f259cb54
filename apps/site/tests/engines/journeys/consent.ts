import { expect } from "vitest";
import { journey } from "../journey.ts";
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

const refused = { essential: true, analytics: false, functional: false, marketing: false };

/** The consent banner, through all its transitions. */
export const consent = [
  journey(
    "/enterprise",
    "the banner stores nothing when it's closed, and what is switched on when it's saved",
    async (page) => {
      await page.reach(action("Accept All"));
      await page.look("desktop", "phone");
      await page.click(action("Customize"));
      await page.see(category("Essential").is("chosen"));
      for (const name of ["Analytics", "Functional", "Marketing"]) {
        await page.see(category(name).not("chosen"));
      }
      await page.reach(action("Save My Preferences"));
      await page.look("desktop", "phone");
      await page.click(action("Back"));
      await page.reach(action("Accept All"));
      await page.click(close);
      await page.gone(banner);
      await page.see(role("main").is("focused"));
      expect(await stored(page)).toBeUndefined();

      await page.click(settings);
      await page.reach(category("Analytics"));
      await page.click(close);
      await page.gone(banner);
      await page.see(settings.is("focused"));

      await page.click(settings);
      await page.click(category("Functional"));
      await page.see(category("Functional").is("chosen"));
      await page.click(action("Save My Preferences"));
      await page.gone(banner);
      expect(await stored(page)).toEqual({ ...refused, functional: true, by: "settings" });
    },
    { answered: false },
  ),
  journey(
    "/cookies",
    "the banner shows its switches on a phone, and Essential Only stores the choice and closes it",
    async (page) => {
      await page.click(action("Customize"));
      await page.click(category("Functional"));
      await page.see(category("Functional").is("chosen"));
      await page.click(action("Back"));
      await page.click(action("Essential Only"));
      await page.gone(banner);
      expect(await stored(page)).toEqual({ ...refused, by: "banner" });
    },
    { width: "phone", answered: false },
  ),
];
