import type { Page } from "@playwright/test";
import { homeMaps } from "#content/home-maps.ts";
import { categories } from "#content/integrations-page.ts";
import { validatorExamples } from "#content/molfar-validator.ts";
import { readNews } from "#tools/content/read-news.ts";
import * as landing from "./landing-steps.ts";
import * as molfar from "./molfar-steps.ts";
import * as resources from "./resources-steps.ts";
import { control, field, options, palette } from "./search-steps.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { action, banner, category, consentRecord, storeBefore } from "./support/consent.ts";
import { expect } from "./support/journey.ts";
import { expectScrollersHaveHeight } from "./support/scrollers.ts";
import { groups, sideNavigation } from "./support/side-navigation.ts";
import * as support from "./support-steps.ts";

/** A state of a page, and what a visitor does to come to it from the one before. */
type State = {
  name: string;
  reach: (page: Page) => Promise<void>;
  /** Whether it only shows kinds of things that the page had before: focus and most widths were seen there. */
  hasKnownControls?: boolean;
};

/** A page, and the states that a visitor goes through in it. */
export type Walk = {
  path: string;
  states: readonly State[];
  /** Setup before the page is opened. Without it, the cookie choice has been made. */
  before?: (page: Page) => Promise<void>;
  /** The widths at which there are such states; they're reached at the first. */
  widths?: readonly number[];
  /** Whether the clock of the page is paused. */
  paused?: boolean;
};

const wide = [1440, 768];
const phone = [390, 320];
const main = (page: Page) => page.getByRole("main");
const pressEscape = (page: Page) => page.keyboard.press("Escape");

