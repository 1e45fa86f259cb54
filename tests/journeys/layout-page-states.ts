import type { Page } from "@playwright/test";
import { homeMaps } from "#content/home-maps.ts";
import { categories } from "#content/integrations-page.ts";
import { validatorExamples } from "#content/molfar-validator.ts";
import { workflows } from "#content/workflows.ts";
import { readNews } from "#tools/content/read-news.ts";
import type { State } from "./layout-steps.ts";
import * as molfar from "./molfar-steps.ts";
import * as resources from "./resources-steps.ts";
import { consentRecord, storeBefore } from "./support/consent.ts";
import { expect } from "./support/journey.ts";

const [firstWorkflow] = workflows;
if (!firstWorkflow) throw new Error("There are no workflows.");

const main = (page: Page) => page.getByRole("main");
const registryField = (page: Page) => page.getByLabel("Search servers");
const integrationField = (page: Page) =>
  page.getByPlaceholder("Search integrations...", { exact: true });

async function openPanel(page: Page, name: string, button: string): Promise<void> {
  await registryField(page).fill(name);
  await page.keyboard.press("Escape");
  const card = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { level: 3, name, exact: true }),
  });
  await card.getByRole("button", { name: button }).click();
  await expect(page.getByRole("dialog")).toHaveAccessibleName(name);
}

const registry: readonly State[] = [
  {
    name: "the registry by category",
    path: "/mcp-registry",
    address: "/mcp-registry?category=Database",
    reach: async (page) => {
      await main(page)
        .getByRole("group", { name: "Categories" })
        .getByRole("button", { name: "Database" })
        .click();
      await expect(page).toHaveURL("/mcp-registry?category=Database");
    },
  },
  {
    name: "the registry's suggestions",
    path: "/mcp-registry",
    reach: async (page) => {
      await registryField(page).click();
      await expect(page.getByRole("combobox", { name: "Search servers" })).toBeAttached();
      await registryField(page).fill("a");
      await expect(page.getByRole("option")).toHaveCount(8);
    },
  },
  {
    name: "the registry without a match",
    path: "/mcp-registry",
    address: "/mcp-registry?q=zzz",
    reach: async (page) => {
      await registryField(page).fill("zzz");
      await expect(page.getByRole("heading", { name: "No servers found" })).toBeVisible();
    },
  },
  {
    name: "the panel of a server",
    path: "/mcp-registry",
    reach: (page) => openPanel(page, "Elasticsearch", "Documentation"),
  },
  {
    name: "the configuration of a server",
    path: "/mcp-registry",
    reach: (page) => openPanel(page, "Brave Search", "Install"),
  },
];

const integrations: readonly State[] = [
  ...categories.tabs.slice(1).map(
    ({ label }): State => ({
      name: `the integrations under ${label}`,
      path: "/integrations",
      reach: async (page) => {
        await page.getByRole("tab", { name: label, exact: true }).click();
        await expect(page.getByRole("tabpanel")).toHaveAccessibleName(label);
      },
    }),
  ),
  {
    name: "the integrations of a category",
    path: "/integrations",
    address: "/integrations?category=Finance",
    reach: async (page) => {
      await main(page)
        .getByRole("group", { name: "Category" })
        .getByRole("button", { name: /^Finance/ })
        .click();
      await expect(page).toHaveURL("/integrations?category=Finance");
    },
  },
  {
    name: "the integrations without a match",
    path: "/integrations",
    address: "/integrations?q=zzz",
    reach: async (page) => {
      await integrationField(page).fill("zzz");
      await expect(main(page).getByText("No integrations found matching")).toBeVisible();
    },
  },
];

const questions: readonly State[] = [
  {
    name: "the questions of a category",
    path: "/resources",
    reach: async (page) => {
      await resources.category(page, "Technical Support").click();
      const wanted = resources.inCategory("Technical Support").length;
      await expect(resources.questions(page)).toHaveCount(wanted);
    },
  },
  {
    name: "the questions that hold a word",
    path: "/resources",
    address: "/resources?q=refund",
    reach: async (page) => {
      await resources.search(page).fill("refund");
      await expect(resources.questions(page)).toHaveCount(resources.found("refund").length);
    },
  },
  {
    name: "an open question",
    path: "/resources",
    address: `/resources#${resources.first.id}`,
    reach: async (page) => {
      await resources.question(page, resources.first.question).locator("summary").click();
    },
  },
  {
    name: "the questions without a match",
    path: "/resources",
    address: "/resources?q=xyzzy",
    reach: async (page) => {
      await resources.search(page).fill("xyzzy");
      await expect(resources.questions(page)).toHaveCount(0);
    },
  },
];

