import { expect } from "vitest";
import type { Boxes } from "../layout/boxes.ts";
import { unexpected } from "../layout/exceptions.ts";
import { measure } from "../layout/measure.ts";
import { findingsIn } from "../layout/rules.ts";
import type { Page } from "./page.ts";

/** Fails when the layout of the page, as it is at this moment, breaks a rule. */
export async function look(page: Page): Promise<void> {
  const boxes: Boxes = await page.run(measure);
  const address = await page.run(() => location.pathname + location.search);
  const found = unexpected(findingsIn(boxes), address).map(
    ({ rule, element, rect, sentence }) => `${rule}: ${element} at ${rect.join(", ")}: ${sentence}`,
  );
  if (found.length > 0) expect.fail(`What the layout rules find:\n${found.join("\n")}`);
}
