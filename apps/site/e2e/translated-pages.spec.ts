import type { Page } from "@playwright/test";
import { keepTranslating, type Translation } from "#tests/changed-pages/changes.ts";
import { answerConsent } from "./landing-steps.ts";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { finalWords } from "./support/text.ts";
import { visit } from "./support/visit.ts";

const main = (page: Page) => page.getByRole("main");

/** Reads two articles and goes to another page, and returns the words there. */
async function wordsOnTheWay(page: Page, way: Translation | null): Promise<string[]> {
  await visit(page, "/news");
  if (way) await page.evaluate(keepTranslating, way);
  const cards = main(page).locator(".news-card");
  await cards.first().getByRole("link").first().click();
  await expect(main(page).locator(".news-body")).toBeVisible();
  await page.getByRole("button", { name: "Back to News Feed" }).click();
  await cards.nth(1).getByRole("link").first().click();
  await expect(main(page).locator(".news-body")).toBeVisible();
  const article = await finalWords(page);
  await sideNavigation(page).getByRole("link", { name: "Integrations" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(main(page).locator(".integration").last()).toBeAttached();
  const words = [article, await finalWords(page)];
  if (way) await expect(page.locator("main font").first()).toBeAttached();
  return words;
}

// What is done in one view is in the gallery (tests/gallery/translated.component.ts).
test("with a translator that moves or replaces the text, articles and pages follow one another and say the same", async ({
  page,
}) => {
  await answerConsent(page);
  const words = await wordsOnTheWay(page, null);
  for (const way of ["moves the text", "replaces the text"] as const) {
    expect(await wordsOnTheWay(page, way), `the translator ${way}`).toEqual(words);
  }
});

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
