import { expect } from "vitest";
import type { Journey } from "../journey.ts";
import { look } from "../look.ts";
import { like, type Target } from "../target.ts";
import { heading } from "./frame.ts";

const palette: Target = { role: "dialog", name: "Search the site" };
const field: Target = { role: "combobox", name: "Search the site", within: palette };
const option = (nth: number): Target => ({ role: "option", within: palette, nth });
const control: Target = {
  role: "link",
  name: like(/^Search the site/),
  within: { role: "banner" },
};

/** The palette that searches the whole site. */
export const search: readonly Journey[] = [
  {
    title: "the search opens from the header, shows its results, and closes with Escape",
    travel: async (page) => {
      await page.visit("/about");
      await page.click(control);
      await page.focused(field);
      await look(page);
      await page.type("invoices");
      await page.seeThat(option(0), "the best match", ({ text }) => /invoice/i.test(text));
      // In a box without height the results have an area but can't be seen.
      await page.reach(option(0));
      await page.reach(option(3));
      await look(page);
      await page.press("Escape");
      await page.gone(palette);
      await page.focused(control);
    },
  },
  {
    title: "the shortcut opens the search, arrows move, and Enter opens the page",
    only: "desktop",
    travel: async (page) => {
      await page.visit("/terms");
      await page.press("Control", "k");
      await page.focused(field);
      await page.type("worker contract");
      await page.reach(option(1));
      await page.press("ArrowDown");
      await page.press("ArrowDown");
      const selected = ({ attributes }: { attributes: Readonly<Record<string, string>> }) =>
        attributes["aria-selected"] === "true";
      await page.seeThat(option(1), "selected", selected);
      await page.press("ArrowUp");
      await page.seeThat(option(0), "selected", selected);
      await page.press("Enter");
      await page.at("/docs/worker-contract");
      await page.gone(palette);
      await page.focused(heading);
      expect((await page.see(heading)).box.width).toBeGreaterThan(200);
    },
  },
  {
    title: "without hits the search says so, and a result is opened by a click",
    travel: async (page) => {
      await page.visit("/about");
      await page.click(control);
      await page.focused(field);
      await page.type("zzzzzz");
      await page.reach({ text: like(/^Nothing found for 'zzzzzz'/), within: palette });
      await look(page);
      await page.fill(field, "pricing");
      await page.seeThat(option(0), "Pricing", ({ text }) => text.startsWith("Pricing"));
      await page.click(option(0));
      await page.at("/pricing");
      await page.focused(heading);
    },
  },
];
