import type { BrowserContext, Page } from "@playwright/test";
import type { Boxes } from "../../layout/boxes.ts";
import { unexpected } from "../../layout/exceptions.ts";
import { measure } from "../../layout/measure.ts";
import { findingsIn } from "../../layout/rules.ts";
import { inWords, look } from "./look.ts";

/** States that were looked at in this process. The same state of fifty journeys is measured once. */
const seen = new Set<string>();

const binding = "reportState";

/**
 * Looks at every state that a journey reaches on the pages of a context: just before a click or a
 * key changes it, and before the page is left. At that point the journey has found what it waited
 * for. The last state is for `lookAtLast`.
 */
export async function openEyes(
  context: BrowserContext,
  complain: (text: string) => void,
): Promise<void> {
  await context.exposeBinding(binding, (_source, state: string, text: string) =>
    judge(state, JSON.parse(text), complain),
  );
  const known = JSON.stringify([...seen]);
  await context.addInitScript({
    content: `(${watchStates})(${describeState}, ${measure}, ${known}, "${binding}")`,
  });
}

/** Looks at the state in which a journey leaves a page. */
export async function lookAtLast(page: Page, complain: (text: string) => void): Promise<void> {
  try {
    const state = await page.evaluate(describeState);
    if (state === null || seen.has(state)) return;
    await page.evaluate(untilStill);
    const { boxes } = await look(page);
    judge(state, boxes, complain);
  } catch (error) {
    // A page that has just been closed or left has no last state.
    if (!/closed|destroyed|crashed/.test(String(error))) throw error;
  }
}

function judge(state: string, boxes: Boxes, complain: (text: string) => void): void {
  // Elements that still move are checked when the state is reached again.
  if (boxes.moving === 0) seen.add(state);
  for (const finding of unexpected(findingsIn(boxes), boxes.address)) {
    complain(`${boxes.address.slice(0, 80)} at ${boxes.viewport.width} px: ${inWords(finding)}`);
  }
}

/**
 * What distinguishes the states of a page: address, width, what is open, what is selected and, with
 * a tolerance of a sixth, how much there is. Null for a page that isn't alive yet, and for print.
 */
function describeState(): string | null {
  const { dataset } = document.documentElement;
  const scripted = matchMedia("(scripting: enabled)").matches;
  if ((scripted && !("alive" in dataset)) || matchMedia("print").matches) return null;
  // The skip link covers what is under it, and goes when it loses the focus.
  if (document.activeElement?.matches('a[href="#main"]')) return null;
  const named = (selector: string) =>
    Array.from(
      document.querySelectorAll(selector),
      (each) => each.getAttribute("aria-label") ?? each.id ?? each.className,
    );
  const open = document.querySelectorAll("main details[open]").length;
  const amount = Math.round(Math.log2(document.getElementsByTagName("*").length) * 4);
  return [
    location.pathname,
    scripted ? "" : "plain",
    innerWidth,
    amount,
    Math.min(open, 2),
    document.activeElement?.localName === "h1" ? "h1" : "",
    dataset.sidebar ?? "",
    ...named("dialog[open], :popover-open, [role=alert], [aria-selected=true]").slice(0, 8),
  ].join(" ");
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
  known: string[],
  report: string,
): void {
  const seenHere = new Set(known);
  const lookNow = (event: Event) => {
    if (!event.isTrusted) return;
    const state = stateNow();
    if (state === null || seenHere.has(state)) return;
    const boxes = measureNow();
    if (boxes.moving === 0) seenHere.add(state);
    Reflect.get(window, report)?.(state, JSON.stringify(boxes));
  };
  for (const type of ["pointerdown", "keydown", "pagehide"]) {
    addEventListener(type, lookNow, { capture: true });
  }
}
