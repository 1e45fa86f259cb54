import { site } from "@yno/brand/site";
import { partners } from "#content/partners.ts";
import { expect, test } from "./support/journey.ts";
import { holdScripts, untilAlive } from "./support/visit.ts";

test.use({ allowed: [/logos\.yno\.example|Failed to load resource/] });

test("logos that failed before the script came are the first letters of their names", async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.route(`${site.hosts.logos}/**`, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/partners", { waitUntil: "commit" });
  await failed;
  letScriptsCome();
  await untilAlive(page);
  await expect(page.getByRole("main").locator("img")).toHaveCount(0);
  await expect(page.locator(".partner-logo")).toHaveText(
    partners.map(({ name }) => name.charAt(0)),
  );
});
