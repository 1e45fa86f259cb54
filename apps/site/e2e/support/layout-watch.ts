import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, type Page, test } from "@playwright/test";
import type { Boxes } from "#tests/layout/boxes.ts";
import { unexpected } from "#tests/layout/exceptions.ts";
import { measure } from "#tests/layout/measure.ts";
import { findingsIn } from "#tests/layout/rules.ts";
import { checkLayout, inWords } from "./check-layout.ts";
import { countCheck } from "./counted.ts";

/**
 * The folder of the states that were checked in this run, by any of its processes: an empty file
 * each, because making one takes no lock. Playwright empties the folder around it before a run.
 */
function checkedStates(): string {
  const folder = join(test.info().project.outputDir, ".checked-states");
  mkdirSync(folder, { recursive: true });
  return folder;
}

const binding = "reportState";

/**
 * Checks the layout of every state that a journey reaches on the pages of a context: just before a
 * click or a key changes it, and before the page is left. At that point the journey has found what
 * it waited for. The last state is for `checkLastState`.
 */
export async function watchLayout(
  context: BrowserContext,
  report: (text: string) => void,
): Promise<void> {
  const checked = checkedStates();
  const running = test.info();
  await context.exposeBinding(binding, (_source, state: string, text: string) => {
    const boxes: Boxes = JSON.parse(text);
    const [path = ""] = boxes.address.split("?");
    countCheck("layout", { path, width: boxes.viewport.width, scheme: "light" }, running);
    judge(checked, state, boxes, report);
  });
  const known = readdirSync(checked).join(" ");
  await context.addInitScript({
    content: `(${watchStates})(${describeState}, ${measure}, "${known}", "${binding}")`,
  });
}

/** Checks the state in which a journey leaves a page. */
export async function checkLastState(page: Page, report: (text: string) => void): Promise<void> {
  try {
    const checked = checkedStates();
    const state = await page.evaluate(describeState);
    if (state === null || existsSync(join(checked, state))) return;
    await page.evaluate(untilStill);
    const { boxes } = await checkLayout(page);
    judge(checked, state, boxes, report);
  } catch (error) {
    // A page that has just been closed or left has no last state.
    if (!/closed|destroyed|crashed/.test(String(error))) throw error;
  }
}

function judge(checked: string, state: string, boxes: Boxes, report: (text: string) => void): void {
  const findings = unexpected(findingsIn(boxes), boxes.address);
  for (const finding of findings) {
    report(`${boxes.address.slice(0, 80)} at ${boxes.viewport.width} px: ${inWords(finding)}`);
  }
  // Elements that still move are checked when the state is reached again, and a finding fails every
  // journey that comes by.
  if (boxes.moving === 0 && findings.length === 0) writeFileSync(join(checked, state), "");
}

/**
 * The digest of what distinguishes the states of a page: address, width, what is open, what is
 * selected and, with a tolerance of a sixth, how much there is. Null for a page that isn't hydrated
 * yet, and for print.
 */
function describeState(): string | null {
  const { dataset } = document.documentElement;
  const scripted = matchMedia("(scripting: enabled)").matches;
  if ((scripted && !("hydrated" in dataset)) || matchMedia("print").matches) return null;
  // The skip link covers what is under it, and goes when it loses the focus.
  if (document.activeElement?.matches('a[href="#main"]')) return null;
  const named = (selector: string) =>
    Array.from(
      document.querySelectorAll(selector),
      (each) => each.getAttribute("aria-label") ?? each.id ?? each.className,
    );
  const open = document.querySelectorAll("main details[open]").length;
  const amount = Math.round(Math.log2(document.getElementsByTagName("*").length) * 4);
  const description = [
    location.pathname,
    scripted ? "" : "plain",
    innerWidth,
    amount,
    Math.min(open, 2),
    document.activeElement?.localName === "h1" ? "h1" : "",
    dataset.sidebar ?? "",
    ...named("dialog[open], :popover-open, [role=alert], [aria-selected=true]").slice(0, 8),
  ].join(" ");
  let [one, other] = [7, 31];
  for (let index = 0; index < description.length; index += 1) {
    const code = description.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other, 33) + code;
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}

/** Waits for the animations that end soon. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000);
  await Promise.allSettled(
    ending.filter(({ playState }) => playState === "running").map(({ finished }) => finished),
  );
}

/** Runs in a page from its start, before any script of the page. */
function watchStates(
  stateNow: typeof describeState,
  measureNow: typeof measure,
  known: string,
  report: string,
): void {
  const checkedHere = new Set(known.split(" "));
  const checkNow = (event: Event) => {
    if (!event.isTrusted) return;
    const state = stateNow();
    if (state === null || checkedHere.has(state)) return;
    const boxes = measureNow();
    if (boxes.moving === 0) checkedHere.add(state);
    Reflect.get(window, report)?.(state, JSON.stringify(boxes));
  };
  for (const type of ["pointerdown", "keydown", "pagehide"]) {
    addEventListener(type, checkNow, { capture: true });
  }
}
