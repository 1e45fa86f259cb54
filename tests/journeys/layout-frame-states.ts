import type { Page } from "@playwright/test";
import type { State } from "./layout-steps.ts";
import { control, field, options, palette } from "./search-steps.ts";
import { action, banner, category } from "./support/consent.ts";
import { expect } from "./support/journey.ts";
import { groups, sideNavigation } from "./support/side-navigation.ts";

const wide = [1440, 768];
const phone = [390];
const undecided = () => Promise.resolve();

async function openGroups(page: Page): Promise<void> {
  for (const { title, links } of groups) {
    const group = sideNavigation(page).locator("details", { hasText: title });
    const [first = ""] = Object.keys(links);
    if (!(await group.getByRole("link", { name: first, exact: true }).isVisible())) {
      await group.locator("summary").click();
    }
  }
}

async function openSheet(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
}

async function openPalette(page: Page, text = ""): Promise<void> {
  await control(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill(text);
}

/** The parts that open in the frame around every page. */
export const frameStates: readonly State[] = [
  {
    name: "the collapsed sidebar",
    path: "/about",
    widths: wide,
    reach: async (page) => {
      await page.getByRole("button", { name: "Collapse sidebar" }).click();
      await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
    },
  },
  {
    name: "the sidebar with every group open",
    path: "/about",
    widths: wide,
    reach: openGroups,
  },
  { name: "the sheet", path: "/about", widths: phone, reach: openSheet },
  {
    name: "the sheet with every group open",
    path: "/docs/mcp",
    widths: phone,
    reach: async (page) => {
      await openSheet(page);
      await openGroups(page);
    },
  },
  {
    name: "the theme menu",
    path: "/about",
    widths: wide,
    reach: async (page) => {
      await page.getByRole("button", { name: "Theme" }).click();
      await expect(page.getByRole("radio", { name: "System" })).toBeVisible();
    },
  },
  {
    name: "the Quick Access dialog",
    path: "/about",
    reach: async (page) => {
      await sideNavigation(page).getByRole("link", { name: "Community" }).click();
      await expect(page.getByRole("dialog", { name: "Navigate to Community?" })).toBeVisible();
    },
  },
  {
    name: "the consent banner",
    path: "/about",
    before: undecided,
    reach: async (page) => {
      await expect(banner(page)).toBeVisible();
    },
  },
  {
    name: "the consent banner with its categories",
    path: "/about",
    before: undecided,
    reach: async (page) => {
      await action(page, "Customize").click();
      await expect(category(page, "Essential")).toBeVisible();
    },
  },
  {
    name: "the search without a text",
    path: "/about",
    reach: async (page) => {
      await openPalette(page);
      await expect(palette(page).getByText(/^Search pages, documentation/)).toBeVisible();
    },
  },
  {
    name: "the search with results",
    path: "/about",
    reach: async (page) => {
      await openPalette(page, "invoice");
      await expect(options(page).first()).toBeVisible();
    },
  },
  {
    name: "the search that finds nothing",
    path: "/about",
    reach: async (page) => {
      await openPalette(page, "zzzzzz");
      await expect(palette(page).getByText("Nothing found for 'zzzzzz'")).toBeVisible();
    },
  },
];
