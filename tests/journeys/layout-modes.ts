import type { Page } from "@playwright/test";
import type { Finding } from "../layout/boxes.ts";
import { unexpected } from "../layout/exceptions.ts";
import { setWidth } from "./layout-steps.ts";
import { expectNothingDrawnOver } from "./support/drawn-controls.ts";
import { expect } from "./support/journey.ts";
import { inWords, look } from "./support/look.ts";

/** The minimum values of WCAG 2.2, success criterion 1.4.12, except for paragraphs. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** A window of 1280 × 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };

/** The width of text on A4 between the margins of the print styles, in CSS pixels. */
const paper = { width: 672, height: 987 };

const fontSizes = { standard: 16, fixed: 13 };

/**
 * Checks a page once in each way that some people use it: zoomed to 400 %, with text of twice the
 * size, with more space in and between lines, on paper, and in the system's own colours.
 */
export async function expectForEveryone(page: Page): Promise<void> {
  const found: string[] = [];
  const lookAs = async (mode: string, keep: (finding: Finding) => boolean = () => true) => {
    const { boxes, findings } = await look(page);
    const kept = findings.filter(keep);
    found.push(...unexpected(kept, boxes.address).map((finding) => `${mode}: ${inWords(finding)}`));
    return { boxes, findings };
  };
  const session = await page.context().newCDPSession(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  // The skip link covers the header while it has the focus.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

  await setWidth(page, zoomed.width);
  await page.setViewportSize(zoomed);
  await lookAs("at 400 %");

  await setWidth(page, 1280);
  const { standard, fixed } = fontSizes;
  await session.send("Page.setFontSizes", {
    fontSizes: { standard: 2 * standard, fixed: 2 * fixed },
  });
  await lookAs("with text of 200 %");
  await session.send("Page.setFontSizes", { fontSizes });

  await setWidth(page, 768);
  await withStyles(page, textSpacing, () => lookAs("with text spacing"));

  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print" });
  // Paper isn't clicked, and content that would scroll is cut off there.
  const { boxes, findings } = await lookAs("on paper", ({ rule }) => isOfPaper(rule));
  found.push(
    ...findings
      .filter(({ rule }) => rule === "scroller")
      .map((each) => `on paper: ${inWords(each)}`),
  );
  expect(boxes.texts, "texts on paper").not.toEqual([]);
  await page.emulateMedia({ media: null });
  expect(found, "what the rules find").toEqual([]);

  await setWidth(page, 1440);
  await page.emulateMedia({ forcedColors: "active" });
  await expectNothingDrawnOver(page);
  await page.emulateMedia({ forcedColors: null });
}

function isOfPaper(rule: string): boolean {
  return ["squeezed", "clipped", "overlapped", "sideways", "blank"].includes(rule);
}

async function withStyles(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, text);
  await act();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}
