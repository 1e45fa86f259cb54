import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "#tools/site-folder.ts";
import { banner } from "./support/consent.ts";
import { expect, test } from "./support/journey.ts";
import { sideNavigation } from "./support/side-navigation.ts";
import { requestOneMore, visit, watchRequests } from "./support/visit.ts";

test.use({ fetchesAhead: true });

const platformFile = /\/assets\/platform-[\w-]+\.js$/;
const termsFile = /\/assets\/terms-[\w-]+\.js$/;

/** Opens a page and waits until all that it fetches by itself is there. */
async function untilAllCame(page: Page, path: string): Promise<string[]> {
  const paths = watchRequests(page);
  await visit(page, path);
  await page.getByRole("button", { name: "Essential Only" }).waitFor();
  await page.waitForLoadState("networkidle");
  return paths;
}

test("when idle, a page fetches the code behind links in view, at most 90 kB in 20 requests, and the pointer fetches another page once", async ({
  page,
}) => {
  let paths: string[] = [];
  for (const path of ["/docs/worker-contract", "/mcp-registry", "/"]) {
    paths = await untilAllCame(page, path);
    // The banner's code is asked for first.
    const later = () =>
      paths.slice(paths.findIndex((each) => each.includes("/consent-controller-")));
    await expect.poll(() => later().length, path).toBeGreaterThan(2);
    await page.waitForLoadState("networkidle");
    expect(later().length, path).toBeLessThanOrEqual(20);
    const bytes = later()
      .map(sizeOf)
      .reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeLessThanOrEqual(90_000);
  }
  const count = (file: RegExp) => paths.filter((path) => file.test(path)).length;
  await expect.poll(() => count(platformFile)).toBeGreaterThan(0);
  expect(count(termsFile), "not that of all pages").toBe(0);

  const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
  await link.hover();
  await expect.poll(() => count(termsFile)).toBe(1);
  await page.mouse.move(0, 0);
  await link.hover();
  await requestOneMore(page);
  expect(count(termsFile)).toBe(1);
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
  const compressed = join(root, "build/compressed", `${path}.br`);
  const plain = join(root, "build/client", path);
  if (existsSync(compressed)) return statSync(compressed).size;
  return existsSync(plain) ? statSync(plain).size : 0;
}
