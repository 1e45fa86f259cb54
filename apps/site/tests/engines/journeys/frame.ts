import { expect } from "vitest";
import { isDark } from "#e2e/support/ground.ts";
import { journey, route } from "../journey.ts";
import { isComplete, type Page } from "../page.ts";
import { css, role } from "../target.ts";

const sidebar = role("navigation", "Main");
const menu = role("button", "Menu");
const sheet = role("dialog", "Menu");
const map = role("main").role("figure").nth(0);
const heading = css("h1").is("focused");

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

/** Has the page load another document, or its own again, and waits until that is hydrated and laid out. */
async function load(page: Page, how: () => void): Promise<void> {
  const before = await page.run(() => performance.timeOrigin);
  await page.evaluate(`setTimeout(${how})`);
  await page.until((time) => performance.timeOrigin !== time, before);
  await page.until(isComplete);
}

/** Leaves the page by a key, and comes back by Back to where it was. */
async function leaveAndComeBack(page: Page, how: string): Promise<void> {
  const [path, top] = await page.run(() => [location.pathname, scrollY] as const);
  expect(top, how).toBeGreaterThan(300);
  await page.run(() => {
    const link = document.querySelector<HTMLElement>('footer a[href="/news"]');
    link?.focus({ preventScroll: true });
  });
  await page.press("Enter");
  await page.expectAt("/news");
  await page.see(heading.named(route("/news").heading));
  await page.run(() => history.back());
  await page.expectAt(path);
  await page.until((y) => Math.abs(scrollY - y) < 2, top);
}

/** Around every page: the sidebar, the menu of phones, the theme, page changes. */
export const frame = [
  journey(
    "/about",
    "its sidebar collapses and expands, and the groups open and lead to a page",
    async (page) => {
      await page.until(sidebarIs, 16);
      await page.click(role("button", "Collapse sidebar"));
      await page.until(sidebarIs, 3);
      await page.look();
      await page.see(role("button", "Expand sidebar").is("focused"));
      await page.press("Control", "b");
      await page.until(sidebarIs, 16);
      await page.gone(sidebar.role("link", "Terms"));
      await page.click(sidebar.text("Legal"));
      await page.click(sidebar.text("Product"));
      await page.gone(sidebar.role("link", "Platform"));
      await page.click(sidebar.role("link", "Terms"));
      await page.expectAt("/terms");
      await page.see(css("h1").text("Terms of Service").is("focused"));
      expect((await page.see(css("h1"))).box.width, "width of the heading").toBeGreaterThan(200);
    },
  ),
  journey(
    "/partners",
    "the menu opens a sheet that closes by key and by button, has the theme, and leads to pages",
    async (page) => {
      await page.click(menu);
      await page.reach(sheet);
      expect((await page.see(sheet)).box.width).toBe(18 * 16);
      await page.look();
      await page.press("Escape");
      await page.gone(sheet);
      await page.see(menu.is("focused"));
      await page.click(menu);
      await page.click(sheet.css("label").text("Dark"));
      await page.until(isDark);
      await page.click(role("button", "Close menu"));
      await page.gone(sheet);
      await page.click(menu);
      await page.click(sheet.text("Legal"));
      await page.click(sheet.role("link", "Terms"));
      await page.expectAt("/terms");
      await page.gone(sheet);
      await page.see(heading);
      expect(await page.run(isDark)).toBe(true);
    },
    { width: "phone" },
  ),
  journey("/docs", "the theme is chosen and holds on the next page", async (page) => {
    expect(await page.run(isDark)).toBe(false);
    await page.click(role("button", "Theme"));
    await page.see(role("radio", "System").is("chosen"));
    await page.click(css("label").text("Dark"));
    await page.until(isDark);
    await page.look();
    await page.press("Escape");
    await page.gone(role("radio", "Dark"));
    await page.visit("/docs/mcp");
    expect(await page.run(isDark)).toBe(true);
  }),
  journey(
    "/",
    "with a dark system that reduces motion, the page is dark and its map finished and still",
    async (page) => {
      await page.see(map);
      await page.gone(map.role("button", /^(Pause|Play)/));
      expect(await page.run(isDark)).toBe(true);
      const running = () =>
        document.getAnimations().filter(({ playState }) => playState === "running").length;
      expect(await page.run(running)).toBe(0);
    },
    { mode: "dark and still" },
  ),
  journey(
    "/security",
    "Tab stops first at the skip link, and Back leads to the place that was left",
    async (page) => {
      await page.press("Tab");
      await page.see(role("link", "Skip to content").is("focused"));
      await page.press("Enter");
      await page.see(role("main").is("focused"));
      await page.click(role("contentinfo").role("link", "News"));
      await page.expectAt("/news");
      await page.see(heading);
      expect(await page.run(() => scrollY)).toBe(0);
      await page.run(() => history.back());
      await page.expectAt("/security");
      await page.until(() => scrollY > 300);
    },
  ),
  journey(
    "/api",
    "Back leads to the place that was left, reached by a reload, by Back from another document and from a part",
    async (page) => {
      await page.run(() => scrollTo(0, 1200));
      await load(page, () => location.reload());
      await leaveAndComeBack(page, "by a reload");
      await load(page, () => location.assign("/premium"));
      await load(page, () => history.back());
      await leaveAndComeBack(page, "by Back from another document");
      const before = await page.run(() => scrollY);
      await page.run(() => {
        location.hash = "pipeline-schema";
      });
      await page.until((y) => scrollY > y + 300, before);
      await page.run(() => history.back());
      await page.until((y) => Math.abs(scrollY - y) < 2, before);
    },
  ),
  journey("/privacy", "prints its text alone, dark on white", async (page) => {
    await page.run(showPrintRules);
    await page.gone(role("banner"));
    await page.gone(role("contentinfo"));
    await page.gone(role("navigation", "On this page"));
    await page.gone(role("main").role("button"));
    await page.see(role("article"));
    expect(await page.run(isDark)).toBe(false);
    // The layout rules are for screens.
    await page.visit("/privacy");
  }),
  journey(
    "/pricing",
    "without scripts a page can be read, and its menu is a link to all pages",
    async (page) => {
      await page.gone(css("html[data-hydrated]"));
      await page.until(() => matchMedia("(scripting: none)").matches);
      await page.click(css('header a[href="#all-pages"]'));
      await page.click(role("navigation", "All pages").role("link", "MCP Registry"));
      await page.expectAt("/mcp-registry");
      await page.see(css("h1").named(route("/mcp-registry").heading));
      await page.look("desktop", "phone");
    },
    { width: "phone", mode: "without scripts" },
  ),
];
