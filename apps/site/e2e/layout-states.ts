import type { Page } from "@playwright/test";
import { homeMaps } from "#content/collections/home-maps.ts";
import { validatorExamples } from "#content/molfar-validator.ts";
import * as landing from "./landing-steps.ts";
import * as molfar from "./molfar-steps.ts";
import { control, field, options, palette } from "./search-steps.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { action, answerBefore, banner, category } from "./support/consent.ts";
import { expect } from "./support/journey.ts";
import { expectScrollersHaveHeight } from "./support/layout.ts";
import { groups, sideNavigation } from "./support/side-navigation.ts";
import { plainPage } from "./support/visit.ts";
import * as support from "./support-steps.ts";

/** A state of a page, and what a visitor does to come to it from the one before. */
type State = {
  name: string;
  reach: (page: Page) => Promise<void>;
  /** Whether it only shows kinds of things that the page had before: focus and most widths were seen there. */
  hasKnownControls?: boolean;
  /** The widths at which a page gets into it; it's reached at the first. */
  widths?: readonly number[];
};

/** A page, and the states that a visitor goes through in it. */
export type Walk = {
  path: string;
  states: readonly State[];
  /** Setup before the page is opened. Without it, the cookie choice has been made. */
  before?: (page: Page) => Promise<void>;
  /** Whether the clock of the page is paused. */
  paused?: boolean;
};

const wide = [1440, 768];
const phone = [390, 320];
const main = (page: Page) => page.getByRole("main");
const pressEscape = (page: Page) => page.keyboard.press("Escape");

async function openGroups(page: Page): Promise<void> {
  for (const { title, links } of groups) {
    const group = sideNavigation(page).locator("details", { hasText: title });
    const [first = ""] = Object.keys(links);
    if (!(await group.getByRole("link", { name: first, exact: true }).isVisible())) {
      await group.locator("summary").click();
    }
  }
}

async function openPalette(page: Page, text = ""): Promise<void> {
  await pressEscape(page);
  await control(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill(text);
}

/** The parts that open in the frame around every page. */
const frame: readonly Walk[] = [
  {
    path: plainPage,
    states: [
      {
        name: "the sidebar with every group open",
        widths: wide,
        reach: async (page) => {
          await openGroups(page);
          await expectScrollersHaveHeight(sideNavigation(page));
        },
      },
      {
        name: "the theme menu",
        widths: wide,
        reach: async (page) => {
          await page.getByRole("button", { name: "Theme" }).click();
          await expect(page.getByRole("radio", { name: "System" })).toBeVisible();
        },
      },
      {
        name: "the Quick Access dialog",
        reach: async (page) => {
          await pressEscape(page);
          await sideNavigation(page).getByRole("link", { name: "Community" }).click();
          await expectScrollersHaveHeight(
            page.getByRole("dialog", { name: "Navigate to Community?" }),
          );
        },
      },
      {
        name: "the search without a text",
        reach: async (page) => {
          await openPalette(page);
          await expect(palette(page).getByText(/^Search pages, documentation/)).toBeVisible();
        },
      },
      {
        name: "the search with results",
        reach: async (page) => {
          await openPalette(page, "invoice");
          await expect(options(page).first()).toBeVisible();
          await expectScrollersHaveHeight(palette(page));
        },
      },
      {
        name: "the search that finds nothing",
        reach: async (page) => {
          await openPalette(page, "zzzzzz");
          await expect(palette(page).getByText("Nothing found for 'zzzzzz'")).toBeVisible();
        },
      },
      {
        name: "the collapsed sidebar",
        widths: wide,
        reach: async (page) => {
          await pressEscape(page);
          await page.getByRole("button", { name: "Collapse sidebar" }).click();
          await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
        },
      },
    ],
  },
  {
    path: "/docs/mcp",
    states: [
      {
        name: "the sheet",
        widths: phone,
        reach: async (page) => {
          await page.getByRole("button", { name: "Menu", exact: true }).click();
          await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
        },
      },
      { name: "the sheet with every group open", widths: phone, reach: openGroups },
    ],
  },
  {
    path: plainPage,
    before: () => Promise.resolve(),
    states: [
      {
        name: "the consent banner",
        reach: async (page) => {
          await expectScrollersHaveHeight(banner(page));
          await expectAccessible(page);
        },
      },
      {
        name: "the consent banner with its categories",
        reach: async (page) => {
          await action(page, "Customize").click();
          await expect(category(page, "Essential")).toBeVisible();
          await expectAccessible(page);
        },
      },
    ],
  },
];

async function openServer(page: Page, name: string, button: string): Promise<void> {
  await pressEscape(page);
  await page.getByLabel("Search servers").fill(name);
  await pressEscape(page);
  const card = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { level: 3, name, exact: true }),
  });
  await card.getByRole("button", { name: button }).click();
  await expect(page.getByRole("dialog")).toHaveAccessibleName(name);
}

