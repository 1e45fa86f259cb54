import type { Page } from "@playwright/test";
import { validatorExamples } from "#content/molfar-validator.ts";
import { category, first, question, search as questionSearch } from "#e2e/resources-steps.ts";
import { field as paletteField, options as paletteOptions } from "#e2e/search-steps.ts";
import { finalWords } from "#e2e/support/text.ts";
import { keepTranslating, type Translation } from "../changed-pages/changes.ts";
import { expect, test } from "./component.ts";
import { button, field, fill } from "./form-steps.ts";

const [valid, broken] = validatorExamples;
const main = (page: Page) => page.getByRole("main");

type Errand = { name: string; example: string; run: (page: Page) => Promise<void> };

/** What a visitor does in a view whose text changes. */
const errands: readonly Errand[] = [
  {
    name: "searches the site",
    example: "features/search/search: before typing",
    async run(page) {
      await paletteField(page).pressSequentially("molfar");
      await expect(paletteOptions(page).first()).toBeVisible();
      await paletteField(page).fill("zzzqqq");
      await expect(paletteOptions(page)).toHaveCount(0);
      await paletteField(page).fill("pricing");
      await expect(paletteOptions(page).first()).toContainText("Pricing");
    },
  },
  {
    name: "looks for a question and opens it",
    example: "features/faq/faq: all",
    async run(page) {
      await questionSearch(page).fill("trial");
      await question(page, first.question).locator("summary").click();
      await questionSearch(page).fill("zzzqqq");
      await questionSearch(page).fill("");
      await category(page, first.category).click();
    },
  },
  {
    name: "narrows the registry, widens it and opens a server",
    example: "features/mcp-registry/mcp-registry: all",
    async run(page) {
      const servers = page.getByLabel("Search servers");
      const count = main(page).getByRole("heading", { level: 2 });
      await servers.pressSequentially("git");
      await expect(page.getByRole("option").first()).toBeVisible();
      await servers.fill("no such server anywhere");
      await expect(count).toHaveText(/^0 server/);
      await page.getByRole("button", { name: "Clear filters" }).first().click();
      await page.getByRole("group", { name: "Categories" }).getByRole("button").nth(2).click();
      await main(page).getByRole("button", { name: "Documentation" }).first().click();
      await page.getByRole("dialog").getByRole("tab").last().click();
    },
  },
  {
    name: "compares prices",
    example: "features/pricing/plans: plans",
    async run(page) {
      for (const period of ["Monthly", "Yearly", "Monthly"]) {
        await page.getByRole("radio", { name: period }).check();
      }
    },
  },
  {
    name: "compares systems",
    example: "features/integrations/integration-browser: all",
    async run(page) {
      await page.getByRole("tab", { name: "Development" }).click();
      await page.getByPlaceholder("Search integrations...").fill("zzzqqq");
      await page.getByPlaceholder("Search integrations...").fill("slack");
      await expect(main(page).getByRole("heading", { name: "Slack", exact: true })).toBeVisible();
    },
  },
  {
    name: "checks an image with a mistake, and without it",
    example: "features/molfar-validator/validator: empty",
    async run(page) {
      await button(main(page), broken.title).click();
      const findings = page.getByRole("list", { name: "Findings" });
      const place = findings.getByRole("link").first();
      const line = Number(/\d+/.exec(await place.innerText())?.[0]);
      await field(main(page), "Dockerfile or JSON").fill(`\n${broken.text}`);
      await expect(place).toHaveText(new RegExp(`^Line ${line + 1},`));
      await button(main(page), valid.title).click();
      await expect(page.getByText("No findings in 3 tasks.", { exact: true })).toBeVisible();
    },
  },
  {
    name: "goes through workflows",
    example: "features/workflows/workflows: with a chosen line",
    async run(page) {
      for (const each of [1, 0]) await main(page).locator("summary").nth(each).click();
    },
  },
  {
    name: "sends a request that is refused, and then one that is not",
    example: "features/forms/forms: ticket",
    async run(page) {
      const texts = { "Name *": "Ada Tan", "Email *": "ada@", "Subject *": "A run" };
      await fill(main(page), { ...texts, "Description *": "First line" });
      await page.getByRole("checkbox").check();
      await button(main(page), "Submit Request").click();
      await fill(main(page), { "Email *": "ada@firm.example" });
      await button(main(page), "Submit Request").click();
      await expect(page.getByText("Support Request Submitted", { exact: true })).toBeVisible();
    },
  },
];

test.describe("with a translator", () => {
  test.use({ ownContext: true });

  test("that moves or replaces the text, all views say what they say without it", async ({
    page,
    show,
  }) => {
    const wordsAfter = async (way: Translation | null) => {
      const found = new Map<string, string>();
      await page.goto("/");
      // What is only read out comes half a second later, into whatever dialog is open by then.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("[role=status].sr-only { display: none; }");
        document.adoptedStyleSheets.push(sheet);
      });
      if (way) await page.evaluate(keepTranslating, way);
      for (const { name, example, run } of errands) {
        await show(example);
        await run(page);
        found.set(name, await finalWords(page));
        if (way) await expect(page.locator("font").first()).toBeAttached();
      }
      return found;
    };
    const words = await wordsAfter(null);
    for (const way of ["moves the text", "replaces the text"] as const) {
      expect(await wordsAfter(way), `the translator ${way}`).toEqual(words);
    }
  });
});
