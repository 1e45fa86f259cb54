import { test as base, expect, type Locator, type Page } from "@playwright/test";

type ComponentTest = {
  /** Shows an example, as `view: name`, and returns what holds it. `address` is the query or path before it's shown. */
  show: (example: string, address?: string) => Promise<Locator>;
  /** A separate context, for a test that installs a clock, blocks storage or adds scripts to the page. */
  ownContext: boolean;
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
  await page.evaluate(() => {
    forgetExample();
    Reflect.deleteProperty(navigator, "clipboard");
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
 * A worker keeps one tab open for all its tests, which costs a sixth of a page load for each test
 * (contributing/testing.md). What a test leaves in it is undone; a failing test gets it replaced,
 * because Playwright starts a new worker then.
 */
export const test = base.extend<ComponentTest, { tab: Page }>({
  ownContext: [false, { option: true }],
  allowed: [[], { option: true }],
  tab: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.context().close();
    },
    { scope: "worker" },
  ],
  page: async ({ tab, browser, baseURL, ownContext, viewport, hasTouch }, use) => {
    if (!ownContext) {
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
      // A font that comes later, in a context that has just been opened, would move what is measured.
      await page.evaluate(async () => {
        // Fonts are asked for when text is laid out.
        document.body.getBoundingClientRect();
        await document.fonts.ready;
      });
      return page.locator("#root");
    });
  },
});

export { expect };
