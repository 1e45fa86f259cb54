import { listFirstView } from "#tests/built/first-view.ts";
import { expect, test } from "./support/journey.ts";
import { plainPage, visit, watchRequests } from "./support/visit.ts";

/** When the clock of a first view stops. */
const stopped = Date.UTC(2026, 10, 20);

test("the first view fetches the files that tests/built/weight.test.ts weighs, and no others", async ({
  page,
}) => {
  // Work that waits for a timer or an idle browser comes after the first view.
  await page.clock.install({ time: stopped });
  await page.clock.pauseAt(stopped + 60_000);
  const requests = watchRequests(page);
  for (const [path, file] of [
    ["/", "index.html"],
    ["/docs/worker-contract", "docs/worker-contract.html"],
  ] as const) {
    requests.length = 0;
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    const { texts, fonts } = listFirstView(file);
    const files = [...texts.filter((text) => text !== file), ...fonts];
    const expected = [path, ...files.map((each) => `/${each}`)];
    expect(requests.toSorted()).toEqual(expected.toSorted());
  }
});

test("no script is fetched before the page is on the screen, or for half a second after it has loaded", async ({
  page,
}) => {
  // A frame that takes long, as on a slow device: a timer would run before it is shown.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      requestAnimationFrame(() => {
        const until = performance.now() + 200;
        while (performance.now() < until);
      });
    });
  });
  await visit(page, plainPage);
  const { painted, loaded, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    loaded: performance.timing.loadEventStart - performance.timing.navigationStart,
    fetched: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(fetched.length).toBeGreaterThan(5);
  const never = Number.POSITIVE_INFINITY;
  const earliest = Math.min(painted ?? never, loaded + 500);
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(earliest);
});

test("a page that is not painted is hydrated as well", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await visit(page, plainPage);
});
