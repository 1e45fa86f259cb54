import { expect } from "vitest";
import { bothWidths, journey } from "../journey.ts";
import type { Page } from "../page.ts";

const banner = 'region "Cookies on this site"';
const action = (name: string) => `${banner} >> button "${name}"`;
const category = (name: string) => `${banner} >> switch /^${name}/`;
const settings = 'contentinfo >> button "Cookie settings"';
const asked = { ...bothWidths, answered: false };

/** What was chosen, or null. */
async function stored(page: Page): Promise<unknown> {
  const record = await page.run(() => JSON.parse(localStorage.getItem("cookie-consent") ?? "{}"));
  return record.preferences && { ...record.preferences, by: record.consentMethod };
}

/** The consent banner, through all its transitions. */
export const consent = [
  ...["Accept All", "Essential Only"].map((name) =>
    journey(
      `the banner appears, and ${name} stores the choice and closes it`,
      async (page) => {
        await page.go(`visit /about; reach ${action("Accept All")}; look
          click ${action(name)}; gone ${banner}`);
        const all = name === "Accept All";
        const choice = { essential: true, analytics: all, functional: all, marketing: all };
        expect(await stored(page)).toEqual({ ...choice, by: "banner" });
      },
      asked,
    ),
  ),
  journey(
    "Customize shows the switches, Back returns, and Save stores what is switched on",
    async (page) => {
      await page.go(`visit /about; click ${action("Customize")}
        see ${category("Essential")} >> is=chosen; see ${category("Analytics")} >> not=chosen
        see ${category("Functional")} >> not=chosen; see ${category("Marketing")} >> not=chosen
        reach ${action("Save My Preferences")}; look
        click ${action("Back")}; reach ${action("Accept All")}; click ${action("Customize")}
        click ${category("Functional")}; see ${category("Functional")} >> is=chosen
        click ${action("Save My Preferences")}; gone ${banner}`);
      const choice = { essential: true, analytics: false, functional: true, marketing: false };
      expect(await stored(page)).toEqual({ ...choice, by: "settings" });
    },
    asked,
  ),
  journey(
    "closing the banner stores nothing, and the footer opens it again",
    async (page) => {
      const close = `click ${action("Close without choosing")}; gone ${banner}`;
      await page.go(`visit /about; ${close}`);
      expect(await stored(page)).toBeUndefined();
      await page.go(`click ${settings}; reach ${category("Analytics")}; look
        ${close}; focused ${settings}`);
    },
    asked,
  ),
];
