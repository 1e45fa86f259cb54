import { partners } from "#content/partners.ts";
import { site } from "#content/site.ts";
import { expect, test } from "./support/journey.ts";
import { untilAlive, visit } from "./support/visit.ts";

const anyLogo = `${site.hosts.logos}/**`;
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56"><circle cx="28" cy="28" r="20"/></svg>';

test.describe("logos", () => {
  test.use({ allowed: [/logos\.yno\.example|Failed to load resource/] });

  test("a logo that loads is shown", async ({ page }) => {
    await page.route(anyLogo, (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: drawing }),
    );
    await visit(page, "/partners");
    const logos = page.getByRole("main").locator("img");
    await expect(logos).toHaveCount(partners.length);
    for (const logo of await logos.all()) await expect(logo).toHaveJSProperty("naturalWidth", 56);
  });

  test("a logo that fails is replaced by the first letter of the name", async ({ page }) => {
    await page.route(anyLogo, (route) => route.abort());
    await visit(page, "/partners");
    await expect(page.getByRole("main").locator("img")).toHaveCount(0);
    await expect(page.locator(".partner-logo")).toHaveText(
      partners.map(({ name }) => name.charAt(0)),
    );
  });

  test("an error that came before the script is noticed too", async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await promise;
      await route.fallback();
    });
    await page.route(anyLogo, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/partners", { waitUntil: "commit" });
    await failed;
    resolve();
    await untilAlive(page);
    await expect(page.getByRole("main").locator("img")).toHaveCount(0);
  });

  test("a logo without an answer is replaced after 4 seconds", async ({ page }) => {
    await page.clock.install();
    await page.route(anyLogo, () => new Promise(() => undefined));
    await page.goto("/partners", { waitUntil: "commit" });
    await untilAlive(page);
    await expect(page.getByRole("main").locator("img")).toHaveCount(partners.length);
    await page.clock.runFor(4100);
    await expect(page.getByRole("main").locator("img")).toHaveCount(0);
  });
});

test("each partner has its email address, and its website in a new tab", async ({ page }) => {
  await visit(page, "/partners");
  for (const { email, website, name } of partners) {
    await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
    await expect(page.getByRole("link", { name: email })).toHaveAttribute(
      "href",
      `mailto:${email}`,
    );
    const link = page.getByRole("link", { name: new URL(website).hostname });
    await expect(link).toHaveAttribute("href", website);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
});
