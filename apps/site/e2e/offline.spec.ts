import type { Page } from "@playwright/test";
import { offlinePages } from "#build/outputs/service-worker.ts";
import { pages } from "#content/collections/pages.ts";
import { siteStorage } from "#content/collections/storage.ts";
import {
  action,
  answerBefore,
  category,
  onlyEssential,
  visitUntilAsked,
} from "./support/consent.ts";
import {
  type Host,
  type NextBuild,
  nextBuild,
  nextHeading,
  startHost,
} from "./support/deployments.ts";
import { expect, test } from "./support/journey.ts";
import { changeAddress, neverIdle, untilFontsCame, untilHydrated, visit } from "./support/visit.ts";

/** Journeys on a host that gets another deployment. */
const deployed = test.extend<{ host: Host; next: NextBuild }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here what a fixture needs.
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    await host.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  next: async ({}, use) => {
    const next = await nextBuild();
    await use(next);
    next.remove();
  },
  baseURL: ({ host }, use) => use(host.url),
});

test.use({
  serviceWorkers: "allow",
  // With data saving there is no copy.
  prefetches: true,
  // Without a connection a request for a page fails before the copy answers. A file that a host has
  // lost is also requested through the worker when the page is idle.
  allowed: [[/ERR_INTERNET_DISCONNECTED|ERR_FAILED|404/], { scope: "test" }],
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const findHeading = (path: string) => pages.find((page) => page.path === path)?.heading ?? "";

/** Waits until a service worker holds the site and answers for the page. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
  });
  // Pages open before the worker started are kept last.
  await expect.poll(async () => (await kept(page)).some((path) => path.startsWith("/"))).toBe(true);
}

/** The addresses in the caches of the site, without the revision that pages have there. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** The file that starts the pages, among those of a copy. */
const entryOf = (paths: readonly string[]) => paths.find((path) => /entry\.client-/.test(path));

/** What the site stores in the browser besides cookies and local storage. */
function leftBehind(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

/** The choice of visitors who have a copy. */
const functional = { preferences: { ...onlyEssential, functional: true } };

/** Switches the functional category on or off in the cookie settings. */
async function setFunctional(page: Page, isOn: boolean): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
  await category(page, "Functional").setChecked(isOn);
  await action(page, "Save My Preferences").click();
}

/** Has the browser look for a new worker now, as it does on a visit. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

test("there is a copy only while the functional category is on; then documents, registry, questions and open pages can be read offline", async ({
  page,
  context,
}) => {
  await visitUntilAsked(page, "/careers");
  await page.waitForLoadState("networkidle");
  expect(await leftBehind(page)).toEqual({ caches: [], databases: [], workers: 0 });
  await action(page, "Essential Only").click();
  await page.waitForLoadState("networkidle");
  expect(await leftBehind(page)).toEqual({ caches: [], databases: [], workers: 0 });
  await setFunctional(page, true);
  await untilKept(page);
  await expect.poll(() => kept(page)).toContain("/careers");

  await test.step("what is left behind is what /cookies lists", async () => {
    const { caches, databases, workers } = await leftBehind(page);
    const listed = siteStorage.filter(({ kind }) => kind === "cache").map(({ name }) => name);
    expect(caches.length).toBeGreaterThan(0);
    expect(caches.filter((name) => !listed.some((start) => name.startsWith(start)))).toEqual([]);
    expect({ databases, workers }).toEqual({ databases: [], workers: 1 });
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["cookie-consent"]);
    expect(await context.cookies()).toEqual([]);
  });

  await context.setOffline(true);
  await page.reload();
  await untilHydrated(page);
  await expect(heading(page)).toHaveText("Careers");
  await page.getByRole("contentinfo").getByRole("link", { name: "Investors" }).click();
  await expect(heading(page)).toHaveText("Investors");

  expect(offlinePages).toEqual(
    expect.arrayContaining(["/docs", "/docs/mcp", "/api", "/mcp-registry", "/resources"]),
  );
  expect(await kept(page)).toEqual(expect.arrayContaining([...offlinePages]));
  for (const path of offlinePages) {
    await changeAddress(page, path);
    await expect(heading(page)).toHaveText(findHeading(path));
  }

  await visit(page, "/mcp-registry?q=elasticsearch");
  await untilFontsCame(page);
  expect(await page.evaluate(() => document.fonts.check("1rem Overpass"))).toBe(true);
  const server = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { level: 3, name: "Elasticsearch", exact: true }),
  });
  await server.getByRole("button", { name: "Documentation" }).click();
  await expect(page.getByRole("dialog").getByRole("region", { name: "Notes" })).toBeVisible();
  await visit(page, "/resources?q=browser");
  await page.getByText("What does this website store in my browser?").click();
  await expect(page.getByText("Nothing until you act")).toBeVisible();

  // A page that was never opened is left to the browser.
  await expect(page.goto("/partners")).rejects.toThrow("ERR_");

  await test.step("switched off, the category takes the copy with it", async () => {
    await context.setOffline(false);
    await visit(page, "/careers");
    await setFunctional(page, false);
    const none = { caches: [], databases: [], workers: 0 };
    await expect.poll(() => leftBehind(page)).toEqual(none);
    // The worker goes on answering for this page until it's left.
    await page.getByRole("contentinfo").getByRole("link", { name: "Investors" }).click();
    await expect(heading(page)).toHaveText("Investors");
    expect(await leftBehind(page)).toEqual(none);
  });
});

deployed(
  "the copy answers when the network doesn't for 3 seconds; a new deployment that is whole is seen at once, takes over completely, and can switch the copy off",
  async ({ page, context, host, next }) => {
    await answerBefore(page, functional);
    await visit(page, "/docs/mcp");
    await untilKept(page);
    const before = await kept(page);
    const release = host.hold();
    await visit(page, "/docs");
    await expect(heading(page)).toHaveText(findHeading("/docs"));
    release();
    const oldTab = await context.newPage();
    const fetched = oldTab.waitForResponse(/\/assets\/documentation-/);
    await visit(oldTab, "/");
    await oldTab.getByRole("banner").getByRole("link", { name: "Docs" }).hover();
    await fetched;

    await host.deploy(next.folder);
    await test.step("a deployment that can't be fetched whole leaves the old copy as it is", async () => {
      const find = host.lose(/\/documentation-00000000/);
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const worker = await new Promise<ServiceWorker | null>((resolve) => {
          registration?.addEventListener("updatefound", () => resolve(registration.installing));
          registration?.update();
        });
        await new Promise<void>((resolve) => {
          worker?.addEventListener("statechange", () => worker.state === "redundant" && resolve());
        });
      });
      // A page of the new build isn't stored among those of the old one.
      await visit(page, "/docs/mcp");
      await context.setOffline(true);
      for (const path of ["/docs", "/resources"]) {
        const answer = await visit(page, path);
        expect(await answer?.text(), path).toContain(entryOf(before));
      }
      await expect(heading(page)).toHaveText(findHeading("/resources"));
      await context.setOffline(false);
      find();
    });

    await visit(page, "/docs");
    await expect(heading(page), "online a page comes from the network").toHaveText(nextHeading);

    await test.step("pages and assets of one build, and nothing of the old", async () => {
      await update(page);
      await expect.poll(() => kept(page)).not.toContain(entryOf(before));
      const after = await kept(page);
      const assets = (paths: string[]) =>
        new Set(paths.filter((path) => path.startsWith("/assets/")));
      expect(after.filter((path) => /entry\.client-/.test(path))).toEqual([
        "/assets/entry.client-00000000.js",
      ]);
      expect(assets(after).size).toBe(assets(before).size);
      const texts = await page.evaluate(async () => {
        const names = await caches.keys();
        const lists = await Promise.all(
          names.map(async (name) => (await caches.open(name)).matchAll()),
        );
        return Promise.all(lists.flat().map((response) => response.text()));
      });
      const builds = texts.flatMap(
        (text) => /^<!DOCTYPE html.*?assets\/(entry\.client-[\w-]+)\.js/is.exec(text)?.[1] ?? [],
      );
      expect(new Set(builds)).toEqual(new Set(["entry.client-00000000"]));
    });

    await test.step("a tab from before goes on without an error", async () => {
      await oldTab.getByRole("banner").getByRole("link", { name: "Docs" }).click();
      await expect(heading(oldTab)).toHaveText(/^Platform Documentation/);
      await untilHydrated(oldTab);
      await oldTab.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
      await expect(heading(oldTab)).toHaveText("Careers");
      await oldTab.close();
    });

    await context.setOffline(true);
    await visit(page, "/docs");
    await expect(heading(page)).toHaveText(nextHeading);
    await context.setOffline(false);

    await test.step("switched off, the worker removes itself and the copy", async () => {
      await next.switchOffCopy();
      await host.deploy(next.folder);
      await update(page);
      await expect.poll(() => leftBehind(page)).toEqual({ caches: [], databases: [], workers: 0 });
      await context.setOffline(true);
      await expect(page.goto("/docs")).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
    });
  },
);

test("no copy is made for visitors who save data, nor before the browser is idle", async ({
  context,
}) => {
  const saving = await context.newPage();
  await answerBefore(saving, functional);
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) });
  });
  const code = saving.waitForResponse(/\/assets\/consent-controller-/);
  await visit(saving, "/");
  await (await code).finished();
  await saving.waitForLoadState("networkidle");
  expect(await leftBehind(saving)).toEqual({ caches: [], databases: [], workers: 0 });
  await saving.close();

  const busy = await context.newPage();
  await answerBefore(busy, functional);
  await neverIdle(busy);
  const asked: string[] = [];
  busy.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visit(busy, "/");
  await busy.waitForLoadState("networkidle");
  expect(asked.filter((path) => /\/sw\.js$/.test(path))).toEqual([]);
  expect((await leftBehind(busy)).workers).toBe(0);
});
