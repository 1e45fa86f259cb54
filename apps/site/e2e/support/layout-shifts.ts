import type { Page } from "@playwright/test";
import { holdScripts, untilFontsCame, visit } from "./visit.ts";

/** Collects every shift of the layout, and returns the way to ask for them. */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ("value" in entry) shifts.push(Number(entry.value));
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const shiftsSoFar = () => {
      keep(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { shiftsSoFar });
  });
  return () => page.evaluate(() => Reflect.get(window, "shiftsSoFar")());
}

/**
 * How far text moves when the fonts come late: the sum of all layout shifts of a page whose fonts are
 * held back until it's hydrated. It also counts what Chromium leaves out of CLS for half a second after
 * a resize: that is how a phone is emulated, and a font that comes in this time would seem to move
 * nothing.
 */
export async function lateFontShift(page: Page, address: string): Promise<number> {
  const shifts = await watchShifts(page);
  const letFontsCome = await holdScripts(page, "**/*.woff2");
  await visit(page, address);
  letFontsCome();
  await untilFontsCame(page);
  await untilShiftsAreReported(page);
  return (await shifts()).reduce((total, shift) => total + shift, 0);
}

/** Waits for the frame that draws what has changed, and the one after it, in which a shift is reported. */
export function untilShiftsAreReported(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
}
