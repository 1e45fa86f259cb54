import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { site } from "#content/site.ts";
import { pages } from "#tools/content/pages.ts";
import { root } from "#tools/project-files.ts";
import { expect, test } from "./support/journey.ts";
import { visit } from "./support/visit.ts";

const kB = 1000;

/** When the clock of a first view stops. */
const stopped = Date.UTC(2026, 10, 20);

const longDocuments = ["/docs/worker-contract", "/docs/artifact-transformation"];
const longPages = [
  "/mcp-registry",
  "/resources",
  "/news",
  "/workflows",
  "/terms",
  "/privacy",
  ...longDocuments,
];

for (const { path } of pages) {
  test(`the first view of ${path} stays within its budgets`, async ({ page, baseURL }) => {
    // Work that waits for a timer or an idle browser comes after the first view.
    await page.clock.install({ time: stopped });
    await page.clock.pauseAt(stopped + 60_000);
    const requests: { kind: string; address: URL }[] = [];
    page.on("request", (request) => {
      const address = new URL(request.url());
      // Partners' logos come from their own host, as specified, and after all files of the site.
      if (path === "/partners" && address.origin === site.hosts.logos) return;
      requests.push({ kind: request.resourceType(), address });
    });
    await visit(page, path);
    await page.waitForLoadState("networkidle");

    const bytes = (kind: string) =>
      requests
        .filter((request) => request.kind === kind)
        .reduce((sum, request) => sum + sizeOf(request.address.pathname), 0);
    const whole = requests.reduce((sum, { address }) => sum + sizeOf(address.pathname), 0);
    expect.soft(new Set(requests.map(({ address }) => address.origin))).toEqual(new Set([baseURL]));
    expect.soft(requests.length, "requests").toBeLessThanOrEqual(12);
    expect.soft(bytes("document"), "HTML").toBeGreaterThan(0);
    expect
      .soft(bytes("document"), "HTML")
      .toBeLessThanOrEqual((longPages.includes(path) ? 35.5 : 22.5) * kB);
    expect.soft(bytes("stylesheet"), "CSS").toBeGreaterThan(0);
    // The sheet of the site, which comes after the first paint.
    expect.soft(bytes("stylesheet"), "CSS").toBeLessThanOrEqual(20 * kB);
    expect.soft(bytes("script"), "scripts").toBeGreaterThan(0);
    expect.soft(bytes("script"), "scripts").toBeLessThanOrEqual(120 * kB);
    expect.soft(bytes("font"), "fonts").toBeGreaterThan(0);
    expect.soft(bytes("font"), "fonts").toBeLessThanOrEqual(60 * kB);
    expect.soft(requests.filter(({ kind }) => kind === "font").length).toBeLessThanOrEqual(2);
    expect.soft(whole, "the first view").toBeLessThanOrEqual(240 * kB);
  });
}

test("no script is fetched before the page is on the screen", async ({ page }) => {
  // A frame that takes long, as on a slow device: a timer would run before it is shown.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      requestAnimationFrame(() => {
        const until = performance.now() + 200;
        while (performance.now() < until);
      });
    });
  });
  await visit(page, "/about");
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    fetched: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(fetched.length).toBeGreaterThan(5);
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
});

test("a page that is not painted comes to life as well", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await visit(page, "/about");
});

/** Bytes as our server sends them: the Brotli form of texts, other files as they are. */
function sizeOf(path: string): number {
  const [, last = ""] = /([^/]*)$/.exec(path) ?? [];
  const file = path === "/" ? "/index.html" : last.includes(".") ? path : `${path}.html`;
  const brotli = join(root, "build/compressed", `${file}.br`);
  return statSync(existsSync(brotli) ? brotli : join(root, "build/client", file)).size;
}
