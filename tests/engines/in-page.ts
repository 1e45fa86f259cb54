import { computeAccessibleName, getRole } from "dom-accessibility-api";
import type { Part, Pattern, State } from "./target.ts";

/** What the page shows for a target. */
export type Shown = {
  name: string;
  text: string;
  value: string;
  box: DOMRect;
};

/** How a wait ended: what was found last, and where a click would hit it or what covers it. */
export type Answer = {
  ok: boolean;
  found: Shown[];
  x: number;
  y: number;
  cover?: string | undefined;
};

/** What a target must be: the only one with an area, or nothing, or also in reach of a click. */
export type Wanted = "see" | "gone" | "reach";

/**
 * Waits in the page until a target is what is wanted, for a second at most: fewer questions from
 * outside are much faster. Bundled and put into the page as `globalThis.waitFor`.
 */
async function waitFor(wanted: Wanted, target: readonly Part[]): Promise<Answer> {
  let before = "";
  for (let end = Date.now() + 1_000; ; ) {
    const answer = check(wanted, target);
    const now = JSON.stringify(answer);
    const isStill = wanted !== "reach" || now === before;
    if ((answer.ok && isStill) || Date.now() > end) return { ...answer, ok: answer.ok && isStill };
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

Object.assign(globalThis, { waitFor, checkNow: check });

function check(wanted: Wanted, target: readonly Part[]): Answer {
  const start: (Document | Element)[] = [document];
  const elements = target.reduce(narrow, start).filter((each) => each instanceof Element);
  const found = elements.map(show);
  const seen = found.filter(({ box }) => box.width > 0 && box.height > 0);
  const answer = { found, x: 0, y: 0 };
  if (wanted === "gone") return { ...answer, ok: seen.length === 0 };
  const [element, ...others] = elements;
  if (!element || others.length > 0 || seen.length === 0) return { ...answer, ok: false };
  if (wanted === "see") return { ...answer, ok: true };
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  // The centre of a link that breaks over two lines is in neither line.
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  // A click on a label reaches the control that it labels.
  const ok =
    hit !== null &&
    (element.contains(hit) || hit.contains(element) || hit.closest("label")?.control === element);
  return { found: [show(element)], x, y, ok, cover: hit?.outerHTML.slice(0, 80) };
}

function show(element: Element): Shown {
  return {
    name: nameOf(element),
    text: joined(element instanceof HTMLElement ? element.innerText : element.textContent),
    value: "value" in element ? String(element.value) : "",
    box: element.getBoundingClientRect(),
  };
}

/** Where elements of a role can be found; with the role written out they can be anywhere. */
const places: Readonly<Record<string, string>> = {
  ...{ button: "button, summary, input", heading: "h1, h2, h3, h4", link: "a" },
  ...{ textbox: "input, textarea", radio: "input", checkbox: "input", combobox: "input, select" },
};

const states: Readonly<Record<State, (element: Element) => boolean>> = {
  focused: (element) => element === document.activeElement,
  chosen: (element) => element.matches(":checked, [aria-checked=true], [aria-selected=true]"),
  disabled: (element) => element.matches(":disabled, [aria-disabled=true]"),
};

/** The elements that a part of a target finds in those that the parts before it have found. */
function narrow(found: (Document | Element)[], [kind, wanted]: Part): (Document | Element)[] {
  const own = found.filter((each) => each instanceof Element);
  const inside = (selector: string) =>
    Array.from(new Set(found.flatMap((root) => Array.from(root.querySelectorAll(selector)))));
  switch (kind) {
    case "role": {
      const place = places[wanted] ? `${places[wanted]}, [role=${wanted}]` : "*";
      return inside(place).filter((each) => roleOf(each) === wanted && isExposed(each));
    }
    case "css":
      return inside(wanted).filter(isExposed);
    case "text": {
      const all = [...own, ...inside("*")].filter((each) => fits(joined(each.textContent), wanted));
      const innermost = all.filter((each) => !all.some((b) => b !== each && each.contains(b)));
      return innermost.filter(isExposed);
    }
    case "named":
      return own.filter((each) => fits(nameOf(each), wanted));
    case "valued":
      return own.filter((each) => fits(show(each).value, wanted));
    case "is":
      return own.filter(states[wanted]);
    case "not":
      return own.filter((each) => !states[wanted](each));
    case "nth":
      return own.slice(wanted, wanted + 1);
  }
}

function fits(text: string, wanted: Pattern): boolean {
  if (typeof wanted === "string") return text === wanted;
  return new RegExp(wanted.source, wanted.flags).test(text);
}

function roleOf(element: Element): string | null {
  // A header or footer of a section isn't a landmark.
  const part = ":is(article, aside, main, nav, section) :is(header, footer):not([role])";
  return element.matches(part) ? null : getRole(element);
}

function isExposed(element: Element): boolean {
  const hidden = element.closest("[aria-hidden='true'], [inert]");
  return hidden === null && element.checkVisibility({ visibilityProperty: true });
}

function nameOf(element: Element): string {
  return joined(computeAccessibleName(element));
}

function joined(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}
