import { expect } from "vitest";
import type { Journey } from "../journey.ts";
import { look } from "../look.ts";
import type { Page } from "../page.ts";
import { like, type Target } from "../target.ts";
import { footer } from "./frame.ts";

const banner: Target = { role: "region", name: "Cookies on this site" };
const action = (name: string): Target => ({ role: "button", name, within: banner });
const category = (name: string): Target => ({
  role: "switch",
  name: like(new RegExp(`^${name}`)),
  within: banner,
});
const settings: Target = { role: "button", name: "Cookie settings", within: footer };

type Stored = { preferences: Record<string, boolean>; consentMethod: string };

const stored = (page: Page): Promise<Stored | null> =>
  page.run(() => JSON.parse(localStorage.getItem("cookie-consent") ?? "null"));

const asked = async (page: Page): Promise<void> => {
  await page.visit("/about");
  await page.reach(action("Accept All"));
};

/** The consent banner, through all its transitions. */
export const consent: readonly Journey[] = [
  ...["Accept All", "Essential Only"].map(
    (name): Journey => ({
      title: `the banner appears, and ${name} stores the choice and closes it`,
      answered: false,
      travel: async (page) => {
        await asked(page);
        await look(page);
        await page.click(action(name));
        await page.gone(banner);
        const all = name === "Accept All";
        expect(await stored(page)).toMatchObject({
          preferences: { essential: true, analytics: all, functional: all, marketing: all },
          consentMethod: "banner",
        });
      },
    }),
  ),
  {
    title: "Customize shows the switches, Back returns, and Save stores what is switched on",
    answered: false,
    travel: async (page) => {
      await asked(page);
      await page.click(action("Customize"));
      for (const name of ["Essential", "Analytics", "Functional", "Marketing"]) {
        await page.seeThat(
          category(name),
          "there",
          ({ checked }) => checked === (name === "Essential"),
        );
      }
      await page.reach(action("Save My Preferences"));
      await look(page);
      await page.click(action("Back"));
      await page.reach(action("Accept All"));
      await page.click(action("Customize"));
      await page.click(category("Functional"));
      await page.seeThat(category("Functional"), "switched on", ({ checked }) => checked);
      await page.click(action("Save My Preferences"));
      await page.gone(banner);
      expect(await stored(page)).toMatchObject({
        preferences: { essential: true, analytics: false, functional: true, marketing: false },
        consentMethod: "settings",
      });
    },
  },
  {
    title: "closing the banner stores nothing, and the footer opens it again",
    answered: false,
    travel: async (page) => {
      await asked(page);
      await page.click(action("Close without choosing"));
      await page.gone(banner);
      expect(await stored(page)).toBeNull();
      await page.click(settings);
      await page.reach(category("Analytics"));
      await look(page);
      await page.click(action("Close without choosing"));
      await page.gone(banner);
      await page.focused(settings);
    },
  },
];
