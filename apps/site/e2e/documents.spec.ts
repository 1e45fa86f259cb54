import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { plainPage, visit } from "./support/visit.ts";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

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

test("by ear, each cell of a document's table has the headers of its column and its row", async ({
  page,
}) => {
  await visit(page, "/docs/molfar-image");
  await expect(main(page).getByRole("table").first()).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row:
          - columnheader "Label"
          - columnheader "Type"
          - columnheader "Required"
          - columnheader "Meaning"
      - rowgroup:
        - row:
          - rowheader "schema_version"
          - cell "string"
          - cell "yes"
          - cell
  `);
});
