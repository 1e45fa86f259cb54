import type { CDPSession, Page } from "@playwright/test";
import type { Finding } from "#tests/layout/boxes.ts";
import { outdated, unexpected } from "#tests/layout/exceptions.ts";
import type { Walk } from "./layout-states.ts";
import { checkFocus, checkLayout, inWords } from "./support/check-layout.ts";
import { expect, test } from "./support/journey.ts";

/** The widths of a desktop, a laptop, a tablet, a window of 1280 × 1024 pixels at 400 %, and a phone. */
export const pageWidths = [1440, 1024, 768, 320, 390] as const;

/** The height of a window at 400 %. */
const zoomedHeight = 256;

/** The widths of a state of a page that was seen at all of the above. */
const stateWidths = [1440, 768, 320, 390];

const heights: Record<number, number> = { 1440: 900, 1024: 768, 768: 1024, 390: 844, 320: 640 };

const sessions = new WeakMap<Page, CDPSession>();

/** The one session of a page with its browser: emulation ends with its session. */
export async function browserSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Gives the page another width; the narrow ones are those of phones, which are touched. */
export async function setWidth(
  page: Page,
  width: number,
  height = heights[width] ?? 900,
): Promise<void> {
  await page.setViewportSize({ width, height });
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
  /** Whether the narrowest window is as low as one at 400 %. */
  zoomed?: boolean;
  /** What else is looked at where the page is so wide. */
  at?: Readonly<Record<number, (page: Page) => Promise<void>>>;
};

/**
 * Expects the layout rules to find only exceptions at every width. No rule reads a colour, so one
 * scheme is enough. Last, the controls take keyboard focus, which closes what closes when it loses
 * it.
 */
export async function expectWellLaidOut(
  page: Page,
  place: string,
  { widths, paused = false, focus = true, zoomed = false, at = {} }: Options,
): Promise<void> {
  const found: Found[] = [];
  for (const width of widths) {
    await setWidth(page, width, zoomed && width === 320 ? zoomedHeight : undefined);
    await untilDrawn(page, paused);
    const { boxes, findings } = await checkLayout(page);
    for (const finding of findings)
      found.push({ where: `${width} px`, address: boxes.address, finding });
    await at[width]?.(page);
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

/** Other words in places that were seen at every width are checked where they have most and least room. */
const extremes = [1440, 320];

/** Goes through the states of an open page, and expects each to be laid out well. */
export async function expectStatesWellLaidOut(page: Page, walk: Walk): Promise<void> {
  for (const { name, reach, hasKnownControls = false, widths = stateWidths } of walk.states) {
    await test.step(name, async () => {
      await setWidth(page, widths[0] ?? 1440);
      await reach(page);
      await expectWellLaidOut(page, name, {
        widths: hasKnownControls ? extremes : widths,
        ...{ paused: walk.paused ?? false, focus: !hasKnownControls },
      });
    });
  }
}