const askForCreditNote = (page: Page) =>
  main(page).getByRole("button", { name: /^Ask for credit note/ });

/** Pages with something that works in them. */
const atWork: readonly Walk[] = [
  {
    path: "/mcp-registry",
    states: [
      {
        name: "the configuration of a server",
        reach: async (page) => {
          await openServer(page, "Brave Search", "Install");
          await expectScrollersHaveHeight(page.getByRole("dialog"));
        },
      },
    ],
  },
  {
    path: "/partners",
    states: [
      {
        name: "a company of the partner network",
        reach: async (page) => {
          const row = main(page).locator("details").first();
          await row.locator("summary").click();
          await expect(row).toHaveAttribute("open");
        },
      },
    ],
  },
  {
    path: "/",
    states: [
      ...homeMaps.slice(1).map(
        ({ name }): State => ({
          name: `the map of '${name}'`,
          hasKnownControls: true,
          reach: (page) => page.getByRole("radio", { name, exact: true }).check(),
        }),
      ),
    ],
  },
  {
    path: "/support",
    paused: true,
    before: async (page) => {
      await landing.answerConsent(page);
      await page.clock.install({ time: landing.opened });
    },
    states: [
      {
        name: "the ticket form without the terms, under a toast",
        reach: async (page) => {
          await page.clock.pauseAt(landing.opened + 60_000);
          await support.fillAll(page);
          await support.terms(page).uncheck();
          await landing.field(support.contactForm(page), "Subject *").press("Enter");
          await expect(page.getByRole("alert")).toContainText("Terms Agreement Required");
        },
      },
    ],
  },
  {
    path: molfar.address,
    states: validatorExamples.map(({ title }) => ({
      name: `the validator with its example '${title}'`,
      reach: async (page) => {
        await molfar.action(page, title).click();
        const answer = molfar.validator(page).getByText(/findings? in \d tasks?\.$/i);
        await expect(answer).toBeVisible();
      },
    })),
  },
  {
    path: "/platform",
    states: [
      {
        name: "a run after the decision",
        reach: async (page) => {
          await askForCreditNote(page).click();
          await expect(main(page).getByText("14 of 14 hashes verified")).toBeVisible();
        },
      },
      {
        name: "a run whose record was changed",
        reach: async (page) => {
          await main(page).getByRole("button", { name: "Change a value" }).click();
          await expect(main(page).getByText(/^Entry \d+ doesn't match/)).toBeVisible();
        },
      },
    ],
  },
  {
    path: "/investors",
    paused: true,
    before: async (page) => {
      const time = new Date("2025-08-29T16:58:57Z");
      const timestamp = new Date(time.getTime() - 60_000).toISOString();
      await answerBefore(page, { timestamp });
      await page.clock.install({ time });
    },
    states: [
      {
        name: "the countdown before the round opens",
        reach: async (page) => {
          await page.clock.pauseAt(new Date("2025-08-29T17:00:00Z"));
          await expect(main(page).locator(".board-digits dd").first()).toHaveText("01");
        },
      },
    ],
  },
];

/** Every page whose layout changes as it's used, with the states that belong to the whole page. */
export const walks: readonly Walk[] = [...frame, ...atWork];
