import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { expect } from "./journey.ts";

declare global {
  var axe: typeof import("axe-core") | undefined;
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** The rules whose answer depends on the colour scheme. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on the page in its present state, light and dark, apart from `unless`.
 *
 * axe is injected once per document and reports violations only. axe's Playwright wrapper injects
 * it for every run and returns every passed element, which takes 2 to 3 times as long.
 */
export async function accessibilityProblems(
  page: Page,
  unless: readonly string[] = [],
): Promise<Violation[]> {
  const rules = Object.fromEntries(unless.map((rule) => [rule, { enabled: false }]));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(axeSource);
  const light = await violations(page, { rules });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await violations(page, { runOnly: colourRules });
  return [...light, ...dark];
}

/** Expects that axe finds nothing on the page in its present state, light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page), "what axe finds").toEqual([]);
}

type Violation = { rule: string; places: string[] };

function violations(page: Page, options: RunOptions): Promise<Violation[]> {
  return page.evaluate(
    async (chosen) => {
      if (!axe) throw new Error("axe is not on the page.");
      const results = await axe.run(document, chosen);
      return results.violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        places: nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`),
      }));
    },
    // The site has no frames, so axe needn't look for any.
    { resultTypes: ["violations"], iframes: false, ...options } satisfies RunOptions,
  );
}
