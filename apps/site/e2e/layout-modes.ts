import type { Page } from "@playwright/test";
import type { Finding } from "#tests/layout/boxes.ts";
import { unexpected } from "#tests/layout/exceptions.ts";
import { browserSession, setWidth } from "./layout-steps.ts";
import { checkLayout, inWords } from "./support/check-layout.ts";
import { expect } from "./support/journey.ts";
import { expectNothingDrawnOver } from "./support/layout.ts";

/** The minimum values of WCAG 2.2, success criterion 1.4.12, except for paragraphs. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** The width of text on A4 between the margins of the print styles, in CSS pixels. */
const paper = { width: 672, height: 987 };

const fontSizes = { standard: 16, fixed: 13 };

// Some people use a page with text of twice the size, with more space in and between lines, in the
// system's own colours, and on paper. At 400 % it's as wide as on a narrow phone (`pageWidths`).

export async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await expectNothingDrawnOver(page);
  await page.emulateMedia({ forcedColors: null });
}

export async function expectTextSpacing(page: Page): Promise<void> {
  await withStyles(page, textSpacing, () => expectNoFinding(page, "with text spacing"));
}

/** Expects a name in code to stay on one line in tables, which a narrower page stacks. */
export async function expectWholeNames(page: Page): Promise<void> {
  const broken = await page
    .locator("td code")
    .evaluateAll((names) =>
      names
        .filter((name) => /^\w+$/.test(name.textContent ?? "") && name.getClientRects().length > 1)
        .map((name) => name.textContent),
    );
  expect.soft(broken, "names that break in a table").toEqual([]);
}

export async function expectLargeText(page: Page): Promise<void> {
  const session = await browserSession(page);
  // The skip link covers the header while it has the focus.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await setWidth(page, 1280);
  const { standard, fixed } = fontSizes;
  await session.send("Page.setFontSizes", {
    fontSizes: { standard: 2 * standard, fixed: 2 * fixed },
  });
  await expectNoFinding(page, "with text of 200 %");
  await setWidth(page, 390);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, "width on a phone, with text of 200 %").toBeLessThanOrEqual(390);
  await session.send("Page.setFontSizes", { fontSizes });
}

/** Expects the layout rules to find only exceptions. */
export async function expectNoFinding(page: Page, mode: string): Promise<void> {
  const { boxes, findings } = await checkLayout(page);
  const found = unexpected(findings, boxes.address).map(inWords);
  expect.soft(found, `what the rules find ${mode}`).toEqual([]);
}

/** Expects the text alone, dark on white, whole, whatever the colour scheme of the screen is. */
export async function expectPrinted(page: Page): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const { boxes, findings } = await checkLayout(page);
  // Paper isn't clicked, and content that would scroll is cut off there.
  const isOfPaper = ({ rule }: Finding) =>
    ["squeezed", "clipped", "overlapped", "sideways", "blank"].includes(rule);
  const found = [
    ...unexpected(findings.filter(isOfPaper), boxes.address),
    ...findings.filter(({ rule }) => rule === "scroller"),
  ].map(inWords);
  expect.soft(found, "what the rules find on paper").toEqual([]);
  expect.soft(boxes.texts, "texts on paper").not.toEqual([]);
  const above = boxes.texts
    .filter(({ rect }) => rect[1] + boxes.document.top < 0)
    .map(({ element }) => element);
  expect.soft(above, "texts above the first page").toEqual([]);
  const main = page.getByRole("main");
  const closed = main
    .locator("details:visible")
    .filter({ hasNot: page.locator("summary ~ *:visible") });
  await expect.soft(closed, "what is closed on paper").toHaveCount(0);
  const frame = page.getByRole("banner").or(page.getByRole("contentinfo"));
  const navigation = page.getByRole("navigation", {
    name: /^(Main|On this page|Breadcrumb|Previous and next)$/,
  });
  const notPrinted = frame.or(navigation).or(main.getByRole("button")).filter({ visible: true });
  await expect.soft(notPrinted).toHaveCount(0);
  if (/^\/docs/.test(boxes.address)) {
    // Tools, such as the validator, aren't printed either, and no part is left out.
    await expect.soft(main.getByRole("textbox")).toHaveCount(0);
    await expect.soft(main.locator(".button:visible")).toHaveCount(0);
    const titles = await main.locator("article h2").count();
    await expect.soft(main.getByRole("heading", { level: 2 })).toHaveCount(titles);
    await main.locator(".fold").evaluateAll((folds) => {
      for (const fold of folds) fold.removeAttribute("open");
    });
    await expect
      .soft(main.locator(".fold h3:visible"))
      .toHaveCount(await main.locator(".fold h3").count());
  }
  const { text, ground } = await page.evaluate(() => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const { color } = getComputedStyle(document.body);
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return { text: luminance(color), ground: luminance(backgroundColor) };
  });
  expect.soft(text, "luminance of text on paper").toBeLessThan(0.2);
  expect.soft(ground, "luminance of paper").toBeCloseTo(1);
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