/** A document with every folded part open, of which one contains a text. */
function openParts(document: string, text: string): State {
  return {
    name: `every part of ${document} open`,
    reach: async (page) => {
      const closed = main(page).locator(".fold:not([open]) > summary");
      while ((await closed.count()) > 0) await closed.first().click();
      await expect(main(page).getByText(text).first()).toBeVisible();
      await expectAccessible(page);
    },
  };
}

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
    path: "/about",
    widths: wide,
    states: [
      {
        name: "the sidebar with every group open",
        reach: async (page) => {
          await openGroups(page);
          await expectScrollersHaveHeight(sideNavigation(page));
        },
      },
      {
        name: "the collapsed sidebar",
        reach: async (page) => {
          await page.getByRole("button", { name: "Collapse sidebar" }).click();
          await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
        },
      },
      {
        name: "the theme menu",
        reach: async (page) => {
          await page.getByRole("button", { name: "Theme" }).click();
          await expect(page.getByRole("radio", { name: "System" })).toBeVisible();
        },
      },
    ],
  },
  {
    path: "/docs/mcp",
    widths: phone,
    states: [
      {
        name: "the sheet",
        reach: async (page) => {
          await page.getByRole("button", { name: "Menu", exact: true }).click();
          await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
        },
      },
      { name: "the sheet with every group open", reach: openGroups },
    ],
  },
  {
    path: "/about",
    states: [
      {
        name: "the Quick Access dialog",
        reach: async (page) => {
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
    ],
  },
  {
    path: "/about",
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

/** Pages that show another part of their content, or as little as none of it. */
const filtered: readonly Walk[] = [
  {
    path: "/mcp-registry",
    states: [
      {
        name: "the registry by category",
        hasKnownControls: true,
        reach: async (page) => {
          const choices = main(page).getByRole("group", { name: "Categories" });
          await choices.getByRole("button", { name: "Database" }).click();
          await expect(page).toHaveURL("/mcp-registry?category=Database");
        },
      },
      {
        name: "the registry without a match",
        reach: async (page) => {
          await page.getByLabel("Search servers").fill("zzz");
          await expect(page.getByRole("heading", { name: "No servers found" })).toBeVisible();
        },
      },
      {
        name: "the panel of a server",
        reach: async (page) => {
          await page.getByRole("button", { name: "Clear filters" }).first().click();
          await openServer(page, "Elasticsearch", "Documentation");
        },
      },
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
    path: "/integrations",
    states: [
      ...categories.tabs.slice(1).map(
        ({ label }): State => ({
          name: `the integrations under ${label}`,
          hasKnownControls: true,
          reach: async (page) => {
            await page.getByRole("tab", { name: label, exact: true }).click();
            await expect(page.getByRole("tabpanel")).toHaveAccessibleName(label);
          },
        }),
      ),
      {
        name: "the integrations without a match",
        reach: async (page) => {
          await page.getByPlaceholder("Search integrations...", { exact: true }).fill("zzz");
          await expect(main(page).getByText("No integrations found matching")).toBeVisible();
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
    path: "/resources",
    states: [
      {
        name: "the questions of a category, one of them open",
        reach: async (page) => {
          const { question, category: group } = resources.first;
          await resources.category(page, group).click();
          const wanted = resources.inCategory(group).length;
          await expect(resources.questions(page)).toHaveCount(wanted);
          await resources.question(page, question).locator("summary").click();
        },
      },
      {
        name: "the questions without a match",
        reach: async (page) => {
          await resources.search(page).fill("xyzzy");
          await expect(resources.questions(page)).toHaveCount(0);
        },
      },
    ],
  },
  {
    path: "/news",
    states: [
      ...readNews().map(
        ({ id, title }, index): State => ({
          name: `article ${id}`,
          hasKnownControls: index > 0,
          reach: async (page) => {
            const back = page.getByRole("button", { name: "Back to News Feed" });
            if (await back.isVisible()) await back.click();
            await main(page).getByRole("link", { name: title, exact: true }).click();
            await expect(main(page).locator(".news-body h2").first()).toBeVisible();
          },
        }),
      ),
    ],
  },
];

const askForCreditNote = (page: Page) =>
  main(page).getByRole("button", { name: /^Ask for credit note/ });

/** Pages with something that works in them. */
const atWork: readonly Walk[] = [
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
      {
        name: "the access request",
        reach: async (page) => {
          await landing.invitation(page).click();
          await expect(landing.accessDialog(page)).toBeVisible();
        },
      },
      {
        name: "the deck request with its errors",
        reach: async (page) => {
          await pressEscape(page);
          await landing.deckButton(page).click();
          const dialog = landing.deckDialog(page);
          await landing.fill(dialog, { "Work email *": "ada", "Investor website *": "ftp://a" });
          await landing.field(dialog, "Investor website *").press("Tab");
          await expect(dialog.getByText("Please enter a valid website URL")).toBeVisible();
        },
      },
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
    states: [openParts("the reference of images", "Reads the lines and the total of an invoice.")],
  },
  {
    path: "/docs/worker-contract",
    states: [openParts("the contract", "GCONV_PATH")],
  },
  {
    path: molfar.address,
    states: validatorExamples.map(
      ({ title }): State => ({
        name: `the validator with its example '${title}'`,
        reach: async (page) => {
          await molfar.action(page, title).click();
          const answer = molfar.validator(page).getByText(/findings? in \d tasks?\.$/i);
          await expect(answer).toBeVisible();
        },
      }),
    ),
  },
  {
    path: "/docs/artifact-transformation",
    states: [
      openParts("the reference of workflows", "It has no key in the artifact store."),
      {
        name: "the simulator in the middle of a run of 1,000 files",
        reach: async (page) => {
          const region = page.getByRole("region", { name: "Try it" });
          await region.getByRole("button", { name: "Open the simulator" }).click();
          await region.getByRole("spinbutton", { name: "Split into files" }).fill("1000");
          for (let step = 0; step < 4; step += 1) {
            await region.getByRole("button", { name: "Step forward" }).click();
          }
          await expect(region.getByText("… 992 more")).toBeVisible();
        },
      },
    ],
  },
  {
    path: "/workflows",
    states: [
      {
        name: "an open workflow",
        reach: async (page) => {
          await main(page).locator("summary").filter({ hasText: "Motor first notice" }).click();
          await expect(main(page).locator("details[open]")).toHaveCount(1);
        },
      },
      {
        name: "the run of a workflow",
        reach: async (page) => {
          await main(page)
            .getByRole("link", { name: /^See a run of Motor/ })
            .click();
          await expect(main(page).getByRole("article")).toBeVisible();
        },
      },
    ],
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
    path: "/api",
    states: [
      {
        name: "an answer of the mock",
        reach: async (page) => {
          const list = page.getByRole("region", { name: "List pipelines", exact: true });
          const mock = list.getByRole("group");
          await mock.getByText("Try it", { exact: false }).first().click();
          await mock.getByRole("button", { name: "Send to the mock" }).click();
          await expect(mock.getByRole("region", { name: /^The mock's answer/ })).toBeVisible();
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
      await storeBefore(page, JSON.stringify(consentRecord({ timestamp })));
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
export const walks: readonly Walk[] = [...frame, ...filtered, ...atWork];
