import type { CDPSession, Page } from "@playwright/test";
import type { Finding } from "../layout/boxes.ts";
import { outdated, unexpected } from "../layout/exceptions.ts";
import { checkFocus, checkLayout, inWords } from "./support/check-layout.ts";
import { expect } from "./support/journey.ts";

/** The widths of a desktop, a laptop, a tablet and two phones. */
export const pageWidths = [1440, 1024, 768, 320, 390] as const;

const heights: Record<number, number> = { 1440: 900, 1024: 768, 768: 1024, 390: 844, 320: 640 };

const sessions = new WeakMap<Page, CDPSession>();

/** The one session of a page with its browser: emulation ends with its session. */
export async function browserSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Gives the page another width; the narrow ones are those of phones, which are touched. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] ?? 900 });
  const session = await browserSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: width <= 390 });
}

/** Has the browser lay out what it would skip because it's off screen. */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits until the page has answered to a new width. */
async function untilDrawn(page: Page, paused: boolean): Promise<void> {
  if (paused) {
    await page.clock.runFor(50);
    return;
  }
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

type Found = { where: string; address: string; finding: Finding };

type Options = {
  /** The widths at which it's checked; the page stays at the last. */
  widths: readonly number[];
  /** Whether the clock of the page is paused. */
  paused?: boolean;
  /** Whether the controls take focus. */
  focus?: boolean;
};

/**
 * Expects the layout rules to find only exceptions at every width. No rule reads a colour, so one
 * scheme is enough. Last, the controls take keyboard focus, which closes what closes when it loses
 * it.
 */
export async function expectWellLaidOut(
  page: Page,
  place: string,
  { widths, paused = false, focus = true }: Options,
): Promise<void> {
  const found: Found[] = [];
  for (const width of widths) {
    await setWidth(page, width);
    await untilDrawn(page, paused);
    const { boxes, findings } = await checkLayout(page);
    for (const finding of findings)
      found.push({ where: `${width} px`, address: boxes.address, finding });
  }
  const address = new URL(page.url()).pathname;
  for (const finding of focus ? await checkFocus(page) : []) {
    found.push({ where: `${widths.at(-1)} px, with focus`, address, finding });
  }

  const wrong = found
    .filter(({ finding, address }) => unexpected([finding], address).length > 0)
    .map(({ where, finding }) => `${where}: ${inWords(finding)}`);
  expect.soft(wrong, `what the rules find in ${place}`).toEqual([]);
  const stale = outdated(found, place).map(({ rule, element }) => `${rule}: ${element}`);
  expect.soft(stale, `exceptions that no longer occur in ${place}`).toEqual([]);
}
