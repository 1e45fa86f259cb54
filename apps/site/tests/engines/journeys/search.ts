import { expect } from "vitest";
import { journey } from "../journey.ts";
import { css, role } from "../target.ts";

const palette = role("dialog", "Search the site");
const field = palette.role("combobox", "Search the site");
const option = (index: number) => palette.role("option").nth(index);
const control = role("banner").role("link", /^Search the site/);

/** The palette that searches the whole site. In a box without height the results have an area but can't be seen: hence `reach`. */
export const search = [
  journey(
    "/terms",
    "the search opens by key and from the header, says when it has no result, and opens one by keys",
    async (page) => {
      await page.click(control);
      await page.see(field.is("focused"));
      await page.look();
      await page.type("zzzzzz");
      await page.reach(palette.text(/^Nothing found for 'zzzzzz'/));
      await page.look("desktop", "phone");
      await page.press("Escape");
      await page.gone(palette);
      await page.see(control.is("focused"));

      await page.press("Control", "k");
      await page.see(field.is("focused"));
      await page.fill(field, "worker contract");
      await page.reach(option(1));
      await page.look();
      await page.press("ArrowDown");
      await page.press("ArrowDown");
      await page.see(option(1).is("chosen"));
      await page.press("ArrowUp");
      await page.see(option(0).is("chosen"));
      await page.press("Enter");
      await page.expectAt("/docs/worker-contract");
      await page.gone(palette);
      await page.see(css("h1").is("focused"));
      expect((await page.see(css("h1"))).box.width).toBeGreaterThan(200);
    },
  ),
  journey(
    "/docs/mcp",
    "on a phone the search shows results, and a click opens one",
    async (page) => {
      await page.click(control);
      await page.see(field.is("focused"));
      await page.look();
      await page.type("invoices");
      await page.reach(option(0).named(/invoice/i));
      await page.reach(option(3));
      await page.look();
      await page.fill(field, "pricing");
      await page.click(option(0).named(/^Pricing/));
      await page.expectAt("/pricing");
      await page.see(css("h1").is("focused"));
    },
    { width: "phone" },
  ),
];
