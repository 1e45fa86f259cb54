import type { Page } from "@playwright/test";
import type { Boxes, Finding, FocusBoxes } from "#tests/layout/boxes.ts";
import { measure } from "#tests/layout/measure.ts";
import { measureFocus } from "#tests/layout/measure-focus.ts";
import { findingsIn, focusFindingsIn } from "#tests/layout/rules.ts";
import { countCheck, placeOf } from "./counted.ts";

// As text, the result takes a third of the time that its objects would take.
const measuring = `JSON.stringify((${measure})())`;

/** Measures a page as it is now and applies the rules. */
export async function checkLayout(page: Page): Promise<{ boxes: Boxes; findings: Finding[] }> {
  countCheck("layout", placeOf(page));
  const boxes: Boxes = JSON.parse(await page.evaluate<string>(measuring));
  return { boxes, findings: findingsIn(boxes) };
}

/**
 * Gives keyboard focus to the heading and to the controls of a page, and judges what changes. Those
 * of the frame take it on the landing page only, because they are the same on every page.
 */
export async function checkFocus(page: Page): Promise<Finding[]> {
  countCheck("layout", placeOf(page));
  await page.keyboard.press("Tab");
  const withFrame = new URL(page.url()).pathname === "/";
  const measuringFocus = `JSON.stringify((${measureFocus})(${withFrame}))`;
  const boxes: FocusBoxes = JSON.parse(await page.evaluate<string>(measuringFocus));
  return focusFindingsIn(boxes);
}

/** A finding in one line. */
export function inWords({ rule, element, rect, sentence }: Finding): string {
  return `${rule}: ${element} at ${rect.join(", ")}. ${sentence}`;
}
