import { expect } from "vitest";
import { bothWidths, journey } from "../journey.ts";

const sidebar = 'navigation "Main"';
const menu = 'button "Menu"';
const sheet = 'dialog "Menu"';
const map = "main >> figure >> nth=0";

/** Whether the page is drawn dark, by the colour under everything. */
function isDark(): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("There is no canvas to read a colour with.");
  pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return red + green + blue < 384;
}

/** Makes the rules for paper apply to the screen: only Chromium can be told to print. */
function showPrintRules(): void {
  const turn = (media: MediaList) => {
    const said = media.mediaText;
    if (/\bprint\b/.test(said)) media.mediaText = said.replace(/\b(only )?print\b/g, "all");
    else if (/\bscreen\b/.test(said)) media.mediaText = "not all";
  };
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) turn(rule.media);
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    turn(sheet.media);
    visit(sheet.cssRules);
  }
}

/** How wide the sidebar is, in rem. */
const sidebarIs = (rem: number) =>
  document.querySelector(".site-sidebar")?.getBoundingClientRect().width === rem * 16;

/** Around every page: the sidebar, the menu of phones, the theme, page changes. */
export const frame = [
  journey("the sidebar collapses and expands, by button and by shortcut", async (page) => {
    await page.go("visit /about");
    await page.until(sidebarIs, 16);
    await page.go(`click button "Collapse sidebar"`);
    await page.until(sidebarIs, 3);
    await page.go(`look; focused button "Expand sidebar"; press Control b`);
    await page.until(sidebarIs, 16);
  }),
  journey("groups of the sidebar open and close, and a link leads to its page", async (page) => {
    await page.go(`visit /; gone ${sidebar} >> link "Terms"
      click ${sidebar} >> text="Legal"; click ${sidebar} >> text="Product"
      gone ${sidebar} >> link "Platform"
      click ${sidebar} >> link "Terms"; at /terms; focused css=h1 >> text="Terms of Service"`);
    expect((await page.see("css=h1")).box.width, "width of the heading").toBeGreaterThan(200);
  }),
  journey(
    "the menu of phones opens a sheet that closes by key and by button, and leads to pages",
    async (page) => {
      await page.go(`visit /about; click ${menu}; reach ${sheet}`);
      expect((await page.see(sheet)).box.width).toBe(18 * 16);
      await page.go(`look; press Escape; gone ${sheet}; focused ${menu}
        click ${menu}; click button "Close menu"; gone ${sheet}
        click ${menu}; click ${sheet} >> text="Legal"; click ${sheet} >> link "Terms"
        at /terms; gone ${sheet}; focused css=h1`);
    },
    { widths: ["phone"] },
  ),
  journey(
    "the skip link is the first stop of the Tab key and leads to the content",
    `visit /about; press Tab; focused link "Skip to content"; press Enter; focused main`,
  ),
  journey(
    "the theme is chosen and holds on the next page",
    async (page, width) => {
      const [opener, place] = width === "phone" ? [menu, `${sheet} >> `] : ['button "Theme"', ""];
      await page.go("visit /about");
      expect(await page.run(isDark)).toBe(false);
      await page.go(`click ${opener}; see ${place}radio "System" >> is=chosen
        click ${place}css=label >> text="Dark"`);
      await page.until(isDark);
      await page.go(`look; press Escape; gone radio "Dark"; visit /pricing`);
      expect(await page.run(isDark)).toBe(true);
    },
    bothWidths,
  ),
  journey(
    "with a dark system that reduces motion, the page is dark and its map finished and still",
    async (page) => {
      await page.go(`visit /; see ${map}; gone ${map} >> button /^(Pause|Play)/`);
      expect(await page.run(isDark)).toBe(true);
      const running = () =>
        document.getAnimations().filter(({ playState }) => playState === "running").length;
      expect(await page.run(running)).toBe(0);
    },
    { ...bothWidths, mode: "dark and still" },
  ),
  journey("Back leads to the page before, at the place where it was left", async (page) => {
    await page.go('visit /about; click contentinfo >> link "News"; at /news; focused css=h1');
    expect(await page.run(() => scrollY)).toBe(0);
    await page.run(() => history.back());
    await page.go("at /about");
    await page.until(() => scrollY > 300);
  }),
  journey("a legal page prints its text alone, dark on white", async (page) => {
    await page.go("visit /privacy");
    await page.run(showPrintRules);
    await page.go(`gone banner; gone contentinfo; gone navigation "On this page"
      gone main >> button; see article`);
    expect(await page.run(isDark)).toBe(false);
  }),
];
