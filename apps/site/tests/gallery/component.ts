import { test as base, expect, type Locator, type Page } from "@playwright/test";

type ComponentTest = {
  /** Shows an example, as `view: name`, and returns what holds it. `address` is the query or path before it's shown. */
  show: (example: string, address?: string) => Promise<Locator>;
  /** A separate context, for a test that has touch, blocks storage or adds scripts to the page. */
  ownContext: boolean;
  /** The worker's other tab, whose clock a test may set and stop. */
  hasClock: boolean;
  /** Console messages allowed in a test that provokes them. */
  allowed: readonly RegExp[];
  /** Console messages, uncaught errors and failed requests so far. Any fails the test when it ends. */
  complaints: string[];
};

/** What a test may change in the tab, undone for the next one. */
async function forget(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().clearCookies();
  await page.context().clearPermissions();
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
  });
  await page.setViewportSize(viewport);
  // Out of the window: what it points at looks different.
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    forgetExample();
    // What a test has put in place of the browser's own.
    Reflect.deleteProperty(navigator, "clipboard");
    Reflect.deleteProperty(navigator, "platform");
    Reflect.deleteProperty(crypto, "subtle");
    Reflect.deleteProperty(File.prototype, "arrayBuffer");
  });
}

/** Has the browser refuse to copy, as over http or without a permission, until the test has ended. */
export const refuseCopying = (page: Page) =>
  page.evaluate(() => {
    const writeText = () => Promise.reject(new DOMException("No", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  });

/**
 * A test of one view in its named states: `await show("features/forms/access-dialog: empty")`.
 *
 * A worker keeps a tab open for all its tests, and another for those with a clock, which costs a sixth
 * of a page load for each test (docs/testing.md). What a test leaves in it is undone; a failing
 * test gets it replaced, because Playwright starts a new worker then.
 */
export const test = base.extend<ComponentTest, { openTab: (hasClock: boolean) => Promise<Page> }>({
  ownContext: [false, { option: true }],
  hasClock: [false, { option: true }],
  allowed: [[], { option: true }],
  openTab: [
    async ({ browser }, use) => {
      const tabs = new Map<boolean, Page>();
      await use(async (hasClock) => {
        const tab = tabs.get(hasClock) ?? (await browser.newPage());
        tabs.set(hasClock, tab);
        // Installs the clock before the gallery comes, and lets it go on after a test.
        if (hasClock) await tab.clock.resume();
        return tab;
      });
      for (const tab of tabs.values()) await tab.context().close();
    },
    { scope: "worker" },
  ],
  page: async ({ openTab, browser, baseURL, ownContext, hasClock, viewport, hasTouch }, use) => {
    if (!ownContext) {
      const tab = await openTab(hasClock);
      if (!tab.url().startsWith(baseURL ?? "")) await tab.goto(baseURL ?? "");
      await forget(tab, viewport ?? { width: 1440, height: 900 });
      await use(tab);
      return;
    }
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: viewport ?? null,
      hasTouch: hasTouch ?? false,
    });
    await use(await context.newPage());
    await context.close();
  },
  context: ({ page }, use) => use(page.context()),
  complaints: [
    async ({ page, allowed }, use) => {
      const complaints: string[] = [];
      const reportError = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      const listening = new AbortController();
      const unlessOver = (text: string) => listening.signal.aborted || reportError(text);
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) unlessOver(message.text());
      });
      page.on("pageerror", (error) => unlessOver(`Uncaught: ${error}`));
      page.on("requestfailed", (request) => unlessOver(`Request failed: ${request.url()}`));
      await use(complaints);
      listening.abort();
      expect(complaints, "what the console said").toEqual([]);
    },
    { auto: true },
  ],
  show: async ({ page }, use) => {
    await use(async (story, address = "/") => {
      if (!(await page.evaluate(() => "showExample" in globalThis))) await page.goto("/");
      await page.evaluate(([name, at]) => showExample(name, at), [story, address] as const);
      return page.locator("#root");
    });
  },
});

export { expect };
