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

/** Presses a key that an input method takes, as Safari reports it after the end of a composition. */
export const pressTaken = (page: Page, key: "Enter" | "Escape"): Promise<void> =>
  speak(page, async (browser) => {
    const event = { key, code: key, windowsVirtualKeyCode: 229 };
    const text = key === "Enter" ? { text: "\r", unmodifiedText: "\r" } : {};
    await browser.send("Input.dispatchKeyEvent", { type: "keyDown", ...event, ...text });
    await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  });
