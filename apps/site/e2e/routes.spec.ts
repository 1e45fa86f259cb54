import { expect, test } from "./support/journey.ts";
import { changeAddress, plainPage, visit } from "./support/visit.ts";

/** One that could be another host's, and one that can't be decoded; others are in app.test.ts. */
const unknownPaths = ["//about", "/%E0%A4%A"];

test("a path that is unknown gets the not-found page with status 404, however it's spelt, which keeps the frame and leads home", async ({
  page,
  baseURL,
}) => {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "info") said.push(message.text());
  });
  const heading = page.getByRole("heading", { level: 1 });
  const canonical = page.locator('link[rel="canonical"]');
  for (const path of unknownPaths) {
    await test.step(path, async () => {
      said.length = 0;
      const response = await visit(page, `${baseURL}${path}`);
      expect(response?.status()).toBe(404);
      await expect(heading).toHaveText("Oops! Page not found");
      await expect.poll(() => said.filter((text) => text.includes(path))).toHaveLength(1);
      await expect(canonical).toHaveCount(0);
    });
  }
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(heading).toBeFocused();
  await expect(canonical).toHaveCount(1);

  await test.step("an unknown path inside the site, which is logged too", async () => {
    await changeAddress(page, "/contact");
    await expect(page).toHaveTitle("Page not found | YNO");
    await expect(heading).toHaveText("Oops! Page not found");
    await expect(canonical).toHaveCount(0);
    await expect.poll(() => said.filter((text) => text.includes("/contact"))).toHaveLength(1);
  });
});

test("the address of a page in other case, with a slash, leads to the page", async ({ page }) => {
  // The server answers with the not-found page.
  await visit(page, `${plainPage.toUpperCase()}/`);
  await expect(page).toHaveURL(plainPage);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^YNO Premium/);
});
