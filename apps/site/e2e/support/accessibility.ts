import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { JSHandle, Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { countCheck, placeOf } from "./counted.ts";
import { expect } from "./journey.ts";
import { markRepeated, repeated } from "./text.ts";

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

/** The frame is the same around each page: what is in it is checked on the landing page only. */
const withinFrame = [".site-header > *", ".site-sidebar > *", ".site-footer > *"];

const hasOwnFrame = (page: Page) => new URL(page.url()).pathname === "/";

/**
 * What axe finds on the page in its present state, light and dark, apart from `unless` and from what
 * is in `exclude`.
 *
 * axe is injected once per document and reports violations only. axe's Playwright wrapper injects
 * it for every run and returns every passed element, which takes 2 to 3 times as long.
 */
export async function accessibilityProblems(
  page: Page,
  unless: readonly string[] = [],
  exclude: readonly string[] = [],
): Promise<Violation[]> {
  const rules = Object.fromEntries(unless.map((rule) => [rule, { enabled: false }]));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await violations(page, { rules }, { exclude: [...exclude] });
  return [...light, ...(await darkProblems(page))];
}

/** Expects that axe finds nothing on the page in its present state, light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await markRepeated(page);
  const frame = hasOwnFrame(page) ? [] : withinFrame;
  const found = await accessibilityProblems(page, [], [...frame, repeated]);
  expect.soft(found, "what axe finds").toEqual([]);
}

/** The digests of the elements in whose dark colours this process has found nothing wrong. */
const knownInDark = new Set<number>();

/**
 * What axe finds in the colours of the dark scheme, of two elements of each kind that were on no page
 * before: what is drawn alike has the same colours.
 */
async function darkProblems(page: Page): Promise<Violation[]> {
  const kinds = await page.evaluate(markNewKinds, [newKind, [...knownInDark]] as const);
  if (kinds.length === 0) return [];
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const found = await violations(page, { runOnly: colourRules }, `[${newKind}]`, "dark");
  if (found.length === 0) for (const kind of kinds) knownInDark.add(kind);
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

const newKind = "axe-new-kind";

/**
 * Runs in the page. A kind has a name, classes and attributes of state, and a parent of a kind; it's
 * new unless it was seen within elements of the same kinds, up to the body. Returns the new digests.
 */
function markNewKinds([name, known]: readonly [string, readonly number[]]): number[] {
  const seen = new Set(known);
  const added: number[] = [];
  const counts = new Map<string, number>();
  const kindOf = (element: Element | null) =>
    element &&
    Array.from(element.attributes, (each) =>
      each.name.startsWith("aria-current") || /^class$|^data-(?!page$)|^aria-.*ed$/.test(each.name)
        ? `${each.name}=${each.value}`
        : "",
    ).join(element.localName);
  for (const each of document.body.querySelectorAll("*")) {
    each.removeAttribute(name);
    const hasText = Array.from(each.childNodes).some(
      (node) => node instanceof Text && node.data.trim(),
    );
    if (!hasText || !each.checkVisibility()) continue;
    const parents = [each, each.parentElement, each.parentElement?.parentElement ?? null];
    const kind = parents.map(kindOf).join(" in ");
    const count = counts.get(kind) ?? 0;
    if (count >= 2) continue;
    let digest = 7;
    for (let around: Element | null = each; around; around = around.parentElement) {
      if (around === document.body) break;
      const text = `${kindOf(around)} `;
      for (let at = 0; at < text.length; at += 1) {
        digest = (Math.imul(digest, 31) + text.charCodeAt(at)) | 0;
      }
    }
    if (seen.has(digest)) continue;
    counts.set(kind, count + 1);
    added.push(digest);
    each.setAttribute(name, "");
  }
  return added;
}

/** The elements that are shown, and those of them that the rules of the layout go by, as text. */
type Shown = JSHandle<{ elements: Set<Element>; outline: string }>;

/** What a page shows in its present layout, for `expectStillAccessible`. */
export function whatIsShown(page: Page): Promise<Shown> {
  return page.evaluateHandle(readShown, hasOwnFrame(page) ? "body" : "main");
}

/** Runs in the page. */
function readShown(within: string): { elements: Set<Element>; outline: string } {
  const shown = Array.from(document.querySelectorAll(`${within} *`)).filter((each) =>
    each.checkVisibility(),
  );
  const outline = shown.flatMap((each) => {
    const { overflowX, overflowY } = getComputedStyle(each);
    const mayScroll = /auto|scroll/.test(`${overflowX} ${overflowY}`);
    const overflows =
      each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
    const scrolls = mayScroll && overflows;
    const isPart = each.matches("h1, h2, h3, h4, h5, h6, nav, aside, section, form, [role]");
    return scrolls || isPart ? [`${each.localName}${scrolls ? " scrolls" : ""}`] : [];
  });
  return { elements: new Set(shown), outline: outline.join() };
}

/**
 * Expects that axe finds nothing in a page that was accessible in another layout or state: nothing in
 * what is shown only now, and nothing by the rules that depend on what of the page is shown.
 */
export async function expectStillAccessible(page: Page, before: Shown): Promise<void> {
  const now = await whatIsShown(page);
  const { isNew, isOther } = await page.evaluate(
    ([{ elements: old, outline: oldOutline }, { elements, outline }, name]) => {
      for (const each of document.querySelectorAll(`[${name}]`)) each.removeAttribute(name);
      for (const each of elements) {
        const isFirst = !old.has(each) && !each.parentElement?.closest(`[${name}]`);
        if (isFirst) each.setAttribute(name, "");
      }
      return {
        isNew: document.querySelector(`[${name}]`) !== null,
        isOther: outline !== oldOutline,
      };
    },
    [before, now, mark] as const,
  );
  const found = isOther ? await violations(page, { runOnly: layoutRules }) : [];
  if (isNew) {
    found.push(...(await violations(page, {}, `[${mark}]`)));
    found.push(...(await darkProblems(page)));
  }
  expect.soft(found, "what axe finds in another layout").toEqual([]);
}

const mark = "axe-shown-only-now";

type Violation = { rule: string; places: string[] };

/** What axe finds within a part of the page, which may be missing, or in all of it but a part. */
async function violations(
  page: Page,
  options: RunOptions,
  within: string | { exclude: string[] } = { exclude: [] },
  scheme: "light" | "dark" = "light",
): Promise<Violation[]> {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ([part, chosen]) => {
      if (!axe) throw new Error("axe is not on the page.");
      // A view without text has no element of the kinds that were asked for.
      if (typeof part === "string" && !document.querySelector(part)) return null;
      const isWhole = typeof part !== "string" && part.exclude.length === 0;
      const results = await axe.run(isWhole ? document : part, chosen);
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
  if (found) countCheck("axe", { ...placeOf(page), scheme });
  return found ?? [];
}
