import type { CDPSession, Page } from "@playwright/test";
import type { Finding } from "../layout/boxes.ts";
import { outdated, unexpected } from "../layout/exceptions.ts";
import { expect } from "./support/journey.ts";
import { inWords, look, lookAtFocus } from "./support/look.ts";

export const widths = [1440, 768, 390] as const;
const schemes = ["light", "dark"] as const;
const heights: Record<number, number> = { 1440: 900, 768: 1024, 390: 844, 320: 640 };

/** A state of a page, and how a visitor comes to it. */
export type State = {
  name: string;
  path: string;
  /** The visitor's actions once the page is open. */
  reach: (page: Page) => Promise<void>;
  /** Setup before the page is opened. Without it, the cookie choice has been made. */
  before?: (page: Page) => Promise<void>;
  /** An address that leads to the same state. */
  address?: string;
  /** The widths at which there is a state like that; it's reached at the first. */
  widths?: readonly number[];
  /** Whether the clock of the page is paused. */
  paused?: boolean;
};

const sessions = new WeakMap<Page, CDPSession>();

/** Gives the page another width; the narrow ones are those of phones, which are touched. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] ?? 900 });
  // Emulation ends with its session.
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: width <= 390 });
}

/** Has the browser lay out what it would skip because it's off screen. */
async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits until the page has answered to a new width or scheme. */
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

/**
 * Looks at a page at every width, light and dark, and expects the rules to find only exceptions.
 * Last, its controls take keyboard focus, which closes parts that close when they lose it.
 */
export async function expectWellLaidOut(
  page: Page,
  place: string,
  { widths: seen = widths, paused = false }: Pick<State, "widths" | "paused"> = {},
): Promise<void> {
  await layOutEverything(page);
  const found: Found[] = [];
  const lookAt = async (width: number, colorScheme: "light" | "dark" = "light") => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await untilDrawn(page, paused);
    const { boxes, findings } = await look(page);
    const where = `${width} px, ${colorScheme}`;
    return findings.map((finding): Found => ({ where, address: boxes.address, finding }));
  };
  if (seen.includes(390)) {
    await setWidth(page, 320);
    found.push(...(await lookAt(320, "light")));
  }
  // Each width begins with the scheme that the last ended with: a change lays the page out again.
  for (const [index, width] of seen.entries()) {
    await setWidth(page, width);
    const [first, second] = index % 2 === 0 ? schemes : schemes.toReversed();
    found.push(...(await lookAt(width, first)), ...(await lookAt(width, second)));
  }
  const address = new URL(page.url()).pathname;
  for (const finding of await lookAtFocus(page)) {
    found.push({ where: `${seen.at(-1)} px, with focus`, address, finding });
  }

  const wrong = found
    .filter(({ finding, address }) => unexpected([finding], address).length > 0)
    .map(({ where, finding }) => `${where}: ${inWords(finding)}`);
  expect(wrong, "what the rules find").toEqual([]);
  const stale = outdated(found, place).map(({ rule, element }) => `${rule}: ${element}`);
  expect(stale, "exceptions that no longer occur").toEqual([]);
}
