import type { Disposable, Page } from "@playwright/test";
import { site } from "@yno/brand/site";
import { pages } from "#content/collections/pages.ts";
import { notFoundPage } from "#content/pages/not-found.ts";
import { changes, pageOfEachKind } from "#tests/changed-pages/changes.ts";
import { expect, test } from "./support/journey.ts";
import { changeAddress, holdScripts, plainPage, untilHydrated, visit } from "./support/visit.ts";

const routes = [...pages, { ...notFoundPage, path: "/no-such-page", isLost: true }];
type Route = (typeof routes)[number];

const findRoute = (path: string) => {
  const found = routes.find((route) => route.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
};

/** Has the functions run in every document of the page, in this order, at the moment named. */
async function changeAt(
  page: Page,
  moment: "DOMContentLoaded" | "readystatechange",
  functions: readonly (() => void)[],
): Promise<Disposable> {
  const calls = functions.map((each) => `(${each})();`).join("");
  return page.addInitScript(
    `document.addEventListener("${moment}", () => { ${calls} }, { once: true })`,
  );
}

/**
 * Expects a page that is complete, that looks as it should, and that changes pages without loading
 * a document.
 */
async function expectWhole(page: Page, route: Route): Promise<void> {
  const { path, title, heading } = route;
  await untilHydrated(page);
  await expect(page).toHaveTitle(title);
  await expect(page.locator("title")).toHaveCount(1);
  const description = page.locator('meta[name="description"]');
  const canonical = page.locator('link[rel="canonical"]');
  if ("isLost" in route) {
    await expect(canonical).toHaveCount(0);
  } else {
    await expect(description).toHaveAttribute("content", route.description);
    await expect(canonical).toHaveAttribute("href", `${site.origin}${path}`);
  }
  await expect(page.locator('link[rel="stylesheet"][href*="/assets/app-"]')).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();

  const next = findRoute(path === plainPage ? "/careers" : plainPage);
  await changeAddress(page, next.path);
  await expect(page.getByRole("heading", { level: 1, name: next.heading })).toBeVisible();
  await expect(page).toHaveTitle(next.title);
}

const everyChange = changes.map(({ apply }) => apply);

test("a page of any kind is hydrated when others have changed it in every way", async ({
  page,
}) => {
  await changeAt(page, "DOMContentLoaded", everyChange);
  for (const path of pageOfEachKind) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectWhole(page, findRoute(path));
    });
  }
});

test("a page is hydrated after each kind of change alone", async ({ page }) => {
  for (const { name, place, apply } of changes) {
    await test.step(`${place} with ${name}`, async () => {
      const change = await changeAt(page, "DOMContentLoaded", [apply]);
      await page.goto(place);
      await expectWhole(page, findRoute(place));
      await change.dispose();
    });
  }
});

test("what a visitor typed and the focus outlive the changes", async ({ page }) => {
  await changeAt(page, "DOMContentLoaded", everyChange);
  const release = await holdScripts(page);
  await page.goto("/mcp-registry", { waitUntil: "domcontentloaded" });
  const field = page.getByLabel("Search servers");
  await field.fill("postgres");
  release();
  await untilHydrated(page);
  await expect(field).toHaveValue("postgres");
  await expect(field).toBeFocused();
});

test("what a visitor reads stays on the screen when the changes are taken back", async ({
  page,
}) => {
  await changeAt(page, "DOMContentLoaded", everyChange);
  const release = await holdScripts(page);
  await page.goto("/terms", { waitUntil: "domcontentloaded" });
  const read = page.getByRole("main").getByRole("heading", { level: 2, name: /Support$/ });
  // The parts around it get their real heights a few frames after a jump, which move it again:
  // the visitor goes there until it stays where the last jump has put it.
  const jump = () =>
    read.evaluate(async (element) => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      element.scrollIntoView({ block: "center" });
      const { top } = element.getBoundingClientRect();
      for (let frames = 0; frames < 5; frames += 1) await frame();
      return Math.round(element.getBoundingClientRect().top - top);
    });
  await expect.poll(jump).toBe(0);
  release();
  await untilHydrated(page);
  await expect(read).toBeInViewport();
});

test("what others put at the end of the body stays there", async ({ page }) => {
  await changeAt(page, "DOMContentLoaded", [
    () => {
      document.body.append(document.createElement("extension-overlay"));
      const passing = document.createElement("extension-message");
      document.body.append(passing);
      passing.remove();
    },
  ]);
  await visit(page, plainPage);
  await expect(page.locator("extension-overlay")).toHaveCount(1);
  await expect(page.locator("extension-message")).toHaveCount(0);
});

test.describe("when the page's own script saw nothing of it", () => {
  // React renders the page again, and logs that once.
  test.use({ allowed: [[/^Console warning: The HTML had been changed/], { scope: "test" }] });

  test("a text that was left as HTML is rendered where React gives up the HTML", async ({
    page,
  }) => {
    await page.route("/terms", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace("<header", "<section></section><header"),
      });
    });
    await visit(page, "/terms");
    await expect(page.locator("#clause-9-5")).toBeVisible();
    await expect(page.locator("section:empty")).toHaveCount(0);
  });

  test("it is hydrated as well, in the theme that was chosen", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await changeAt(page, "readystatechange", everyChange);
    for (const path of ["/mcp-registry", "/no-such-page"]) {
      said.length = 0;
      await page.goto(path);
      await expectWhole(page, findRoute(path));
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      expect(said.filter((text) => text.startsWith("The HTML had been changed"))).toHaveLength(1);
    }
  });
});
