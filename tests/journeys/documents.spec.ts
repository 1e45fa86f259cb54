import type { Page } from "@playwright/test";
import { documentLine } from "#tools/content/pages.ts";
import { expect, test } from "./support/journey.ts";
import { plainPage, visit } from "./support/visit.ts";

/** The documents written as prose; /api is made from its description. */
const written = documentLine.filter(({ path }) => path !== "/api");

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a reader follows the line of documents, goes to a section of each, and copies it as its Markdown file", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/docs");
  for (const { path } of written) {
    await expect(page).toHaveURL(path);
    if (path !== "/docs") await expect(heading(page)).toBeFocused();
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    const file = await (await page.request.get(`${path}.md`)).text();
    expect(file).toContain(`# ${await heading(page).textContent()}`);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(file);

    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(1);
    const section = await link.getAttribute("href");
    await link.click();
    await expect(page).toHaveURL(`${path}${section}`);
    await expect(page.locator(section ?? "")).toBeInViewport();
    await expect(link).toHaveAttribute("aria-current", "location");

    await page
      .getByRole("navigation", { name: "Previous and next" })
      .getByRole("link", { name: "Next page" })
      .click();
  }
  await expect(page).toHaveURL("/api");
});

test("the search opens the part of a document that hides what was found, from another page and on its own, and Back finds its place in an open part", async ({
  page,
}) => {
  const inside = main(page).getByText("The authorization's name, a dot and its output");
  const findSecrets = async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search the site" }).fill("molfar image secrets");
    await page.getByRole("option", { name: /^Secrets.*Molfar Image/ }).click();
  };
  await visit(page, plainPage);
  await findSecrets();
  await expect(page).toHaveURL("/docs/molfar-image#secrets");
  await expect(inside).toBeInViewport();
  await visit(page, "/docs/molfar-image");
  const part = main(page).getByText("API keys, tokens and salts");
  const link = main(page).getByRole("link", { name: "C48" });
  await expect(inside).toBeHidden();
  await part.click();
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL("/docs/worker-contract#C48");
  await page.goBack();
  await expect(heading(page)).toHaveText("Molfar Image");
  await expect(link).toBeInViewport();
  await part.click();
  await expect(inside).toBeHidden();
  await findSecrets();
  await expect(page).toHaveURL("/docs/molfar-image#secrets");
  await expect(inside).toBeInViewport();
});
