import { expect, test } from "./support/journey.ts";
import { changeAddress, visit } from "./support/visit.ts";

/** Spelt in ways that a router could take for something else; those of servers are in app.test.ts. */
const unknownPaths = ["/docs/unknown", "/docs%2Fmcp", "//about", "/%3Cb%3E"];

test("a path that is unknown gets the not-found page with status 404, however it's spelt", async ({
  page,
  baseURL,
}) => {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "info") said.push(message.text());
  });
  for (const path of unknownPaths) {
    await test.step(path, async () => {
      said.length = 0;
      const response = await visit(page, `${baseURL}${path}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
      await expect.poll(() => said.filter((text) => text.includes(path))).toHaveLength(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    });
  }
});

test("an address that differs in case or slashes gives a living page: that of /about, or not found", async ({
  page,
}) => {
  // The router in the browser takes these for the page, regardless of the server's answer.
  for (const path of ["/About", "/ABOUT/", "/about//"]) {
    await visit(page, path);
    const isAbout = new URL(page.url()).pathname === "/about";
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading, path).toHaveText(isAbout ? "About" : "Oops! Page not found");
  }
});

test("the not-found page keeps the frame and leads home", async ({ page }) => {
  await visit(page, "/no-such-page");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("an unknown path inside the site gets the not-found page and is logged", async ({ page }) => {
  await visit(page, "/careers");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  const said = page.waitForEvent("console", (message) => message.text().includes("/contact"));
  await changeAddress(page, "/contact");

  expect((await said).type()).toBe("info");
  await expect(page).toHaveURL("/contact");
  await expect(page).toHaveTitle("Page not found | YNO");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test("an address with a slash or a file name at its end leads to the clean one", async ({
  page,
}) => {
  for (const [from, to] of [
    ["/docs/mcp/?q=x#top", "/docs/mcp?q=x#top"],
    ["/index.html", "/"],
  ] as const) {
    await visit(page, from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/not found/);
  }
});
