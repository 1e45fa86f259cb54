import { test as base, expect, type Page } from "@playwright/test";
import { watch } from "./watch.ts";

type Journey = {
  /** What the console or the network may say in a test that provokes it. */
  allowed: readonly RegExp[];
  /** What the console and the network said so far. Anything fails the test at its end. */
  complaints: string[];
  /** A page of a browser that runs no JavaScript. */
  plain: Page;
};

/** A journey that fails on whatever `watch` complains of, on any of its pages. */
export const test = base.extend<Journey>({
  allowed: [[], { option: true }],
  complaints: [
    async ({ context, baseURL, allowed }, use) => {
      const complaints: string[] = [];
      await watch(context, baseURL, (text) => {
        if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
      });
      await use(complaints);
      expect(complaints, "what the console and the network said").toEqual([]);
    },
    { auto: true },
  ],
  plain: async ({ browser, baseURL, complaints }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await watch(context, baseURL, (text) => complaints.push(text));
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };
