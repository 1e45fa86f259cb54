import { computeAccessibleName, getRole } from "dom-accessibility-api";
import type { Part, Pattern } from "./target.ts";

/** What the page shows of an element, where a click would hit it, and what would be hit instead. */
export type Shown = { text: string; box: DOMRect; x: number; y: number; cover: string | undefined };

/** Finds the visible elements of a target. If there is only one, it can be scrolled into view. */
export function find(target: readonly Part[], scroll: boolean): Shown[] {
  const start: (Document | Element)[] = [document];
  const found = target.reduce(narrow, start).filter((each) => each instanceof Element);
  const [only, ...others] = found.filter(hasArea);
  if (only && scroll && others.length === 0) {
    only.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  }
  return found.filter(hasArea).map(show);
}

function show(element: Element): Shown {
  const box = element.getBoundingClientRect();
  // The centre of a link that breaks over two lines is in neither line.
  const [line = box] = element.getClientRects();
  const [x, y] = [Math.round(line.x + line.width / 2), Math.round(line.y + line.height / 2)];
  const hit = document.elementFromPoint(x, y);
  // A click on a label reaches the control that it labels.
  const isHit =
    element.contains(hit) || hit?.contains(element) || hit?.closest("label")?.control === element;
  const text = joined(element instanceof HTMLElement ? element.innerText : element.textContent);
  return { text, box, x, y, cover: isHit ? undefined : String(hit?.outerHTML.slice(0, 80)) };
}

/** The elements that a part of a target finds in those that the parts before it have found. */
function narrow(found: (Document | Element)[], [kind, wanted]: Part): (Document | Element)[] {
  const own = found.filter((each) => each instanceof Element);
  const inside = (selector: string) =>
    Array.from(new Set(found.flatMap((root) => Array.from(root.querySelectorAll(selector)))));
  switch (kind) {
    case "role":
      return inside("*").filter((each) => roleOf(each) === wanted && isVisible(each));
    case "css":
      return inside(wanted).filter(isVisible);
    case "text": {
      const all = [...own, ...inside("*")].filter((each) => fits(joined(each.textContent), wanted));
      const innermost = all.filter((each) => !all.some((b) => b !== each && each.contains(b)));
      return innermost.filter(isVisible);
    }
    case "named":
      return own.filter((each) => fits(joined(computeAccessibleName(each)), wanted));
    case "valued":
      return own.filter((each) => "value" in each && fits(String(each.value), wanted));
    case "matches":
      return own.filter((each) => each.matches(wanted));
    case "nth":
      return own.slice(wanted, wanted + 1);
  }
}

function fits(text: string, wanted: Pattern): boolean {
  if (typeof wanted === "string") return text === wanted;
  return new RegExp(wanted.source, wanted.flags).test(text);
}

const joined = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

function hasArea(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function isVisible(element: Element): boolean {
  const hidden = element.closest("[aria-hidden='true'], [inert]");
  return hidden === null && element.checkVisibility({ visibilityProperty: true });
}

function roleOf(element: Element): string | null {
  // A header or footer of a section isn't a landmark.
  const part = ":is(article, aside, main, nav, section) :is(header, footer):not([role])";
  return element.matches(part) ? null : getRole(element);
}
