import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

test("on phones only the current step is open, and the line leads downwards", async ({ page }) => {
  await visit(page, "/platform");
  const run = page.getByRole("article", { name: "Three-way invoice matching" });
  await expect(run.locator("details[open]")).toHaveCount(1);
  await expect(run.locator("details[open]")).toContainText("Larkhill Packaging billed");
  await run.getByRole("link", { name: "Capture" }).click();
  await expect(run.locator("details[open]")).toHaveCount(1);
  await expect(run.locator("details[open]")).toContainText("LP-20871, two pages");
  const stations = await run.getByRole("list", { name: "Steps" }).getByRole("listitem").all();
  const places = await Promise.all(stations.map((station) => station.boundingBox()));
  expect(new Set(places.map((place) => place?.x)).size).toBe(1);
});

test("on phones a choice leads to the audit record without sideways scrolling", async ({
  page,
}) => {
  await visit(page, "/platform");
  await page.getByRole("button", { name: /^Block line / }).click();
  await expect(page.getByText("14 of 14 hashes verified")).toBeVisible();
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWider).toBe(false);
});
