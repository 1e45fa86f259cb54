import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "#build/site-folder.ts";
import { banner } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { requestOneMore, visit, watchRequests } from "./support/visit.ts";

test.use({ prefetches: true });

/** The code of the next document, the one after that, and a page of another group. */
const pageFiles = /\/assets\/(?:artifact-transformation|mcp|terms)-[\w-]+\.js$/;

/** Opens a page and waits until all that it fetches by itself is there. */
async function untilAllCame(page: Page, path: string): Promise<string[]> {
  const paths = watchRequests(page);
  await visit(page, path);
  await page.getByRole("button", { name: "Essential Only" }).waitFor();
  await page.waitForLoadState("networkidle");
  return paths;
}

test("when idle, a page prefetches the pages nearest in the navigation, at most 90 kB in 20 requests", async ({
  page,
}) => {
  // A document is its page and its text.
  for (const [path, nearest, files] of [
    ["/mcp-registry", /\/assets\/workflows-/, 1],
    ["/", /\/assets\/platform-/, 1],
    ["/docs/worker-contract", /\/assets\/artifact-transformation-/, 2],
  ] as const) {
    const paths = await untilAllCame(page, path);
    // The banner's code is asked for first.
    const later = () =>
      paths.slice(paths.findIndex((each) => each.includes("/consent-controller-")));
    await expect.poll(() => later().filter((each) => nearest.test(each)).length, path).toBe(files);
    await page.waitForLoadState("networkidle");
    expect(later().length, path).toBeLessThanOrEqual(20);
    const bytes = later()
      .map(sizeOf)
      .reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeLessThanOrEqual(90_000);
  }
});

test("what is prefetched at idle isn't run; the page under the pointer is fetched once and run", async ({
  page,
}) => {
  await page.route(pageFiles, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\n(globalThis.ran ??= []).push(import.meta.url);`;
    await route.fulfill({ response, body });
  });
  const paths = await untilAllCame(page, "/docs/worker-contract");
  // A document is its page and its text.
  const files = 2;
  const fetched = (name: string) => paths.filter((each) => each.startsWith(`/assets/${name}-`));
  await expect.poll(() => fetched("artifact-transformation").length).toBe(files);
  await expect.poll(() => fetched("mcp").length).toBeGreaterThan(0);
  expect(fetched("terms"), "not that of all pages").toEqual([]);

  const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
  await link.hover();
  await expect.poll(() => fetched("terms").length).toBe(files);
  await page.mouse.move(0, 0);
  await link.hover();
  const ran = () => page.evaluate(() => Reflect.get(globalThis, "ran"));
  const terms = expect.stringMatching(/\/terms-/);
  await expect.poll(ran).toEqual([terms, terms]);
  expect(fetched("terms").length).toBe(files);

  await link.click();
  await expect(page).toHaveURL("/terms");
  expect(await ran()).toHaveLength(files);
  expect(fetched("terms").length, "opening it fetches nothing").toBe(files);
});

test.describe("with data saving", () => {
  test.use({ prefetches: false });

  test("nothing is prefetched, also not what the pointer is on", async ({ page }) => {
    const paths = await untilAllCame(page, "/docs/worker-contract");
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).hover();
    await requestOneMore(page);
    expect(paths.filter((each) => pageFiles.test(each) || each === "/prefetch.json")).toEqual([]);
  });
});

test.describe("without the sheet of the site", () => {
  test.use({ allowed: [[/\/assets\/app-/, /Failed to load resource/], { scope: "test" }] });

  test("a page looks right, the sheet is requested again, and the banner waits for it", async ({
    page,
  }) => {
    const paths = watchRequests(page);
    const isSheet = (path: string) => /\/assets\/app-[\w-]+\.css$/.test(path);
    const { promise: checked, resolve: release } = Promise.withResolvers<void>();
    await page.route(
      ({ pathname }) => isSheet(pathname),
      async (route) => {
        const isFirst = paths.filter(isSheet).length === 1;
        if (isFirst) return route.fulfill({ status: 503 });
        await checked;
        return route.fallback();
      },
    );
    await visit(page, "/");
    await expect.poll(() => paths.filter(isSheet).length).toBe(2);
    await expect(sideNavigation(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-weight", "750");
    await expect(page.locator("#consent:not([hidden])")).toHaveCount(1);
    await expect(banner(page)).toBeHidden();
    release();
    await expect(banner(page)).toBeVisible();
  });
});

/** Bytes as our server sends them. */
function sizeOf(path: string): number {
  const compressed = join(root, "dist/compressed", `${path}.br`);
  const plain = join(root, "dist/client", path);
  if (existsSync(compressed)) return statSync(compressed).size;
  return existsSync(plain) ? statSync(plain).size : 0;
}
