import type { Locator, Page } from "@playwright/test";

const rounds = 3;

/**
 * Types a word into a search field and takes it back, letter by letter, three times, with the CPU
 * slowed 4 times. Each key waits for the one before it to settle.
 *
 * @param findResult how to see that the results for this text are shown
 * @returns milliseconds from each key press to the frame with its results
 */
export async function timeKeys(
  page: Page,
  field: Locator,
  word: string,
  findResult: (typed: string) => Locator,
): Promise<number[]> {
  await field.click();
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (let step = 1; step <= 2 * word.length; step++) {
      const isBack = step > word.length;
      taken.push(await timeKey(page, isBack ? "Backspace" : (word[step - 1] ?? "")));
      await findResult(word.slice(0, isBack ? 2 * word.length - step : step)).waitFor();
      // The address follows after 300 ms, and what is near the window is added.
      await page.waitForTimeout(600);
    }
  }
  return taken;
}

/** Presses a key as a person would and waits for the frame after it. */
async function timeKey(page: Page, key: string): Promise<number> {
  // Told first: a key reaches the page on another way than what is evaluated in it.
  const watch = await page.evaluateHandle(watchKey);
  await page.keyboard.press(key);
  return watch.evaluate(({ painted }) => painted);
}

/**
 * Runs in the page: reports how long after the next key press the frame with its results was shown.
 */
function watchKey(): { painted: Promise<number> } {
  const painted = new Promise<number>((resolve) => {
    let pressed = 0;
    const notePress = (event: Event) => {
      pressed = event.timeStamp;
    };
    const noteFrame = () => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - pressed);
        port2.postMessage(null);
      });
    };
    addEventListener("keydown", notePress, { capture: true, once: true });
    addEventListener("input", noteFrame, { once: true });
  });
  return { painted };
}
