import type { BrowserContext, Page } from "@playwright/test";
import { validatorExamples } from "#content/molfar-validator.ts";
import { keepTranslating, type Translation } from "../changed-pages/changes.ts";
import { answerConsent, fill } from "./landing-steps.ts";
import { action, field, findings, said } from "./molfar-steps.ts";
import { category, first, question, search as questionSearch } from "./resources-steps.ts";
import { palette, field as paletteField, options as paletteOptions } from "./search-steps.ts";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { changePage, visit } from "./support/visit.ts";
import { contactForm, submit, toast } from "./support-steps.ts";

const [valid, broken] = validatorExamples;
const main = (page: Page) => page.getByRole("main");

type Errand = { name: string; address: string; run: (page: Page) => Promise<void> };

/**
 * Visitors' actions, each starting at its own address. Those of a group follow one another in one
 * tab; what stays over the page, a panel or a toast, is in the last.
 */
const groups: readonly (readonly Errand[])[] = [
  [
    {
      name: "searches the site and goes where a hit leads",
      address: "/",
      async run(page) {
        await page.keyboard.press("Control+k");
        await paletteField(page).pressSequentially("molfar");
        await expect(paletteOptions(page).first()).toBeVisible();
        await paletteField(page).fill("zzzqqq");
        await expect(paletteOptions(page)).toHaveCount(0);
        await paletteField(page).fill("pricing");
        await expect(paletteOptions(page).first()).toContainText("Pricing");
        await paletteField(page).press("Enter");
        await expect(page).toHaveURL(/\/pricing/);
        await expect(palette(page)).toBeHidden();
      },
    },
    {
      name: "looks for a question and opens it",
      address: "/resources",
      async run(page) {
        await questionSearch(page).fill("trial");
        await question(page, first.question).locator("summary").click();
        await questionSearch(page).fill("zzzqqq");
        await questionSearch(page).fill("");
        await category(page, first.category).click();
      },
    },
    {
      name: "reads one article and then another",
      address: "/news",
      async run(page) {
        const cards = main(page).locator(".news-card");
        await cards.first().getByRole("link").first().click();
        await expect(main(page).locator(".news-body")).toBeVisible();
        await page.getByRole("button", { name: "Back to News Feed" }).click();
        await cards.nth(1).getByRole("link").first().click();
        await expect(main(page).locator(".news-body")).toBeVisible();
      },
    },
    {
      name: "narrows the registry, widens it and opens a server",
      address: "/mcp-registry",
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
  ],
  [
    {
      name: "compares prices and systems",
      address: "/pricing",
      async run(page) {
        await page.getByRole("radio", { name: "Monthly" }).check();
        await page.getByRole("radio", { name: "Yearly" }).check();
        await page.getByRole("radio", { name: "Monthly" }).check();
        await sideNavigation(page).getByRole("link", { name: "Integrations" }).click();
        await page.getByRole("tab", { name: "Development" }).click();
        await page.getByPlaceholder("Search integrations...").fill("zzzqqq");
        await page.getByPlaceholder("Search integrations...").fill("slack");
        await expect(main(page).getByRole("heading", { name: "Slack", exact: true })).toBeVisible();
      },
    },
    {
      name: "checks an image with a mistake, and without it",
      address: "/docs/molfar-image",
      async run(page) {
        await action(page, broken.title).click();
        const place = findings(page).first().getByRole("link");
        const line = Number(/\d+/.exec(await place.innerText())?.[0]);
        await field(page).fill(`\n${broken.text}`);
        await expect(place).toHaveText(new RegExp(`^Line ${line + 1},`));
        await action(page, valid.title).click();
        await expect(said(page, "No findings in 3 tasks.")).toBeVisible();
      },
    },
    {
      name: "goes through a workflow and the pages of the frame",
      address: "/workflows",
      async run(page) {
        for (const each of [0, 2]) await main(page).locator("summary").nth(each).click();
        for (const name of ["MCP Registry", "Agentic Workflows"]) {
          await sideNavigation(page).getByRole("link", { name }).click();
          await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        }
      },
    },
    {
      name: "sends a request that is refused, and then one that is not",
      address: "/support",
      async run(page) {
        const texts = { "Name *": "Ada Tan", "Email *": "ada@", "Subject *": "A run" };
        await fill(contactForm(page), { ...texts, "Description *": "First line" });
        await contactForm(page).getByRole("checkbox").check();
        await submit(page).click();
        await fill(contactForm(page), { "Email *": "ada@firm.example" });
        await submit(page).click();
        await expect(toast(page, "Support Request Submitted")).toBeVisible();
      },
    },
  ],
];

/** Runs the errands in a new tab, and returns the text at the end of each. */
async function wordsAfter(
  context: BrowserContext,
  errands: readonly Errand[],
  way: Translation | null,
): Promise<Map<string, string>> {
  const page = await context.newPage();
  await answerConsent(page);
  await visit(page, errands[0]?.address ?? "/");
  if (way) await page.evaluate(keepTranslating, way);
  const found = new Map<string, string>();
  for (const { name, address, run } of errands) {
    if (new URL(page.url()).pathname !== address) await changePage(page, address);
    await run(page);
    found.set(name, await finalWords(page));
    if (way) await expect(page.locator("main font").first()).toBeAttached();
  }
  await page.close();
  return found;
}

/**
 * A page that was opened by a link comes in two steps, and a part that comes near is laid out with
 * the next frame: it's read until nothing is added.
 */
async function finalWords(page: Page): Promise<string> {
  let words: string[] = [];
  await expect(async () => {
    const before = words;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    words = await page.locator("main, [role=dialog], .toasts").allInnerTexts();
    expect(words).toEqual(before);
  }).toPass();
  return words.join("\n");
}

for (const errands of groups) {
  const names = errands.map(({ name }) => name).join(", ");
  test(`a visitor whose translator moves or replaces the text ${names}`, async ({ context }) => {
    const words = await wordsAfter(context, errands, null);
    for (const way of ["moves the text", "replaces the text"] as const) {
      expect(await wordsAfter(context, errands, way), `the translator ${way}`).toEqual(words);
    }
  });
}

test.describe("when something fails all the same", () => {
  test.use({ allowed: [[/NotFoundError|has taken the node/], { scope: "test" }] });

  test("an error while a page is changed leaves the frame, and a way to try again", async ({
    page,
  }) => {
    await visit(page, "/mcp-registry");
    await page.evaluate(() => {
      const { removeChild } = Node.prototype;
      Node.prototype.removeChild = () => {
        Node.prototype.removeChild = removeChild;
        throw new DOMException("Somebody else has taken the node.", "NotFoundError");
      };
    });
    await page.getByLabel("Search servers").fill("postgres");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "This page could not be loaded",
    );
    await expect(sideNavigation(page)).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("MCP Registry");
  });
});
