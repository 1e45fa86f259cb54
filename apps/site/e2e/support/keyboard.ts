import type { CDPSession, Page } from "@playwright/test";

/** Speaks to the browser as an input method and a keyboard do. */
async function speak(page: Page, say: (browser: CDPSession) => Promise<unknown>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await say(browser);
  await browser.detach();
}

/** Starts or goes on composing a text in the field that has the focus, and leaves it open. */
export const compose = (page: Page, text: string): Promise<void> =>
  speak(page, (browser) =>
    browser.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    }),
  );

/** Puts a text in the place of what is composed, and ends the composition. */
export const commit = (page: Page, text: string): Promise<void> =>
  speak(page, (browser) => browser.send("Input.insertText", { text }));

type Key = {
  key: string;
  code: string;
  /** The sum of 1 for Alt, 2 for Ctrl, 4 for Cmd and 8 for Shift. */
  modifiers?: number;
  /** Whether it has been held. */
  autoRepeat?: boolean;
  windowsVirtualKeyCode?: number;
};

/** Presses a key of a keyboard that Playwright doesn't know. */
export const pressKey = (page: Page, { autoRepeat = false, ...key }: Key): Promise<void> =>
  speak(page, async (browser) => {
    const text = key.key === "Enter" ? { text: "\r", unmodifiedText: "\r" } : {};
    const down = { type: "keyDown" as const, autoRepeat, ...key, ...text };
    await browser.send("Input.dispatchKeyEvent", down);
    await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  });

/** Presses a key that an input method takes, as Safari reports it after the end of a composition. */
export const pressTaken = (page: Page, key: "Enter" | "Escape"): Promise<void> =>
  pressKey(page, { key, code: key, windowsVirtualKeyCode: 229 });
