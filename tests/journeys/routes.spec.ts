import { expect, test } from "./support/journey.ts";
import { changeAddress, plainPage, visit } from "./support/visit.ts";

/** Spelt in ways that a router could take for something else; those of servers are in app.test.ts. */
const unknownPaths = ["/docs/unknown", "/docs%2Fmcp", "//about", "/%3Cb%3E"];

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

  await test.step("a path of 200 letters, which is wrapped on a phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, `/${"qx".repeat(100)}`);
    await expect(heading).toHaveText("Oops! Page not found");
  });
});

test("an address that differs in case or slashes gives a living page: that of /premium, or not found", async ({
  page,
}) => {
  // The router in the browser takes these for the page, regardless of the server's answer.
  for (const path of ["/Premium", "/PREMIUM/", "/premium//"]) {
    await visit(page, path);
    const isPremium = new URL(page.url()).pathname === plainPage;
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading, path).toHaveText(isPremium ? /^YNO Premium/ : "Oops! Page not found");
  }
});
