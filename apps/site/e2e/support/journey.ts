import { test as base, expect, type Page } from "@playwright/test";
import { fontFile, withFonts } from "#tests/fonts/fonts.ts";
import { checkLastState, watchLayout } from "./layout-watch.ts";
import { watch } from "./watch.ts";

type Journey = {
  /** Console and network messages allowed in a test that provokes them. */
  allowed: readonly RegExp[];
  /** Console and network messages so far. Any message fails the test when it ends. */
  complaints: string[];
  /** Whether pages prefetch the code of others, which costs time in each journey. */
  prefetches: boolean;
  /** Why nothing looks at the pages of a test, where it breaks them on purpose. */
  skipLayout: string;
  /** The findings of the layout rules so far, in every state reached. */
  findings: string[];
  /** A page of a browser that runs no JavaScript. */
  noScriptPage: Page;
};

/** Runs in a page: the browser says that the visitor saves data. */
function saveData(): void {
  const connection = { saveData: true };
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

/** Fonts that a file of journeys is about, whichever the run has. */
type Fonts = "arial" | "dejavu" | undefined;

/** A journey that fails on anything `watch` reports, on any of its pages. */
export const test = base.extend<Journey, { fonts: Fonts }>({
  fonts: [undefined, { option: true, scope: "worker" }],
  launchOptions: [
    ({ launchOptions, fonts }, use) =>
      use(fonts ? { ...launchOptions, env: withFonts(fontFile(fonts)) } : launchOptions),
    { scope: "worker" },
  ],
  allowed: [[], { option: true }],
  prefetches: [false, { option: true }],
  skipLayout: ["", { option: true }],
  findings: [
    async ({ context, skipLayout }, use, { errors }) => {
      const findings: string[] = [];
      const reportError = (text: string) => void findings.push(text);
      if (!skipLayout) await watchLayout(context, reportError);
      await use(findings);
      if (skipLayout || errors.length > 0) return;
      for (const page of context.pages()) await checkLastState(page, reportError);
      expect(findings, "what the layout rules find").toEqual([]);
    },
    { auto: true },
  ],
  complaints: [
    async ({ context, baseURL, allowed, prefetches }, use) => {
      const complaints: string[] = [];
      if (!prefetches) await context.addInitScript(saveData);
      await watch(context, baseURL, (text) => {
        if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
      });
      await use(complaints);
      expect(complaints, "what the console and the network said").toEqual([]);
    },
    { auto: true },
  ],
  noScriptPage: async ({ browser, baseURL, allowed, complaints, findings, skipLayout }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await watch(context, baseURL, (text) => {
      if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
    });
    const page = await context.newPage();
    await use(page);
    if (!skipLayout) await checkLastState(page, (text) => findings.push(text));
    await context.close();
  },
});

export { expect };