const articles = readNews().map(
  ({ id, title }): State => ({
    name: `article ${id}`,
    path: "/news",
    address: `/news?article=${id}`,
    reach: async (page) => {
      await main(page).getByRole("link", { name: title, exact: true }).click();
      await expect(main(page).locator(".news-body h2").first()).toBeVisible();
    },
  }),
);

const validator = validatorExamples.map(
  ({ title }): State => ({
    name: `the validator with its example '${title}'`,
    path: molfar.address,
    reach: async (page) => {
      await molfar.action(page, title).click();
      await expect(molfar.validator(page).getByText(/findings? in \d tasks?\.$/i)).toBeVisible();
    },
  }),
);

const simulator: State = {
  name: "the simulator in the middle of a run of 1,000 files",
  path: "/docs/artifact-transformation",
  reach: async (page) => {
    const region = page.getByRole("region", { name: "Try it" });
    await region.getByRole("button", { name: "Open the simulator" }).click();
    await region.getByRole("spinbutton", { name: "Split into files" }).fill("1000");
    for (let step = 0; step < 4; step += 1) {
      await region.getByRole("button", { name: "Step forward" }).click();
    }
    await expect(region.getByText("… 992 more")).toBeVisible();
  },
};

/** States that visitors reach on single pages. */
export const pageStates: readonly State[] = [
  ...homeMaps.slice(1).map(
    ({ name }): State => ({
      name: `the map of '${name}'`,
      path: "/",
      reach: (page) => page.getByRole("radio", { name, exact: true }).check(),
    }),
  ),
  ...registry,
  ...integrations,
  ...questions,
  ...articles,
  ...validator,
  simulator,
  {
    name: "an article that doesn't exist",
    path: "/news?article=99",
    reach: async (page) => {
      await expect(main(page).getByRole("article")).toHaveCount(0);
    },
  },
  {
    name: "the prices by the month",
    path: "/pricing",
    address: "/pricing?billing=monthly",
    reach: (page) => page.getByRole("radio", { name: "Monthly" }).check(),
  },
  {
    name: "an open workflow",
    path: "/workflows",
    address: `/workflows?open=${firstWorkflow.id}`,
    reach: async (page) => {
      await main(page).locator("summary").first().click();
      await expect(main(page).locator("details[open]")).toHaveCount(1);
    },
  },
  {
    name: "a run after the decision",
    path: "/platform",
    reach: async (page) => {
      await main(page)
        .getByRole("button", { name: /^Ask for credit note/ })
        .click();
      await expect(main(page).getByText("14 of 14 hashes verified")).toBeVisible();
    },
  },
  {
    name: "a run whose record was changed",
    path: "/platform",
    reach: async (page) => {
      await main(page)
        .getByRole("button", { name: /^Ask for credit note/ })
        .click();
      await main(page).getByRole("button", { name: "Change a value" }).click();
      await expect(main(page).getByText(/^Entry \d+ doesn't match/)).toBeVisible();
    },
  },
  {
    name: "the run of a workflow",
    path: "/workflows",
    address: "/workflows?open=motor-first-notice-of-loss&step=4",
    reach: async (page) => {
      await main(page).locator("summary").filter({ hasText: "Motor first notice" }).click();
      await main(page)
        .getByRole("link", { name: /^See a run of Motor/ })
        .click();
      await expect(main(page).getByRole("article")).toBeVisible();
    },
  },
  {
    name: "code that was copied",
    path: "/docs",
    before: async (page) => {
      await storeBefore(page, JSON.stringify(consentRecord()));
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    },
    reach: async (page) => {
      await page
        .locator(".code-block")
        .first()
        .getByRole("button", { name: /^Copy\b/ })
        .click();
      await expect(page.getByRole("button", { name: /^Copied\b/ })).toBeVisible();
    },
  },
  {
    name: "an answer of the mock",
    path: "/api",
    reach: async (page) => {
      const list = page.getByRole("region", { name: "List pipelines", exact: true });
      const mock = list.getByRole("group");
      await mock.getByText("Try it", { exact: false }).first().click();
      await mock.getByRole("button", { name: "Send to the mock" }).click();
      await expect(mock.getByRole("region", { name: /^The mock's answer/ })).toBeVisible();
    },
  },
  {
    name: "the countdown before the round opens",
    path: "/investors",
    paused: true,
    before: async (page) => {
      const time = new Date("2025-08-29T16:58:57Z");
      const timestamp = new Date(time.getTime() - 60_000).toISOString();
      await storeBefore(page, JSON.stringify(consentRecord({ timestamp })));
      await page.clock.install({ time });
    },
    reach: async (page) => {
      await page.clock.pauseAt(new Date("2025-08-29T17:00:00Z"));
      await expect(main(page).locator(".board-digits dd").first()).toHaveText("01");
    },
  },
];
