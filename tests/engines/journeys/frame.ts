import { expect } from "vitest";
import type { Journey } from "../journey.ts";
import { look } from "../look.ts";
import { like, type Target } from "../target.ts";

export const heading: Target = { role: "heading", css: "h1" };
export const footer: Target = { role: "contentinfo" };
const header: Target = { role: "banner" };
const sidebar: Target = { role: "navigation", name: "Main" };
const menu: Target = { role: "button", name: "Menu" };
const sheet: Target = { role: "dialog", name: "Menu" };

/** Which scheme is drawn, by the colour under everything. */
function groundIsDark(): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("There is no canvas to read a colour with.");
  pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return red + green + blue < 384;
}

/** Around every page: the sidebar, the menu of phones, the theme, page changes. */
export const frame: readonly Journey[] = [
  {
    title: "the sidebar collapses and expands, by button and by shortcut",
    only: "desktop",
    travel: async (page) => {
      const width = async () => (await page.see({ css: ".site-sidebar" })).box.width;
      await page.visit("/about");
      expect(await width()).toBe(16 * 16);
      await page.click({ role: "button", name: "Collapse sidebar" });
      await page.until("a narrow sidebar", async () => (await width()) === 3 * 16);
      await look(page);
      await page.focused({ role: "button", name: "Expand sidebar" });
      await page.press("Control", "b");
      await page.until("a wide sidebar", async () => (await width()) === 16 * 16);
    },
  },
  {
    title: "groups of the sidebar open and close, and a link leads to its page",
    only: "desktop",
    travel: async (page) => {
      await page.visit("/");
      const terms: Target = { role: "link", name: "Terms", within: sidebar };
      await page.gone(terms);
      await page.click({ text: "Legal", within: sidebar });
      await page.click({ text: "Product", within: sidebar });
      await page.gone({ role: "link", name: "Platform", within: sidebar });
      await page.click(terms);
      await page.at("/terms");
      await page.focused(heading);
      const { box, text } = await page.see(heading);
      expect(text).toBe("Terms of Service");
      expect(box.width, "width of the focused heading").toBeGreaterThan(200);
    },
  },
  {
    title: "the menu of phones opens a sheet that closes by key and by button, and leads to pages",
    only: "phone",
    travel: async (page) => {
      await page.visit("/about");
      await page.click(menu);
      const { box } = await page.reach(sheet);
      expect(box.width).toBe(18 * 16);
      await look(page);
      await page.press("Escape");
      await page.gone(sheet);
      await page.focused(menu);
      await page.click(menu);
      await page.click({ role: "button", name: "Close menu" });
      await page.gone(sheet);
      await page.click(menu);
      await page.click({ text: "Legal", within: sheet });
      await page.click({ role: "link", name: "Terms", within: sheet });
      await page.at("/terms");
      await page.gone(sheet);
      await page.focused(heading);
    },
  },
  {
    title: "the skip link is the first stop of the Tab key and leads to the content",
    only: "desktop",
    travel: async (page) => {
      await page.visit("/about");
      await page.press("Tab");
      await page.focused({ role: "link", name: "Skip to content" });
      await page.press("Enter");
      await page.focused({ role: "main" });
    },
  },
  {
    title: "the theme is chosen and holds on the next page",
    travel: async (page, width) => {
      await page.visit("/about");
      expect(await page.run(groundIsDark)).toBe(false);
      if (width === "phone") await page.click(menu);
      else await page.click({ role: "button", name: "Theme" });
      const place = width === "phone" ? { within: sheet } : {};
      await page.seeThat(
        { role: "radio", name: "System", ...place },
        "chosen",
        ({ checked }) => checked,
      );
      await page.click({ text: "Dark", css: "label", ...place });
      await page.until("a dark page", () => page.run(groundIsDark));
      await look(page);
      await page.press("Escape");
      await page.gone({ role: "radio", name: "Dark" });
      await page.visit("/pricing");
      expect(await page.run(groundIsDark)).toBe(true);
    },
  },
  {
    title: "with no choice the page follows a dark system",
    surroundings: { scheme: "dark", reducedMotion: true },
    travel: async (page) => {
      await page.visit("/");
      expect(await page.run(groundIsDark)).toBe(true);
    },
  },
  {
    title: "with reduced motion the map of the landing page is finished and still",
    surroundings: { scheme: "dark", reducedMotion: true },
    travel: async (page) => {
      await page.visit("/");
      const map: Target = { role: "figure", within: { role: "main" }, nth: 0 };
      await page.see(map);
      await page.gone({ role: "button", name: like(/^(Pause|Play)/), within: map });
      expect(await page.run(runningAnimations)).toEqual([]);
    },
  },
  {
    title: "Back leads to the page before, at the place where it was left",
    travel: async (page) => {
      await page.visit("/about");
      await page.click({ role: "link", name: "News", within: footer });
      await page.at("/news");
      await page.focused(heading);
      expect(await page.run(() => scrollY)).toBe(0);
      await page.back();
      await page.at("/about");
      await page.until("the old place", () => page.run(() => scrollY > 300));
    },
  },
  {
    title: "a legal page prints its text alone, dark on white",
    travel: async (page) => {
      await page.visit("/privacy");
      await page.print();
      await page.gone(header);
      await page.gone(footer);
      await page.gone({ role: "navigation", name: "On this page" });
      await page.gone({ role: "button", within: { role: "main" } });
      await page.see({ role: "article" });
      expect(await page.run(groundIsDark)).toBe(false);
    },
  },
];

function runningAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map(({ effect }) =>
      effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 100) ?? "") : "",
    );
}
