import { test as base, expect, type Page } from "@playwright/test";
import { checkLastState, watchLayout } from "./layout-watch.ts";
import { watch } from "./watch.ts";

type Journey = {
  /** Console and network messages allowed in a test that provokes them. */
  allowed: readonly RegExp[];
  /** Console and network messages so far. Any message fails the test when it ends. */
  complaints: string[];
  /** Why nothing looks at the pages of a test, where it breaks them on purpose. */
  unseen: string;
  /** The findings of the layout rules so far, in every state reached. */
  findings: string[];
  /** A page of a browser that runs no JavaScript. */
  plain: Page;
};

/** A journey that fails on anything `watch` reports, on any of its pages. */
export const test = base.extend<Journey>({
  allowed: [[], { option: true }],
  unseen: ["", { option: true }],
  findings: [
    async ({ context, unseen }, use, { errors }) => {
      const findings: string[] = [];
      const complain = (text: string) => void findings.push(text);
      if (!unseen) await watchLayout(context, complain);
      await use(findings);
      if (unseen || errors.length > 0) return;
      for (const page of context.pages()) await checkLastState(page, complain);
      expect(findings, "what the layout rules find").toEqual([]);
    },
    { auto: true },
  ],
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
  plain: async ({ browser, baseURL, complaints, findings, unseen }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await watch(context, baseURL, (text) => complaints.push(text));
    const page = await context.newPage();
    await use(page);
    if (!unseen) await checkLastState(page, (text) => findings.push(text));
    await context.close();
  },
});

export { expect };
