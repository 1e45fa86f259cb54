import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { untilHydrated, visit } from "./support/visit.ts";

// The console names what the browser refuses.
test.use({
  allowed: [[/Failed to find a valid digest/, /imported module/], { scope: "test" }],
});

/** Has the server send more in a file than was built into it. Returns how often it was asked for. */
async function changeFile(page: Page, file: RegExp): Promise<() => number> {
  let requests = 0;
  await page.route(file, async (route) => {
    requests += 1;
    const response = await route.fetch();
    const body = `globalThis.ranChangedScript = true;\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  return () => requests;
}

const ranChangedScript = (page: Page) => page.evaluate(() => "ranChangedScript" in globalThis);

test("a page stays readable when one of its scripts was changed on the server, and its links lead on", async ({
  page,
}) => {
  // The one that the HTML starts, and one that it imports: the digest of each is in another place.
  for (const file of ["terms", "entry\\.client"]) {
    await test.step(file, async () => {
      const requests = await changeFile(page, new RegExp(`/assets/${file}-[\\w-]+\\.js$`));
      await page.goto("/terms");
      await expect(page.getByRole("alert")).toContainText("could not be loaded");
      expect(requests()).toBeGreaterThan(0);
      expect(await ranChangedScript(page)).toBe(false);
      await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();

      await page.unrouteAll();
      await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
      await untilHydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Careers");
    });
  }
});

test("a changed sheet isn't used, and neither is a changed script that is fetched on demand", async ({
  page,
}) => {
  const sheets = await changeFile(page, /\/assets\/app-[\w-]+\.css$/);
  const scripts = await changeFile(page, /\/assets\/palette-[\w-]+\.js$/);
  const refused = page.waitForEvent("console", (said) => /\/assets\/app-.*css/.test(said.text()));
  await visit(page, "/terms");
  await refused;
  expect(sheets()).toBeGreaterThan(0);
  const used = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href));
  expect(used, "the page's own style").toContain(null);
  expect(used.filter((href) => href?.includes("/assets/app-"))).toEqual([]);

  await page.keyboard.press("Control+k");
  await expect.poll(scripts).toBeGreaterThan(0);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await ranChangedScript(page)).toBe(false);
});
