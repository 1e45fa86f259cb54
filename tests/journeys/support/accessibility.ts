import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { JSHandle, Page } from "@playwright/test";
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

/** The rules whose answer depends on what is beside what, or on what of the whole page is shown. */
const layoutRules = [
  ...["scrollable-region-focusable", "bypass", "heading-order", "region"],
  ...["landmark-one-main", "page-has-heading-one"],
];

/**
 * What axe finds on the page in its present state, light and dark, apart from `unless`. The colours of
 * the dark scheme are checked on two elements of each kind: what is drawn alike has the same colours.
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
  const light = await violations(page, { rules });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.evaluate(markTwoOfEachKind, twoOfEachKind);
  const dark = await violations(page, { runOnly: colourRules }, `[${twoOfEachKind}]`);
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark];
}

/** Expects that axe finds nothing on the page in its present state, light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await accessibilityProblems(page), "what axe finds").toEqual([]);
}

const twoOfEachKind = "data-two-of-each-kind";

/** Runs in the page. A kind has a name, classes and attributes of state, and a parent of a kind. */
function markTwoOfEachKind(name: string): void {
  const counts = new Map<string, number>();
  const kindOf = (element: Element | null) =>
    element &&
    Array.from(element.attributes, (each) =>
      each.name.startsWith("aria-current") || /^class$|^data-|^aria-.*ed$/.test(each.name)
        ? `${each.name}=${each.value}`
        : "",
    ).join(element.localName);
  for (const each of document.body.querySelectorAll("*")) {
    const hasText = Array.from(each.childNodes).some(
      (node) => node instanceof Text && node.data.trim(),
    );
    if (!hasText) continue;
    const parents = [each, each.parentElement, each.parentElement?.parentElement ?? null];
    const kind = parents.map(kindOf).join(" in ");
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    each.toggleAttribute(name, count < 2);
  }
}

type Elements = JSHandle<Set<Element>>;

/** The elements that are shown. */
export function shownElements(page: Page): Promise<Elements> {
  return page.evaluateHandle(
    () =>
      new Set(
        Array.from(document.body.querySelectorAll("*")).filter((each) => each.checkVisibility()),
      ),
  );
}

/**
 * Expects that axe finds nothing in a page that was accessible in another layout: nothing in what is
 * shown only now, and nothing by the rules that depend on the layout.
 */
export async function expectStillAccessible(page: Page, shownBefore: Elements): Promise<void> {
  const isNew = await page.evaluate(
    ([before, name]) => {
      for (const each of document.body.querySelectorAll("*")) {
        const isFirst = !before.has(each) && !each.parentElement?.closest(`[${name}]`);
        if (isFirst && each.checkVisibility()) each.setAttribute(name, "");
      }
      return document.querySelector(`[${name}]`) !== null;
    },
    [shownBefore, mark] as const,
  );
  const found = await violations(page, { runOnly: layoutRules });
  if (isNew) found.push(...(await violations(page, {}, `[${mark}]`)));
  expect.soft(found, "what axe finds in another layout").toEqual([]);
}

const mark = "data-shown-only-now";

type Violation = { rule: string; places: string[] };

async function violations(page: Page, options: RunOptions, within = "html"): Promise<Violation[]> {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([part, chosen]) => {
      if (!axe) throw new Error("axe is not on the page.");
      // A view without text has no element of the kinds that were asked for.
      if (part !== "html" && !document.querySelector(part)) return [];
      const results = await axe.run(part === "html" ? document : part, chosen);
      return results.violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        places: nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`),
      }));
    },
    [
      within,
      // The site has no frames, so axe needn't look for any.
      { resultTypes: ["violations"], iframes: false, ...options } satisfies RunOptions,
    ] as const,
  );
}
